import type { Id } from '../../kernel/ids.ts'
import { loadBusinessUsers } from '../../store/company/business-users.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { ownerOf } from '../../store/database/lookup.ts'
import type { Work } from '../../store/database/work.ts'
import { known, nouns } from '../../wire/fields/nouns.ts'

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
