export { addUserBankAccount } from './addUserBankAccount.ts'
export { deactivateUserBankAccount } from './deactivateUserBankAccount.ts'
export { updateKycInformation } from './updateKycInformation.ts'
export { updateUserPayPercentage } from './updateUserPayPercentage.ts'
