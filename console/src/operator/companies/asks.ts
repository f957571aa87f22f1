import { ask } from '../../calls/operations.ts'

export const companiesAsks = () => ({ companies: ask('reports/getCompanies', {}) })
