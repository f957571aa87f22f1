import type { z } from 'zod'
import type { ListedFacts } from '../../domain/people/user-facts.ts'
import type { Id } from '../../kernel/ids.ts'
import { companyExists } from '../../store/company/companies.ts'
import type { Work } from '../../store/database/work.ts'
import { type ListAsked, loadUserList } from '../../store/people/user-list.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { type Page, pageOf, rangeOf } from '../../wire/fields/paging.ts'
import type { listedUser } from '../../wire/user.ts'
import { listForm } from '../../wire/user-forms.ts'
import type { userListReply } from '../../wire/user-list.ts'

export async function userList(
  work: Work,
  asked: Page & { readonly companyId: Id<'company'> },
  which: Pick<ListAsked, 'which' | 'status' | 'reference'> = {},
  form: (user: ListedFacts) => z.output<typeof listedUser> = listForm,
): Promise<z.output<typeof userListReply>> {
  const users = await loadUserList(work, asked.companyId, { ...which, ...rangeOf(asked) })
  if (users.length === 0 && !(await companyExists(work, asked.companyId))) throw unknownId('company')

  const { items, next } = pageOf(asked, users, (user) => user.userId)
  return { users: items.map(form), ...next }
}
