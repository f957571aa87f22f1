import type { PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const startAsks = () => ({
  health: ask('operator/getHealth', {}),
  companies: ask('reports/getClientSummary', { limit: 8 }),
})

export type StartProps = PageProps<ReturnType<typeof startAsks>>
