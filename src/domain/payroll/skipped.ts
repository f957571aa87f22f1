import type { Skipped } from '../pay/paycheck-types.ts'
import type { PersonFacts } from './person.ts'

export const skipKinds = [
  'recurringPayItem',
  'benefitEnrollment',
  'garnishment',
] as const satisfies readonly Skipped['kind'][]

/** Something that a period would take or give by itself, and was told not to. */
export type Skip = Omit<Skipped, 'name'>

/** What stands with a worker, by the id under which a period may skip it. */
export type StandingItem = Omit<Skipped, 'reason'>

type Standing = Pick<PersonFacts, 'recurring' | 'benefits' | 'garnishments'>

/** In the order in which a paycheck meets them. */
export const standingItems = ({ recurring, benefits, garnishments }: Standing): readonly StandingItem[] => [
  ...recurring.map(({ id, type }) => ({ kind: 'recurringPayItem' as const, itemId: id, name: type })),
  ...benefits.map(({ enrollmentId, name }) => ({
    kind: 'benefitEnrollment' as const,
    itemId: enrollmentId,
    name,
  })),
  ...garnishments.map(({ id, type }) => ({ kind: 'garnishment' as const, itemId: id, name: type })),
]

/** Of these, what the period skips. What has ended since is not there any more. */
export function skippedItems(person: PersonFacts): readonly Skipped[] {
  const { skipped } = person.given
  if (skipped === undefined) return NONE
  const reasons = new Map(skipped.map(({ itemId, reason }) => [itemId, reason]))
  return standingItems(person).flatMap((item) => {
    const reason = reasons.get(item.itemId)
    return reason === undefined ? [] : [{ ...item, reason }]
  })
}

export const isSkipped = ({ skipped }: PersonFacts['given'], itemId: string | undefined): boolean =>
  skipped?.some((skip) => skip.itemId === itemId) === true

const NONE: readonly never[] = []
