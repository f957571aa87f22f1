export { advanceClock } from './advanceClock.ts'
export { getClock } from './getClock.ts'
export { refreshCompanyBankAccountStatus } from './refreshCompanyBankAccountStatus.ts'
export { setClock } from './setClock.ts'
