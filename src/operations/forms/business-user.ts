import { z } from 'zod'
import type { Id } from '../../kernel/ids.ts'
import {
  type BusinessUser,
  loadBusinessUsers,
  type NewBusinessUser,
} from '../../store/company/business-users.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { ownerOf } from '../../store/database/lookup.ts'
import type { Work } from '../../store/database/work.ts'
import { id, sparse } from '../fields.ts'
import { nouns } from '../nouns.ts'
import { known } from '../operation.ts'
import { businessUserFields } from './business.ts'

/** What the operations about one business user share: how it is sent as a change, found and merged. */

export const changedBusinessUser = z.object({
  businessUserId: id('businessUser'),
  ...sparse(businessUserFields),
})

export const businessUserReply = z.object({
  businessUser: z.object({ businessUserId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
})

/** The person among all business users of the company, which is locked. */
export async function businessUserOf(work: Work, businessUserId: Id<'businessUser'>) {
  const companyId = known(await ownerOf(work, nouns.businessUser, businessUserId), 'businessUser')
  await lockCompany(work, companyId)
  const all = await loadBusinessUsers(work, companyId)
  const person = known(
    all.find((each) => each.businessUserId === businessUserId),
    'businessUser',
  )
  return { companyId, all, person }
}

/** What is sent goes over what is known. */
export function mergedBusinessUser(
  known: BusinessUser,
  { ownershipPercentage, ...sent }: Omit<z.output<typeof changedBusinessUser>, 'businessUserId'>,
): NewBusinessUser {
  return {
    ...known,
    ssn: known.ssn?.reveal() ?? '',
    dateOfBirth: known.dateOfBirth?.reveal() ?? '',
    ...sent,
    ownershipBasisPoints: ownershipPercentage ?? known.ownershipBasisPoints,
  }
}
