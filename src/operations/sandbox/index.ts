export { refreshCompanyBankAccountStatus } from './refreshCompanyBankAccountStatus.ts'
