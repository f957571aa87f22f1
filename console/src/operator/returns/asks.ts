import { ask } from '../../calls/operations.ts'

export const returnsAsks = () => ({ returned: ask('operator/getReturnedPayments', {}) })
