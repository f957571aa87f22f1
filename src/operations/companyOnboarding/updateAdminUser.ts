import { operation } from '../operation.ts'
import { updateBusinessUser } from './updateBusinessUser.ts'

/** The administrator is a business user: the same change under the name that onboarding gives it. */
export const updateAdminUser = operation({
  ...updateBusinessUser,
  address: 'companyOnboarding/updateAdminUser',
  summary: 'Completes the administrator whom companyRegistration named.',
})
