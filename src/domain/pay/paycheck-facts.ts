import type { Day } from '../../kernel/dates.ts'
import { type Cents, cents, ZERO } from '../../kernel/money.ts'
import { type EarningKind, earningKinds } from './elements.ts'
import type { Earning, Paycheck, PaycheckInput } from './paycheck-types.ts'

/**
 * What a paycheck keeps beside its lines. The first lists stand beside its earnings, which are the first lines; the next
 * beside its taxes, which follow them. Null is what cannot be told, and never zero. Hours are hundredths.
 */
export interface PaycheckFacts extends EarningFacts, TaxFacts {
  readonly workState: string
  readonly workLocalities: readonly string[]
  /** Of its lines, each hour once: leave and holidays are paid and not worked. */
  readonly hoursPaid: number | null
  readonly hoursWorked: number | null
  /** Of these at the plain rate. */
  readonly plainHours: number
  /** Reported or paid out: W-2 code TP. */
  readonly tips: Cents
  /** The half that the FLSA asks for: W-2 code TT. */
  readonly overtimePremium: Cents | null
  /** What the engine was not given stands empty, for domain/payroll/kept-facts.ts to fill in. */
  workLocationId: string | null
  weeksWorked: number | null
  editions: readonly { readonly of: string; readonly from: Day }[] | null
}

interface EarningFacts {
  readonly earningHours: readonly (number | null)[]
  readonly earningWorked: readonly (number | null)[]
  /** Ten-thousandths of a dollar for an hour. */
  readonly earningRates: readonly (number | null)[]
  /** What is not as on the rest of the paycheck, line by line; null where nothing is. */
  readonly own: LineFacts | null
}

interface LineFacts {
  readonly states: readonly (string | null)[]
  readonly localities: readonly (string | null)[]
  readonly locationIds: readonly (string | null)[]
  readonly departmentIds: readonly (string | null)[]
  readonly jobIds: readonly (string | null)[]
  readonly costCenterIds: readonly (string | null)[]
  readonly begins: readonly (Day | null)[]
  readonly ends: readonly (Day | null)[]
}

interface TaxFacts {
  readonly taxSubjects: readonly Cents[]
  /** Billionths. */
  readonly taxRates: readonly (number | null)[]
  /** Due from the worker and not covered by cash; empty when everything was. */
  readonly uncollected: readonly Cents[]
}

export function factsOf({ earnings, work }: PaycheckInput, check: Paycheck): PaycheckFacts {
  const { earningHours, earningWorked, hoursPaid, hoursWorked, plainHours } = hoursOf(earnings)
  return {
    workState: work.state,
    workLocalities: work.localities ?? NONE,
    earningHours,
    earningWorked,
    hoursPaid,
    hoursWorked,
    plainHours,
    earningRates: earnings.map(({ rate }) => rate ?? null),
    own: earnings.some(isOwn) ? ownFacts(earnings) : null,
    taxSubjects: check.taxes.map(({ subject }) => subject),
    taxRates: check.taxes.map(({ rate }) => rate),
    uncollected: uncollectedOf(check),
    tips: check.tips,
    overtimePremium: overtimePremium(earnings),
    workLocationId: null,
    weeksWorked: null,
    editions: null,
  }
}

const NONE: readonly never[] = []

type Hours = Pick<
  PaycheckFacts,
  'earningHours' | 'earningWorked' | 'hoursPaid' | 'hoursWorked' | 'plainHours'
>

function hoursOf(earnings: readonly Earning[]): Hours {
  const earningHours: (number | null)[] = []
  const earningWorked: (number | null)[] = []
  let [paid, worked, plain, isKnown] = [0, 0, 0, true]
  for (const { type, hours = 0, premiumHours } of earnings) {
    const { time }: EarningKind = earningKinds[type]
    const counted = Math.round(hours * 100)
    if (premiumHours !== undefined || (time === 'premium' && counted > 0)) {
      // Paid and worked where they were worked, and counted there.
      const known = premiumHours === undefined ? hours : premiumHours
      earningHours.push(known === null ? null : Math.round(known * 100))
      earningWorked.push(0)
    } else if (counted === 0) {
      earningHours.push(null)
      earningWorked.push(null)
      if (time === 'worked') isKnown = false
    } else {
      const atWork = time === 'off' ? 0 : counted
      earningHours.push(counted)
      earningWorked.push(atWork)
      paid += counted
      worked += atWork
      if (!OVERTIME.has(type)) plain += atWork
    }
  }
  return {
    earningHours,
    earningWorked,
    hoursPaid: isKnown ? paid : null,
    hoursWorked: isKnown ? worked : null,
    plainHours: plain,
  }
}

const OVERTIME: ReadonlySet<string> = new Set(['Overtime', 'Double Time'])

/** Nobody's overtime is a known zero; of one line that cannot be told, the sum cannot either. */
function overtimePremium(earnings: readonly Earning[]): Cents | null {
  let sum = 0n
  for (const { type, qualifiedOvertime } of earnings) {
    if (qualifiedOvertime !== undefined) sum += qualifiedOvertime
    else if (OVERTIME.has(type)) return null
  }
  return cents(sum)
}

const isOwn = ({ place, departmentId, jobId, costCenterId, days }: Earning): boolean =>
  (place ?? departmentId ?? jobId ?? costCenterId ?? days) !== undefined

const ownFacts = (earnings: readonly Earning[]): LineFacts => ({
  states: earnings.map(({ place }) => place?.state ?? null),
  localities: earnings.map(({ place }) => place && (place.localities ?? NONE).join(',')).map(orNull),
  locationIds: earnings.map(({ place }) => place?.locationId ?? null),
  departmentIds: earnings.map(({ departmentId }) => departmentId ?? null),
  jobIds: earnings.map(({ jobId }) => jobId ?? null),
  costCenterIds: earnings.map(({ costCenterId }) => costCenterId ?? null),
  begins: earnings.map(({ days }) => days?.begin ?? null),
  ends: earnings.map(({ days }) => days?.end ?? null),
})

const orNull = <Value>(value: Value | undefined): Value | null => value ?? null

function uncollectedOf({ taxes, notTaken }: Paycheck): readonly Cents[] {
  if (!notTaken.some(({ kind }) => kind === 'tax')) return NONE
  return taxes.map(({ code, payer }) => {
    const short = notTaken.find((each) => each.kind === 'tax' && each.code === code)
    return payer === 'employee' && short !== undefined ? short.amount : ZERO
  })
}
