import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { type Detail, Problem } from '../../kernel/problem.ts'
import type { Work } from '../../store/database/work.ts'
import { importedPeople } from '../../store/payroll/imported-people.ts'
import { revisionsOf } from '../../store/payroll/payroll-data.ts'
import type { revisionRefusals } from '../../wire/payroll-data.ts'

/** Someone whose data may only be changed as they were read. */
export interface Expected {
  readonly userId: string
  readonly name: string
  readonly ifRevision: string
  /** Where the revision stands in the body. */
  readonly path: string
}

export type RefusedStale = (name: keyof typeof revisionRefusals, words: { people: string }) => Problem

/** The period is locked: nobody changes anything between this and the write. */
export async function checkRevisions(
  work: Work,
  period: PeriodFacts,
  expected: readonly Expected[],
  refused: RefusedStale,
): Promise<void> {
  if (expected.length === 0) return
  const now = await revisionsOf(
    work,
    period,
    expected.map(({ userId }) => userId),
  )

  const stale = expected.filter(({ userId, ifRevision }) => now.get(userId) !== ifRevision)
  if (stale.length === 0) return
  const names = stale.slice(0, NAMED).map(({ name }) => name)
  const more = stale.length > names.length ? ` and ${stale.length - names.length} more` : ''
  const { code, message, refusal } = refused('staleRevision', { people: `${names.join(', ')}${more}` })
  throw new Problem(code, message, { details: stale.slice(0, TOLD).map(detailOf), refusal: refusal! })
}

/** Of a change to one person; answers what `newRevisions` then asks for. */
export async function expectedOne(
  work: Work,
  period: PeriodFacts,
  { userId, ifRevision }: { readonly userId: string; readonly ifRevision?: string | null | undefined },
): Promise<readonly Expected[]> {
  if (!ifRevision) return []
  const people = await importedPeople(work, period, [userId])
  return [{ userId, ifRevision, name: people.get(userId)!.name, path: 'ifRevision' }]
}

/** After the write, of those who said on what it was made: they can go on from there. */
export async function newRevisions(work: Work, period: PeriodFacts, expected: readonly Expected[]) {
  if (expected.length === 0) return {}
  const userIds = [...new Set(expected.map(({ userId }) => userId))]
  const now = await revisionsOf(work, period, userIds)
  return { revisions: userIds.map((userId) => ({ userId, revision: now.get(userId)! })) }
}

const [NAMED, TOLD] = [10, 100]

const detailOf = ({ path, name }: Expected): Detail => ({
  path,
  message: `the data of ${name} have changed since they were read`,
})
