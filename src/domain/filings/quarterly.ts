import { addDays, type Day, weekday } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import { type Cents, cents, usd } from '../../kernel/money.ts'
import { computeForm, type FormFacts, type FormFigures } from '../../law/engine/forms/compute.ts'
import type { DayAmount } from '../../law/engine/forms/schedules.ts'
import type { FilingForm } from '../../law/language/filing-form.ts'
import { type Paid, sumsOf, total } from './paid.ts'

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
  /** What a person entered, by the name of the fact. */
  readonly entered: Readonly<Record<string, Cents | number | boolean>>
}

export const computeReturn = (form: FilingForm, facts: TaxReturnFacts): FormFigures =>
  computeForm(form, returnFacts(form, facts))

function returnFacts(form: FilingForm, facts: TaxReturnFacts): FormFacts {
  const days = owedByDay(facts.paid, form.form === '945' ? BACKUP : WAGES)
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

/** Income tax and both shares, for the day on which wages were paid. */
const owedByDay = (paid: readonly Paid[], codes: ReadonlySet<string>): readonly DayAmount[] =>
  [...groupedBy(paid, ({ payDate }) => payDate)].map(([date, rows]) => ({
    date: date as Day,
    amount: total(
      rows.flatMap(({ lines }) => lines).filter(({ kind, code }) => isTax(kind) && codes.has(code)),
      ({ amount }) => amount,
    ),
  }))

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
