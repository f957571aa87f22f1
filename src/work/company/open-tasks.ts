import { tasksOfUser, taxTasks } from '../../domain/people/open-tasks.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { namesOf } from '../../store/people/names.ts'
import { type AlikePeople, peopleAlike, peopleOfKinds } from '../../store/people/open-facts.ts'
import { loadStatusFacts } from '../../store/people/status-facts.ts'
import { known } from '../../wire/fields/nouns.ts'
import { type Page, pageOf } from '../../wire/fields/paging.ts'
import { tasksOfCompanies } from './tasks.ts'

/** A task of the company, or of somebody who works there. */
interface OpenTask {
  readonly userId: Id<'user'> | null
  readonly userName: string
  readonly code: string
  readonly task: string
  readonly description: string
  readonly operation: string
  /** Where it stands in the list: whose it is, and which of theirs. */
  readonly key: string
}

/** How the company's own stand in a cursor, before everybody's. */
const COMPANY = 'company'

/** The tasks of a company, then those of its people in order of creation; only those on the page are looked at closely. */
export async function openTasks(work: Work, companyId: Id<'company'>, asked: Page) {
  const own = known((await tasksOfCompanies(work, [companyId])).get(companyId), 'company')
  const alike = (await peopleAlike(work, companyId)).filter(hasTasks)
  const kinds = new Map(alike.map((people) => [people.kind, people]))

  const [after = COMPANY, place = '-1'] = asked.cursor?.split(':') ?? []
  const theirs = await tasksOfPeople(work, companyId, {
    kinds,
    since: after === COMPANY ? undefined : after,
    // Each has a task at least, and the first may have been answered whole.
    atMost: asked.limit ? asked.limit + 2 : undefined,
  })
  const all = [...own.map((task) => ({ ...task, userId: null, userName: '' })), ...theirs]
  const rest = keyed(all).filter(({ key }) => !asked.cursor || isAfter(key, { after, place: Number(place) }))
  const people = alike.reduce((sum, each) => sum + each.people, 0)
  return { people, ...pageOf(asked, rest, ({ key }) => key) }
}

const hasTasks = (people: AlikePeople): boolean => people.mayLack || taxTasks(people).length > 0

async function tasksOfPeople(
  work: Work,
  companyId: Id<'company'>,
  {
    kinds,
    ...range
  }: { kinds: ReadonlyMap<string, AlikePeople>; since: string | undefined; atMost: number | undefined },
): Promise<readonly Omit<OpenTask, 'key'>[]> {
  if (kinds.size === 0) return []
  const found = await peopleOfKinds(work, companyId, { kinds: [...kinds.keys()], ...range })
  if (found.length === 0) return []
  const kindOf = new Map(found.map(({ userId, kind }) => [userId, kinds.get(kind)!]))
  const userIds = [...kindOf.keys()]
  const people = await loadStatusFacts(work, companyId, userIds, 'unlocked')
  const names = await namesOf(work, companyId, userIds)
  return people.flatMap((user) =>
    tasksOfUser(user, kindOf.get(user.userId)!).map((task) => ({
      ...task,
      userId: user.userId,
      userName: names.get(user.userId)!,
    })),
  )
}

function keyed(tasks: readonly Omit<OpenTask, 'key'>[]): readonly OpenTask[] {
  const counts = new Map<string, number>()
  return tasks.map((task) => {
    const whose = task.userId ?? COMPANY
    const place = counts.get(whose) ?? 0
    counts.set(whose, place + 1)
    return { ...task, key: `${whose}:${place}` }
  })
}

function isAfter(key: string, cursor: { readonly after: string; readonly place: number }): boolean {
  const [whose, place] = key.split(':')
  if (whose === cursor.after) return Number(place) > cursor.place
  return whose !== COMPANY
}
