import { federalRate, travelAmount } from '../../domain/pay/travel.ts'
import type { Travel } from '../../domain/pay/travel-facts.ts'
import type { Day } from '../../kernel/dates.ts'
import { type Cents, ZERO } from '../../kernel/money.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { ImportRow } from '../../wire/payroll-import.ts'
import { amountFault, type TravelSent, travelFault, type travelRefusals } from '../../wire/travel.ts'
import type { TreatmentOf } from './declared-words.ts'

export type RefuseTravel = (name: keyof typeof travelRefusals, words: { fault: string }) => never

/** What one line is paid by: its own amount, or miles or days at the line's rate, the company's or the federal one. */
export type PaidBy = (line: TravelSent) => { readonly amount: Cents; readonly travel?: Travel }

/** Checks every line, and answers what each is paid by. */
export function checkTravel(
  rows: readonly ImportRow[],
  given: { treated: TreatmentOf; on: Day; lookUp: LookUp; refuse: RefuseTravel },
): PaidBy {
  const { treated, refuse } = given
  const known = new Map<TravelSent, ReturnType<PaidBy>>()
  for (const [n, { additionalCompensation }] of rows.entries()) {
    for (const line of additionalCompensation ?? []) {
      const own = treated('AdditionalCompensation', line.description)
      const say = (fault: string | undefined) =>
        fault !== undefined && refuse('wrongTravel', { fault: `payrollData.${n}: ${fault}` })
      say(travelFault(line, own?.as ?? line.description))
      const travel = travelOf(line, { ...given, own: own?.rate })
      if (travel) say(amountFault(line, travel))
      known.set(line, travel ? { amount: travelAmount(travel), travel } : { amount: line.amount ?? ZERO })
    }
  }
  return (line) => known.get(line)!
}

function travelOf(
  line: TravelSent,
  { own, on, lookUp }: { readonly own: number | undefined; readonly on: Day; readonly lookUp: LookUp },
): Travel | undefined {
  const { miles, days, perDiemArea: area, mealsOnly } = line
  if (miles == null && days == null) return undefined
  const traveled = {
    ...(miles == null ? { days: days! } : { miles }),
    ...(area == null ? {} : { area }),
    ...(mealsOnly == null ? {} : { mealsOnly }),
    on: line.travelDate ?? on,
  }
  return { ...traveled, rate: line.rate ?? own ?? federalRate(traveled, lookUp).rate }
}
