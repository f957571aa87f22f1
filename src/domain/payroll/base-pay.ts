import type { Day } from '../../kernel/dates.ts'
import { type Cents, cents, roundDiv, ZERO } from '../../kernel/money.ts'
import { type EarningType, earningKinds } from '../pay/elements.ts'
import { protectingWage } from '../pay/minimum-wage.ts'
import type { Earning } from '../pay/paycheck-types.ts'
import type { HourlyRate, PartOfTime } from '../pay/regular-rate.ts'
import { belonging } from './belonging.ts'
import { forHours, shownRate } from './hourly.ts'
import type { OvertimeRow } from './overtime-pay.ts'
import type { BasePay } from './person.ts'
import { earningType } from './words.ts'

/** A row by pay code, understood: a line of its own, or overtime that waits for the regular rate. */
type PayRow = { readonly line: Earning } | { readonly overtime: OvertimeRow }

export interface ByCode {
  readonly rows: readonly PayRow[]
  /** Hours at the plain rate. */
  readonly parts: readonly PartOfTime[]
  /** Paid beside the hours. */
  readonly premiums: Cents
}

export interface CodeGround {
  /** Of the work, and the day whose minimum wage counts. */
  readonly state: string
  readonly on: Day
  readonly usual: HourlyRate | undefined
}

export function payByCode(given: readonly BasePay[], ground: CodeGround): ByCode {
  const rows: PayRow[] = []
  const parts: PartOfTime[] = []
  let premiums: Cents = ZERO
  for (const row of given) {
    const type = kindOf(row, ground)
    if (type === 'Overtime' || type === 'Double Time') {
      rows.push({ overtime: overtimeRow(row, type, ground) })
      continue
    }
    const line = lineOf(row, type, ground)
    rows.push({ line })
    if (earningKinds[type].time === 'worked' && row.hours > 0) {
      parts.push({ rate: { cents: line.amount * 100n, per: BigInt(row.hours) }, time: row.hours })
    } else if (type === 'Differential') premiums = cents(premiums + line.amount)
  }
  return { rows, parts, premiums }
}

/**
 * Hours under a code of the company's own are work where they are paid like work: at the usual rate or more, or at least
 * at the minimum wage and under no name of a premium. Anything less comes on top of hours that another row counts.
 */
export function kindOf(row: BasePay, ground: CodeGround): EarningType {
  const named = earningType(row.payCode) ?? overtimeNamed(row)
  if (named !== undefined) return named
  if (row.isPremium !== undefined) return row.isPremium ? 'Differential' : 'Regular'
  const worth = worthOf(row, ground)
  if (worth === undefined) return 'Differential'
  const { usual, state, on } = ground
  if (usual && !isLess(worth, usual)) return 'Regular'
  if (PREMIUM.test(row.payCode)) return 'Differential'
  const floor = protectingWage(state, on, { allowProvisional: true })
  return isLess(worth, { cents: floor, per: 1n }) ? 'Differential' : 'Regular'
}

const PREMIUM = /\bdiff|premium|\bon[ -]?call|stand-?by|uplift/i

function overtimeNamed({ payCode, multiplier }: BasePay): 'Overtime' | 'Double Time' | undefined {
  if (/double|^d\.?t\b/i.test(payCode)) return 'Double Time'
  if (multiplier !== null && multiplier >= DOUBLE) return 'Double Time'
  return /over[ -]?time|^o\.?t\b/i.test(payCode) || (multiplier ?? 0) > 100 ? 'Overtime' : undefined
}

/** What an hour of the row is paid with; undefined without hours. */
function worthOf(
  { rate, hours, multiplier, amount }: BasePay,
  { usual }: CodeGround,
): HourlyRate | undefined {
  if (hours === 0) return undefined
  if (amount !== null) return { cents: amount * 100n, per: BigInt(hours) }
  const own = rate === null ? usual : { cents: rate, per: 1n }
  return own && { cents: own.cents * BigInt(multiplier ?? 100), per: own.per * 100n }
}

const isLess = (a: HourlyRate, b: HourlyRate): boolean => a.cents * b.per < b.cents * a.per

function lineOf(row: BasePay, type: EarningType, { usual }: CodeGround): Earning {
  const { payCode: description, hours, amount } = row
  const multiplier = row.multiplier ?? 100
  const rate = row.rate === null ? usual : { cents: row.rate, per: 1n }
  return {
    type,
    amount: amount ?? (rate ? forHours(rate, hours, multiplier) : ZERO),
    hours: hours / 100,
    ...(amount === null && rate ? { rate: shownRate(rate, multiplier) } : {}),
    description,
    ...belonging(row),
  }
}

/** A rate without a multiple is the plain one, unless it holds the half already. */
function overtimeRow(row: BasePay, type: OvertimeRow['type'], { usual }: CodeGround): OvertimeRow {
  const { payCode: description, hours, rate, amount } = row
  const most = type === 'Double Time' ? DOUBLE : ONE_AND_A_HALF
  const isWholeRate =
    row.multiplier === null && rate !== null && usual !== undefined && rate * 100n >= wholeOf(usual, most)
  return {
    type,
    hours,
    multiplier: row.multiplier ?? most,
    description,
    ...(rate === null ? {} : { rate: { cents: rate, per: 1n } }),
    ...(isWholeRate ? { isWholeRate } : {}),
    ...(amount === null ? {} : { amount }),
    ...belonging(row),
  }
}

const ONE_AND_A_HALF = 150
const DOUBLE = 200

const wholeOf = (usual: HourlyRate, multiplier: number): bigint =>
  roundDiv(usual.cents * BigInt(multiplier), usual.per)
