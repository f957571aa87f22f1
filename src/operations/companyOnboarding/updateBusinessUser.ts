import { businessUserChange } from '../declaration/business-user-change.ts'

export const updateBusinessUser = businessUserChange(
  'companyOnboarding/updateBusinessUser',
  'Changes what is known of an owner, administrator or bookkeeper.',
)
