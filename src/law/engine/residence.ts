import type { LookUp } from '../language/look-up.ts'
import type { ResidenceTable } from '../language/residence-table.ts'
import type { PayFacts } from '../language/types.ts'
import { type Chosen, needTable } from './editions.ts'
import { editionsOf } from './shelf.ts'

/** Which states withhold income tax from a payment; applied here and nowhere else. */
export interface StateDuty {
  readonly state: string
  readonly residency: 'resident' | 'nonresident'
  /** The home state gives credit for what the work state takes. */
  readonly lessWorkState: boolean
}

type Paid = Pick<
  PayFacts,
  'payDate' | 'work' | 'resident' | 'militarySpouse' | 'homeIsUnregistered' | 'spared' | 'lacksNonresidence'
>

/** What the states have agreed about workers who live in one and work in another. */
export const residenceOn = ({ payDate }: Pick<Paid, 'payDate'>, lookUp: LookUp): Chosen<ResidenceTable> =>
  needTable('residence', 'US', payDate, lookUp)

/** An employer owes a home state nothing where it has no account: there it withholds nothing. */
export function stateDuties(
  facts: Paid,
  residence: () => Chosen<ResidenceTable>,
  taxesWages: (state: string) => boolean,
): StateDuty[] {
  const duties = agreedDuties(facts, residence, taxesWages)
  return isLeftOut(facts) ? duties.filter(({ state }) => state !== facts.resident.state) : duties
}

/** The home state is another than the work state, and none of the employer's. */
export const isLeftOut = ({ work, resident, homeIsUnregistered }: Omit<Paid, 'payDate'>): boolean =>
  homeIsUnregistered === true && work.state !== resident.state

function agreedDuties(
  facts: Paid,
  residence: () => Chosen<ResidenceTable>,
  taxesWages: (state: string) => boolean,
): StateDuty[] {
  const [work, home] = [facts.work.state, facts.resident.state]
  if (work === home) {
    return facts.militarySpouse ? [] : [{ state: work, residency: 'resident', lessWorkState: false }]
  }
  const { law } = residence()
  const spared = law.reciprocity[work]
  const leftAlone =
    facts.militarySpouse === true ||
    facts.spared !== undefined ||
    (facts.lacksNonresidence !== true && isAgreed(spared, home))
  const atHome: StateDuty = { state: home, residency: 'resident', lessWorkState: true }
  if (leftAlone) return [{ ...atHome, lessWorkState: false }]
  const atWork: StateDuty = { state: work, residency: 'nonresident', lessWorkState: false }
  const nothingMore = law.homeTakesNothing.includes(home) && taxesWages(work)
  return nothingMore ? [atWork] : [atWork, atHome]
}

type Agreement = ResidenceTable['reciprocity'][string] | undefined

const isAgreed = (agreement: Agreement, home: string): boolean =>
  agreement !== undefined && (agreement.residentsOf === 'everywhere' || agreement.residentsOf.includes(home))

/** The form by which the work state leaves residents of the home state alone, as of today; undefined where it does not. */
export function nonresidenceForm(work: string, home: string): string | undefined {
  const agreement = editionsOf('residence', 'US')[0]?.reciprocity[work]
  return work !== home && isAgreed(agreement, home) ? agreement?.form : undefined
}

/** The place of a resident who has named none, at home or at work, in a home state that withholds. */
export function unnamedPlace({ work, resident }: PayFacts, { unnamedPlace }: ResidenceTable) {
  const named = [...(resident.localities ?? []), ...(work.localities ?? [])]
  const hasNamed = named.some((each) => each.startsWith(`${resident.state}-`))
  return hasNamed ? undefined : unnamedPlace[resident.state]
}
