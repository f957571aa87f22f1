import { ask } from '../../calls/operations.ts'

export const startAsks = () => ({
  health: ask('operator/getHealth', {}),
  companies: ask('reports/getClientSummary', { limit: 8 }),
})
