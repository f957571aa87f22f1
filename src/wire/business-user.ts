import { z } from 'zod'
import type { BusinessUser, NewBusinessUser } from '../domain/company/business-user.ts'
import { businessUserFields } from './business.ts'
import { id, sparse } from './fields/fields.ts'

/** What the operations about one business user share: how it is sent as a change, found and merged. */

export const changedBusinessUser = z.object({
  businessUserId: id('businessUser'),
  ...sparse(businessUserFields),
})

export const businessUserReply = z.object({
  businessUser: z.object({ businessUserId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
})

/** What is sent goes over what is known. */
export function mergedBusinessUser(
  known: BusinessUser,
  { ownershipPercentage, language, ...sent }: Omit<z.output<typeof changedBusinessUser>, 'businessUserId'>,
): NewBusinessUser {
  return {
    ...known,
    ...sent,
    language: language || known.language,
    ownershipBasisPoints: ownershipPercentage ?? known.ownershipBasisPoints,
  }
}
