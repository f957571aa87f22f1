import type { Shelf, WithholdOptions } from '../language/look-up.ts'
import type { PayFacts, Place } from '../language/types.ts'
import type { ApplicableLaws } from './entry.ts'
import { selectLaws } from './select-laws.ts'
import { shelf as ours } from './shelf.ts'

/** A payroll asks for the same few laws a hundred thousand times: comparing is cheaper than building a key. */
export function applicableLaws(facts: PayFacts, options: WithholdOptions): ApplicableLaws {
  const { shelf = ours } = options
  const known = byWorkState.get(facts.work.state)
  const isProvisional = options.allowProvisional === true
  if (known !== undefined) {
    for (const each of known)
      if (each.isProvisional === isProvisional && each.shelf === shelf && isAlike(each, facts))
        return each.laws
  }
  const { payDate, frequency, periodStart, periodEnd, work, resident } = facts
  const isSpouse = facts.militarySpouse === true
  const isUnregistered = facts.homeIsUnregistered === true
  const isUncertified = facts.lacksNonresidence === true
  const isSpared = facts.spared !== undefined
  const isCourteous = facts.courtesy !== undefined
  const laws = selectLaws(facts, options)
  const kept = (known ?? []).slice(0, MOST_KEPT - 1)
  const asked = {
    payDate,
    frequency,
    periodStart,
    periodEnd,
    work,
    resident,
    isSpouse,
    isUnregistered,
    isCourteous,
    isSpared,
    isUncertified,
  }
  const fresh = { ...asked, isProvisional, shelf, laws }
  byWorkState.set(work.state, [fresh, ...kept])
  return laws
}

/** What decides which laws apply, and nothing else of whoever was paid first by it. */
interface Kept
  extends Pick<PayFacts, 'payDate' | 'frequency' | 'periodStart' | 'periodEnd' | 'work' | 'resident'> {
  readonly isSpouse: boolean
  readonly isUnregistered: boolean
  readonly isCourteous: boolean
  readonly isSpared: boolean
  readonly isUncertified: boolean
  readonly isProvisional: boolean
  readonly shelf: Shelf
  readonly laws: ApplicableLaws
}

/** The newest first. */
const byWorkState = new Map<string, readonly Kept[]>()
const MOST_KEPT = 64

const isAlike = (kept: Kept, facts: PayFacts): boolean =>
  kept.payDate === facts.payDate &&
  kept.frequency === facts.frequency &&
  kept.periodStart === facts.periodStart &&
  kept.periodEnd === facts.periodEnd &&
  isSamePlace(kept.work, facts.work) &&
  isSamePlace(kept.resident, facts.resident) &&
  kept.isSpouse === (facts.militarySpouse === true) &&
  kept.isUnregistered === (facts.homeIsUnregistered === true) &&
  kept.isCourteous === (facts.courtesy !== undefined) &&
  kept.isSpared === (facts.spared !== undefined) &&
  kept.isUncertified === (facts.lacksNonresidence === true)

function isSamePlace(a: Place, b: Place): boolean {
  if (a === b) return true
  if (a.state !== b.state) return false
  const [ours, theirs] = [a.localities ?? NOWHERE, b.localities ?? NOWHERE]
  return ours === theirs || (ours.length === theirs.length && ours.every((each, at) => each === theirs[at]))
}

const NOWHERE: readonly string[] = []
