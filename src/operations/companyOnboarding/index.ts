export { companyRegistration } from './companyRegistration.ts'
export { createBusiness } from './createBusiness.ts'
