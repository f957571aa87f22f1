import { cents, dollars, ZERO } from '../../kernel/money.ts'
import { type WageFloor, wageFloor } from '../pay/minimum-wage.ts'
import type { MakeUpWeek } from '../pay/paycheck-types.ts'
import { hoursText } from './hours-text.ts'
import type { Reckoned } from './overtime-pay.ts'
import { checkWage, isTipped, TIPS, type WageCheck, type WagePaid } from './tipped-wage.ts'
import type { WarningCode } from './warning-codes.ts'

interface WageDoubt {
  readonly code: WarningCode
  readonly words: string
}

/** Pay below the minimum wage, a tip credit that the place does not allow, weeks that nobody told. */
export function wageDoubts(paid: WagePaid, reckoned: Reckoned): readonly WageDoubt[] {
  const { work } = paid.person
  const { state } = work
  const floor = wageFloor(work, paid.period.endDate)
  // Whatever comes beside it only adds.
  if (floor && reckoned.plain.cents >= floor.hourly * reckoned.plain.per) return NONE
  const check = checkWage(paid, reckoned)
  if ('missing' in check) return [missingDoubt(check.missing, state)]
  const isOfTips = isTipped(paid.person)
  return [
    ...(check.short > 0n ? [shortDoubt(paid, check, state)] : NONE),
    ...(isOfTips ? creditDoubts(reckoned, check.floor, state) : NONE),
    ...(isOfTips && !check.isByWeek ? [weeksDoubt(paid)] : NONE),
  ]
}

const NONE: readonly never[] = []

const missingDoubt = (missing: 'wage' | 'credit', state: string): WageDoubt =>
  missing === 'wage'
    ? doubt(
        'minimumWageNotKnown',
        `could not be checked against the minimum wage of ${state}: it is not on file`,
      )
    : doubt('tipCreditNotKnown', `could not be checked for the tip credit of ${state}: it is not on file`)

function shortDoubt({ earnings }: WagePaid, check: WageCheck, state: string): WageDoubt {
  const { floor, weeks, short } = check
  const sum = (of: (week: MakeUpWeek) => bigint) => cents(weeks.reduce((all, week) => all + of(week), 0n))
  const [pay, credit] = [sum(({ cash }) => cash), sum((week) => week.credit)]
  const tips = earnings.some(({ type }) => TIPS.has(type)) ? sum((week) => week.tips) : ZERO
  const beside = tips > 0n ? ` and ${dollars(credit)} of ${dollars(tips)} tips that count` : ''
  const hours = weeks.reduce((all, week) => all + week.hours, 0)
  const lacking = weeks.filter((week) => week.short > 0n)
  const ofWeeks =
    weeks.length > 1
      ? `: ${lacking.map((week) => `${dollars(week.short)} in the week to ${week.end}`).join(', ')}`
      : ''
  const words =
    `is owed ${dollars(short)} more: ${dollars(pay)}${beside} for ${hoursText(hours)} hours is below the minimum wage of ` +
    `${dollars(floor.hourly)} in ${whereOf(floor, state)} (${floor.law})${ofWeeks}`
  return doubt('belowMinimumWage', words)
}

/** The cash wage of who is tipped has a floor of its own; some places allow no credit at all. */
function creditDoubts({ plain }: Reckoned, floor: WageFloor, state: string): readonly WageDoubt[] {
  const { hourly, cashMills, law } = floor
  if (cashMills === undefined) return NONE
  const cash = cents(plain.cents / plain.per)
  const taken = dollars(cents(hourly - cash))
  const where = floor.place ?? state
  if (cashMills === null) {
    const words = `is paid ${dollars(cash)} an hour beside tips, and ${where} allows no tip credit: ${taken} an hour is taken (${law})`
    return [doubt('tipCreditTooLarge', words)]
  }
  if (plain.cents * 10n >= cashMills * plain.per) return NONE
  const words =
    `is paid ${dollars(cash)} an hour beside tips, below the ${mills(cashMills)} that ${where} asks for in cash: a tip credit ` +
    `of ${taken} an hour is larger than ${mills(hourly * 10n - cashMills)}`
  return [doubt('tipCreditTooLarge', words)]
}

/** '2.13', '5.925': tenths of a cent as dollars. */
const mills = (value: bigint): string =>
  value % 10n === 0n ? dollars(cents(value / 10n)) : `${dollars(cents(value / 10n))}${value % 10n}`

function weeksDoubt({ person: { given } }: WagePaid): WageDoubt {
  const why =
    given.tipWeeks === undefined
      ? 'tipWeeks of an import tells them'
      : 'those in tipWeeks do not add up to the hours and tips of the period'
  const words = `is tipped, and wage and tips could be checked over the period alone: the law asks for each workweek (29 USC 203(m)(2)(A)); ${why}`
  return doubt('tipWeeksNotKnown', words)
}

/** An address names a post office: the line of the city decides. */
const whereOf = ({ place }: WageFloor, state: string): string =>
  place === undefined ? state : `${place}, ${state}, if the work is done inside it`

const doubt = (code: WarningCode, words: string): WageDoubt => ({ code, words })
