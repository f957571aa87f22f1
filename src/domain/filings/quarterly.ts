import { addDays, type Day, quarterOf, weekday, yearOf } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import { type Cents, cents, least, usd } from '../../kernel/money.ts'
import { computeForm, type FormFacts, type FormFigures } from '../../law/engine/forms/compute.ts'
import type { DayAmount } from '../../law/engine/forms/schedules.ts'
import type { FilingForm } from '../../law/language/filing-form.ts'
import type { Entered } from './filing.ts'
import { type Paid, type PaidLine, sumsOf, total } from './paid.ts'

/** What Forms 941, 943, 944 and 945 ask for beside what was paid. */
export interface TaxReturnFacts {
  /** By pay date, or finer. */
  readonly paid: readonly Paid[]
  /** Who was paid for the pay period with the 12th that the form names. */
  readonly workersOn12th: number
  readonly deposits: Cents
  readonly isSemiweekly: boolean
  /** The tax of the quarter before; undefined where it is not known. */
  readonly priorTax: Cents | undefined
  readonly isFinal: boolean
  readonly isSeasonal: boolean
  readonly entered: Entered
}

export const computeReturn = (form: FilingForm, facts: TaxReturnFacts): FormFigures =>
  computeForm(form, returnFacts(form, facts))

function returnFacts(form: FilingForm, facts: TaxReturnFacts): FormFacts {
  const days = owedByDay(facts.paid, form.form === '945' ? BACKUP : WAGES, facts.entered.researchCredit)
  return {
    sums: sumsOf(facts.paid),
    days,
    given: {
      workersOn12th: facts.workersOn12th,
      ssTips: total(facts.paid, ({ ssTips }) => ssTips),
      deposits: facts.deposits,
      priorTax: facts.priorTax ?? cents(0n),
      isPriorKnown: facts.priorTax !== undefined,
      isHundredThousandDay: reachesNextDay(days, facts.isSemiweekly),
      isSemiweekly: facts.isSemiweekly,
      isFinal: facts.isFinal,
      isSeasonal: facts.isSeasonal,
      ...facts.entered,
    },
  }
}

const WAGES: ReadonlySet<string> = new Set([
  'US.incomeTax',
  'US.socialSecurity',
  'US.medicare',
  'US.additionalMedicare',
])
const BACKUP: ReadonlySet<string> = new Set(['US.backupWithholding'])

/** Income tax and both shares, for the day on which wages were paid, without what a research credit takes of it. */
function owedByDay(
  paid: readonly Paid[],
  codes: ReadonlySet<string>,
  credit: Entered[string] = 0,
): readonly DayAmount[] {
  const days = [...groupedBy(paid, ({ payDate }) => payDate)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const taken = creditByDay(days, BigInt(credit))
  return days.map(([date, rows]) => ({
    date: date as Day,
    amount: cents(taxOf(rows, ({ kind, code }) => isTax(kind) && codes.has(code)) - (taken.get(date) ?? 0n)),
  }))
}

/**
 * From the first payday on it takes the employer's share of Social Security, up to 250,000 a quarter, then that of Medicare
 * (Instructions for Form 941, "Adjusting tax liability for nonrefundable credits", example of a semiweekly depositor).
 */
function creditByDay(
  days: readonly (readonly [date: string, rows: readonly Paid[]])[],
  credit: bigint,
): ReadonlyMap<string, bigint> {
  const taken = new Map<string, bigint>()
  let left = credit
  for (const share of ['US.socialSecurity', 'US.medicare']) {
    const room = new Map<string, bigint>()
    for (const [date, rows] of days) {
      const quarter = `${yearOf(date as Day)}-${quarterOf(date as Day)}`
      const most = share === 'US.socialSecurity' ? (room.get(quarter) ?? MOST_OF_SOCIAL_SECURITY) : left
      const owed = taxOf(rows, ({ kind, code }) => kind === 'employerTax' && code === share)
      const off = least(least(left, most), owed > 0n ? owed : 0n)
      taken.set(date, (taken.get(date) ?? 0n) + off)
      room.set(quarter, most - off)
      left -= off
    }
  }
  return taken
}

const MOST_OF_SOCIAL_SECURITY = usd(250_000)

const taxOf = (rows: readonly Paid[], isCounted: (line: PaidLine) => boolean): Cents =>
  total(rows.flatMap(({ lines }) => lines).filter(isCounted), ({ amount }) => amount)

const isTax = (kind: string): boolean => kind === 'employeeTax' || kind === 'employerTax'

const NEXT_DAY = usd(100_000)

/** 100,000 in one deposit period: a month, or Saturday to Tuesday and Wednesday to Friday. */
function reachesNextDay(days: readonly DayAmount[], isSemiweekly: boolean): boolean {
  const periodOf = ({ date }: DayAmount): string =>
    isSemiweekly
      ? addDays(date, -((weekday(date) + 4) % 7 < 3 ? (weekday(date) + 4) % 7 : (weekday(date) + 1) % 7))
      : date.slice(0, 7)
  return [...groupedBy(days, periodOf).values()].some(
    (rows) => total(rows, ({ amount }) => amount) >= NEXT_DAY,
  )
}
