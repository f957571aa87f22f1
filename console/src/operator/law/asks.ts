import { ask } from '../../calls/operations.ts'

export const lawAsks = () => ({ law: ask('operator/getLawCoverage', {}) })
