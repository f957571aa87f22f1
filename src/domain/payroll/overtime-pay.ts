import { add, atLeastZero, type Cents, least, ZERO } from '../../kernel/money.ts'
import { isFlsaAlone } from '../pay/flsa.ts'
import { wageFloor } from '../pay/minimum-wage.ts'
import type { Earning } from '../pay/paycheck-types.ts'
import { averageRate, type HourlyRate, type PartOfTime } from '../pay/regular-rate.ts'
import { belonging } from './belonging.ts'
import { forHours, shownRate } from './hourly.ts'
import type { PeriodFacts } from './period.ts'
import type { GivenFacts, PersonFacts } from './person.ts'

/** Overtime of one kind, whoever gave it. Hours are hundredths. */
export type OvertimeRow = Omit<NonNullable<GivenFacts['overtime']>[number], 'type'> & {
  readonly type: 'Overtime' | 'Double Time'
  /** The plain rate of these very hours, where it is known. */
  readonly rate?: HourlyRate
  /** The rate holds the multiple already. */
  readonly isWholeRate?: boolean
  /** What somebody said is to be paid. */
  readonly amount?: Cents
  readonly description?: string
}

export interface OvertimeGround {
  readonly person: PersonFacts
  readonly period: PeriodFacts
  /** Hours at the plain rate, in hundredths. */
  readonly parts: readonly PartOfTime[]
  /** Where no hours tell it. */
  readonly usual: HourlyRate
  /** Pay beside the hours that the regular rate counts. */
  readonly other: Cents
  /** The regular rate of who is tipped is never below the minimum wage (29 CFR 531.60, 778.5). */
  readonly isTipped: boolean
  /** Neither a contractor nor exempt: overtime is owed by law. */
  readonly isOwed: boolean
}

/** What the overtime of a period is reckoned on. */
export interface Reckoned extends Pick<OvertimeGround, 'isOwed'> {
  /** The weighted average of the plain rates. */
  readonly plain: HourlyRate
  readonly regular: HourlyRate
  /** All hours worked, in hundredths; of these at the plain rate. */
  readonly hours: number
  readonly plainHours: number
  /** Pay that was spread over them. */
  readonly other: Cents
  /** Pay that should count and could not be spread: no hours stand beside it. */
  readonly unspread: Cents
  readonly rows: readonly OvertimeRow[]
  /** What these rows lack of what the law asks for. */
  readonly short: Cents
}

/** The period is taken as a whole: pay that is not by the hour is spread over its hours (29 CFR 778.209(b)). */
export function reckon(ground: OvertimeGround, rows: readonly OvertimeRow[]): Reckoned {
  const { parts, usual, other, isOwed } = ground
  const plainHours = parts.reduce((sum, { time }) => sum + time, 0)
  const plain = plainHours > 0 ? averageRate(parts) : usual
  const counted = rows
    .filter(({ premium }) => !premium)
    .map((row) => ({ rate: ownRate(row) ?? plain, time: row.hours }))
  const hours = counted.reduce((sum, { time }) => sum + time, plainHours)
  const spread = isOwed && plainHours > 0 ? add(other, toMinimum(ground, plain, hours)) : ZERO
  const regular = isOwed && plainHours > 0 ? averageRate([...parts, ...counted], spread, 100) : plain
  const unspread = isOwed && rows.length > 0 && plainHours === 0 ? other : ZERO
  const reckoned = { plain, regular, hours, plainHours, other: spread, unspread, isOwed, rows, short: ZERO }
  return rows.length === 0 ? reckoned : { ...reckoned, short: shortOf(rows, reckoned) }
}

/**
 * What the cash wage of who is tipped lacks of the minimum wage: a credit for tips, or owed beside them. Where no credit is
 * taken, other pay for the work counts toward it first.
 */
function toMinimum(
  { person, period, isTipped, other }: OvertimeGround,
  plain: HourlyRate,
  hours: number,
): Cents {
  const floor = isTipped ? wageFloor(person.work, period.endDate) : undefined
  if (floor === undefined) return ZERO
  const lacks = atLeastZero(forHours({ cents: floor.hourly, per: 1n }, hours) - forHours(plain, hours))
  return floor.cashMills === null ? atLeastZero(lacks - other) : lacks
}

/** Each hour at its plain rate, and what its multiple adds of the regular rate. */
export function overtimeLine(row: OvertimeRow, reckoned: Reckoned, ground: OvertimeGround): Earning {
  const { type, hours, premium, days, description } = row
  const paid = paidRate(row, reckoned)
  const amount = row.amount ?? forHours(paid, hours)
  const flsaHours = flsaHoursOf(row, reckoned, ground)
  return {
    type,
    amount,
    hours: premium ? 0 : hours / 100,
    ...(row.amount === undefined ? { rate: shownRate(paid) } : {}),
    ...(premium ? { premiumHours: hours / 100 } : {}),
    ...(reckoned.isOwed ? { regularRate: usedRate(reckoned) } : {}),
    ...(flsaHours === undefined
      ? {}
      : { qualifiedOvertime: least(amount, forHours(reckoned.regular, flsaHours, HALF)) }),
    ...(description === undefined ? {} : { description }),
    ...(days ? { days } : {}),
    ...belonging(row),
  }
}

/** What the law asks for beyond what these rows pay: a stated amount or a multiple below one and a half. */
function shortOf(rows: readonly OvertimeRow[], reckoned: Reckoned): Cents {
  if (!reckoned.isOwed) return ZERO
  const lacks = rows
    .filter(({ premium }) => !premium)
    .map((row) => {
      const owed = forHours(paidRate({ ...row, multiplier: ONE_AND_A_HALF }, reckoned), row.hours)
      return atLeastZero(owed - (row.amount ?? forHours(paidRate(row, reckoned), row.hours)))
    })
  return add(...lacks)
}

/** Hundredths of the plain rate: what section 7 adds to it, and what the W-2 calls qualified. */
const HALF = 50
const ONE_AND_A_HALF = 150

const ownRate = ({ rate, isWholeRate }: OvertimeRow): HourlyRate | undefined =>
  isWholeRate ? undefined : rate

function paidRate(row: OvertimeRow, { plain, regular }: Reckoned): HourlyRate {
  const own = ownRate(row) ?? plain
  const paid = row.premium
    ? share(regular, row.multiplier)
    : row.multiplier < 100
      ? share(own, row.multiplier)
      : sum(own, share(regular, row.multiplier - 100))
  return row.isWholeRate && row.rate && isMore(row.rate, paid) ? row.rate : paid
}

const share = (rate: HourlyRate, hundredths: number): HourlyRate => ({
  cents: rate.cents * BigInt(hundredths),
  per: rate.per * 100n,
})

const sum = (a: HourlyRate, b: HourlyRate): HourlyRate => ({
  cents: a.cents * b.per + b.cents * a.per,
  per: a.per * b.per,
})

const isMore = (a: HourlyRate, b: HourlyRate): boolean => a.cents * b.per > b.cents * a.per

const usedRate = ({ regular, hours, other }: Reckoned) => ({
  rate: shownRate(regular),
  hours: hours / 100,
  other,
})

/** The hours that section 7 has paid at one and a half; undefined where it cannot be told. */
function flsaHoursOf(
  row: OvertimeRow,
  { plainHours, hours: all, isOwed, rows }: Reckoned,
  { person, period }: OvertimeGround,
): number | undefined {
  const { hours, multiplier, premium, flsaHours } = row
  // Section 7 asks for nothing where someone is exempt; it does not speak of contractors.
  if (!isOwed) return person.workerType === 'W2' ? 0 : undefined
  if (flsaHours !== undefined) return flsaHours
  const whole = premium ? multiplier + 100 : multiplier
  if (!premium && plainHours > 0 && whole >= ONE_AND_A_HALF && isOfWholeWeeks(period)) {
    // No week has more hours than the period, and a week that is the period has just these.
    const earlier = rows.slice(0, rows.indexOf(row)).reduce((sum, each) => sum + each.hours, 0)
    if (period.frequency === 'Weekly') return Math.min(hours, Math.max(0, all - FORTY - earlier))
    if (all <= FORTY) return 0
  }
  const asked = { state: person.work.state, on: period.endDate, multiplier: whole }
  return isFlsaAlone(asked) ? hours : undefined
}

/** Such a period is taken to begin with a workweek; any other shares weeks with its neighbors. */
const isOfWholeWeeks = ({ frequency, periodType }: PeriodFacts): boolean =>
  periodType === 'Regular' && (frequency === 'Weekly' || frequency === 'BiWeekly')

/** Hundredths of an hour. */
const FORTY = 4000
