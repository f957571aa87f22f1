import { ask } from '../../calls/operations.ts'

export const parkedAsks = () => ({ parked: ask('operator/getParkedWork', {}) })
