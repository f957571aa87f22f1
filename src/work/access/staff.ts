import type { Id } from '../../kernel/ids.ts'
import { type PersonWithAccess, personWithAccess } from '../../store/access/people.ts'
import type { StaffKey } from '../../store/access/staff.ts'
import { companyExists } from '../../store/company/companies.ts'
import { ownerOf } from '../../store/database/lookup.ts'
import type { Work } from '../../store/database/work.ts'
import { nouns, unknownId } from '../../wire/fields/nouns.ts'

/** Refuses a company or a business user that is not there. A bad company is told first. */
export async function staffOfCompany(work: Work, { companyId, businessUserId }: StaffKey): Promise<void> {
  if (!(await companyExists(work, companyId))) throw unknownId('company')
  if ((await ownerOf(work, nouns.businessUser, businessUserId)) !== companyId) throw unknownId('businessUser')
}

/** The one person that a body names, by either id: who may sign in, or why not. */
export async function personNamed(
  work: Work,
  {
    companyId,
    userId,
    businessUserId,
  }: {
    readonly companyId: Id<'company'>
    readonly userId?: Id<'user'> | undefined
    readonly businessUserId?: Id<'businessUser'> | undefined
  },
): Promise<PersonWithAccess | 'onePerson' | 'noAccess'> {
  if (!(await companyExists(work, companyId))) throw unknownId('company')
  const personId = userId ?? businessUserId
  if (personId === undefined || (userId && businessUserId)) return 'onePerson'
  const noun = userId ? 'user' : 'businessUser'
  if ((await ownerOf(work, nouns[noun], personId)) !== companyId) throw unknownId(noun)
  return (await personWithAccess(work, personId)) ?? 'noAccess'
}

export const personRefusals = {
  onePerson: 'Send userId or businessUserId, and not both',
  noAccess: 'This business user has no access yet; use grantAccess first',
} as const
