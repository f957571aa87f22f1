import type { z } from 'zod'
import type { ListedFacts } from '../../domain/people/user-facts.ts'
import type { UserSort } from '../../domain/people/user-sorts.ts'
import type { Id } from '../../kernel/ids.ts'
import { companyExists } from '../../store/company/companies.ts'
import type { Work } from '../../store/database/work.ts'
import { countPeople, findPeople, type PeopleAsked } from '../../store/people/find.ts'
import { type ListAsked, loadUserList, sorts } from '../../store/people/user-list.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { type Page, pageOf, rangeOf } from '../../wire/fields/paging.ts'
import type { listedUser } from '../../wire/user.ts'
import { listForm } from '../../wire/user-forms.ts'
import type { userListReply } from '../../wire/user-list.ts'

/** A list of people as the interface has it: narrowed, sorted, and by the page. */
export async function userList(
  work: Work,
  asked: Asked,
  which: Pick<ListAsked, 'which' | 'status' | 'reference'> = {},
  form: (user: ListedFacts) => z.output<typeof listedUser> = listForm,
): Promise<z.output<typeof userListReply>> {
  const people: PeopleAsked = {
    companyId: asked.companyId,
    text: asked.search || undefined,
    workerType: asked.workerType ?? undefined,
    stateCode: asked.stateCode?.toUpperCase() || undefined,
    status: which.status,
    reference: which.reference || undefined,
    further: which.which && sorts[which.which](asked.companyId),
  }
  const total: { total?: number } = asked.limit ? { total: await countPeople(work, people) } : {}
  const { users, next } = isPlain(asked)
    ? await inOrder(work, asked, which)
    : await found(work, asked, people, total)
  if (users.length === 0 && !(await companyExists(work, asked.companyId))) throw unknownId('company')
  return { users: users.map(form), ...total, ...next }
}

interface Asked extends Page {
  readonly companyId: Id<'company'>
  readonly search?: string
  readonly workerType?: string | null | undefined
  readonly stateCode?: string
  readonly sort?: UserSort | null | undefined
}

const isPlain = ({ search, workerType, stateCode, sort }: Asked): boolean =>
  !search && !workerType && !stateCode && (sort ?? 'created') === 'created'

/** Everyone in order of creation: one statement loads and lists them. */
async function inOrder(work: Work, asked: Asked, which: ListAsked) {
  const range = rangeOf({ limit: asked.limit, cursor: asked.cursor?.split('\n').at(-1) })
  const users = await loadUserList(work, asked.companyId, { ...which, ...range })
  const { items, next } = pageOf(asked, users, (user) => user.userId)
  return { users: items, next }
}

/** Found first, by an index; then only those are loaded. */
async function found(work: Work, asked: Asked, people: PeopleAsked, { total }: { readonly total?: number }) {
  const [userId, key] = (asked.cursor?.split('\n') ?? []).reverse()
  const ids = await findPeople(work, people, {
    sort: asked.sort ?? 'created',
    after: userId ? { userId, key: key ?? '' } : undefined,
    atMost: asked.limit ? asked.limit + 1 : undefined,
    total,
  })
  const { items, next } = pageOf(asked, ids, (one) =>
    one.key === '' ? one.userId : `${one.key}\n${one.userId}`,
  )
  const userIds = items.map((one) => one.userId)
  const loaded = userIds.length === 0 ? [] : await loadUserList(work, asked.companyId, { userIds })
  const byId = new Map(loaded.map((user) => [user.userId, user]))
  return { users: userIds.map((id) => byId.get(id)!), next }
}
