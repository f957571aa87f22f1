import { businessUserChange } from '../declaration/business-user-change.ts'

export const updateAdminUser = businessUserChange(
  'companyOnboarding/updateAdminUser',
  'Completes the administrator whom companyRegistration named.',
)
