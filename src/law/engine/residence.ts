import type { PayFacts } from '../language/types.ts'
import { residences } from '../us/residence/index.ts'
import { choosePlain } from './editions.ts'

/** Which states withhold income tax from a payment; applied here and nowhere else. */
export interface StateDuty {
  readonly state: string
  readonly residency: 'resident' | 'nonresident'
  /** The home state gives credit for what the work state takes. */
  readonly lessWorkState: boolean
}

export function stateDuties(
  facts: Pick<PayFacts, 'payDate' | 'work' | 'resident' | 'militarySpouse'>,
  taxesWages: (state: string) => boolean,
): StateDuty[] {
  const [work, home] = [facts.work.state, facts.resident.state]
  if (work === home) {
    return facts.militarySpouse ? [] : [{ state: work, residency: 'resident', lessWorkState: false }]
  }
  const table = choosePlain(residences, facts.payDate)
  const spared = table.reciprocity[work]
  const leftAlone =
    facts.militarySpouse === true ||
    (spared !== undefined && (spared.residentsOf === 'everywhere' || spared.residentsOf.includes(home)))
  const atHome: StateDuty = { state: home, residency: 'resident', lessWorkState: true }
  if (leftAlone) return [{ ...atHome, lessWorkState: false }]
  const atWork: StateDuty = { state: work, residency: 'nonresident', lessWorkState: false }
  const nothingMore = table.homeTakesNothing.includes(home) && taxesWages(work)
  return nothingMore ? [atWork] : [atWork, atHome]
}

/** The place of a resident who has named none, at home or at work, in a home state that withholds. */
export function unnamedPlace({ payDate, work, resident }: PayFacts): string | undefined {
  const place = choosePlain(residences, payDate).unnamedPlace[resident.state]
  const named = [...(resident.localities ?? []), ...(work.localities ?? [])]
  return named.some((each) => each.startsWith(`${resident.state}-`)) ? undefined : place
}
