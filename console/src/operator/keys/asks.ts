import { ask } from '../../calls/operations.ts'

export const keysAsks = () => ({ keys: ask('operator/getApiKeys', {}) })
