import { z } from 'zod'
import { listForm } from '../../domain/people/user-forms.ts'
import type { Id } from '../../kernel/ids.ts'
import { companyExists } from '../../store/company/companies.ts'
import type { Work } from '../../store/database/work.ts'
import { type ListAsked, loadUserList } from '../../store/people/user-list.ts'
import { id } from '../fields.ts'
import { unknownId } from '../operation.ts'
import { type Page, page, pageOf, pageReply, rangeOf } from '../paging.ts'
import { listedUser } from './user.ts'

/** The lists of users: all of a company, or those of one sort. */

export const userListBody = z.object({ companyId: id('company'), ...page })
export const userListReply = z.object({ users: z.array(listedUser), ...pageReply })

export async function userList(
  work: Work,
  asked: Page & { readonly companyId: Id<'company'> },
  which: Pick<ListAsked, 'which'> = {},
): Promise<z.output<typeof userListReply>> {
  const users = await loadUserList(work, asked.companyId, { ...which, ...rangeOf(asked) })
  if (users.length === 0 && !(await companyExists(work, asked.companyId))) throw unknownId('company')

  const { items, next } = pageOf(asked, users, (user) => user.userId)
  return { users: items.map(listForm), ...next }
}
