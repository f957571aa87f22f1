import { cents, dollars, roundDiv } from '../../kernel/money.ts'
import { citation, needTable, tableOn } from '../../law/engine/editions.ts'
import type { Earning } from '../pay/paycheck-types.ts'
import { forHours, shownRate } from './hourly.ts'
import { hoursText } from './hours-text.ts'
import type { Reckoned } from './overtime-pay.ts'
import type { PeriodFacts } from './period.ts'
import type { PersonFacts } from './person.ts'
import { annual, isHourly, PER_YEAR } from './salary.ts'
import { daysIn } from './spans.ts'
import { wageDoubts } from './wage-doubts.ts'
import type { WarningCode } from './warning-codes.ts'

/** What was paid to one person in a period, as the law on wages and hours looks at it. */
export interface PaidWork {
  readonly person: PersonFacts
  readonly period: PeriodFacts
  readonly earnings: readonly Earning[]
  readonly overtime?: Reckoned | undefined
}

/** What someone should know of this pay, in words that follow the name. */
export interface Doubt {
  readonly code: WarningCode
  readonly words: string
}

/** Nothing is made where nothing is to be said. */
export function payDoubts(paid: PaidWork): readonly Doubt[] {
  if (paid.person.workerType !== 'W2') return NONE
  const found = paid.overtime && paid.overtime.hours > 0 ? paid.overtime : undefined
  const doubts: Doubt[] = [...leaveDoubts(paid.person)]
  if (found?.isOwed) doubts.push(...overtimeDoubts(paid, found), ...wageDoubts(paid, found))
  const below = exemptDoubt(paid)
  if (below !== undefined) doubts.push(below)
  return doubts.length === 0 ? NONE : doubts
}

const NONE: readonly never[] = []

/** One kind of leave from two sources is paid twice, if that is what is meant. */
function leaveDoubts({ given }: PersonFacts): readonly Doubt[] {
  const imported = given.leave?.filter(({ fromBalance }) => fromBalance) ?? NONE
  return imported
    .filter(({ type }) =>
      given.leave!.some((each) => each.paid && !each.fromBalance && isSame(each.type, type)),
    )
    .map(({ type }) =>
      doubt(
        'leaveTwice',
        `has ${type} by an import and by an approved request in this period: both are paid`,
      ),
    )
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.trim().toLowerCase()

function overtimeDoubts({ person, period, earnings }: PaidWork, found: Reckoned): Doubt[] {
  const { given } = person
  const doubts: Doubt[] = []
  const used = earnings.find(({ regularRate }) => regularRate !== undefined)?.regularRate
  if (used && used.other > 0n && period.frequency !== 'Weekly') {
    const words =
      `has overtime on a regular rate of ${rateText(used.rate)} an hour: ${dollars(used.other)} of other pay is spread ` +
      `over the ${used.hours.toFixed(2)} hours of the period, as it is not known to which workweek it belongs`
    doubts.push(doubt('overtimeSpread', words))
  }
  if (found.unspread > 0n) {
    const words =
      `has ${dollars(found.unspread)} of pay that counts for overtime and no hours of this period to spread it over: ` +
      'overtime is paid without it'
    doubts.push(doubt('overtimeUnspread', words))
  }
  if (given.retro && used) {
    const words = 'has retro pay: overtime of the weeks that it is for is not reckoned anew (29 CFR 778.303)'
    doubts.push(doubt('retroOvertime', words))
  }
  if (found.short > 0n) {
    const words =
      `is owed ${dollars(found.short)} more for overtime: the law asks for one and a half times the regular rate of ` +
      `${rateText(shownRate(found.regular))} (29 USC 207(a))`
    doubts.push(doubt('overtimeShort', words))
  }
  doubts.push(...uncountedDoubts(person, period, found))
  return doubts
}

/** Hours that the law makes overtime and that were paid as plain ones. */
function uncountedDoubts(
  { given, work }: PersonFacts,
  period: PeriodFacts,
  found: Reckoned,
): readonly Doubt[] {
  if (given.belowLaw !== undefined) {
    const owed = forHours(found.regular, given.belowLaw, HALF)
    const words =
      `is owed ${dollars(owed)} more for overtime by the law of ${work.state} than the time policy pays: ` +
      'updateTimeTrackingPolicy with overtimeRule State pays it'
    return [doubt('overtimeBelowLaw', words)]
  }
  if (given.weeks !== undefined || period.periodType !== 'Regular') return []
  // Who worked no more than one week holds needs no calendar.
  if (found.plainHours <= FORTY) return NONE
  const weeks = Math.ceil(daysIn({ begin: period.beginDate, end: period.endDate }) / 7)
  const over = found.plainHours - weeks * FORTY
  if (over <= 0) return []
  const words =
    `is owed at least ${dollars(forHours(found.regular, over, HALF))} more: ${hoursText(found.plainHours)} plain hours in ` +
    `${weeks === 1 ? 'a week' : `${weeks} weeks`} hold at least ${hoursText(over)} hours of overtime (29 USC 207(a)); ` +
    'send them as overTime'
  return [doubt('overtimeNotSent', words)]
}

/** Hundredths: of the regular rate, of an hour. */
const HALF = 50
const FORTY = 4000

/** Who is exempt has a salary, and one that is high enough. */
function exemptDoubt({ person, period }: PaidWork): Doubt | undefined {
  const wage = person.wages.at(-1)
  if (wage?.employeeType !== 'Salary/No overtime' || isHourly(wage)) return undefined
  if (period.periodType !== 'Regular') return undefined
  const { state } = person.work
  const lookUp = { allowProvisional: true }
  const { law, confidence } =
    tableOn('exemptSalary', state, period.endDate, lookUp) ??
    needTable('exemptSalary', 'US', period.endDate, lookUp)
  const lacks = law.yearly - annual(wage)
  if (lacks <= 0n) return undefined
  const short = cents(roundDiv(lacks, PER_YEAR[period.frequency] ?? 1n))
  const words =
    `is paid as exempt at ${dollars(annual(wage))} a year, below the ${dollars(law.yearly)} that ${state} asks for ` +
    `(${citation(law, law.where)}, ${confidence}): ${dollars(short)} short in this period, or overtime is owed; ` +
    'teachers, doctors, lawyers and outside sales have no such limit'
  return doubt('exemptBelowLimit', words)
}

const doubt = (code: WarningCode, words: string): Doubt => ({ code, words })
const rateText = (tenThousandths: number): string => (tenThousandths / 10_000).toFixed(4)
