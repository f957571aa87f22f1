import type { Rate } from '../../kernel/rate.ts'
import { money, percent } from './amounts.ts'
import type { Bands, BandsLaw } from './declare.ts'
import { exact, type Fraction, fraction, plus, roundDivide } from './exact.ts'
import type { Frequency, Step } from './types.ts'
import { PERIODS } from './worksheet.ts'

/**
 * One payer's share of a tax on bands of the year's wages, compiled once per frequency and work state. Nearly every
 * share has one band on which something may be due: it stands in the share itself, so that no other object is read.
 */
export interface Share extends Band {
  readonly more: readonly Band[]
  /** Only so much of one payment counts, and no more tax is due in a year; the largest number where no law says so. */
  readonly wagesPerPeriod: number
  readonly taxPerYear: number
  /** Billionths; null where wages fall under more than one rate. */
  readonly rate: number | null
  /** Whether what is due depends on the wages of the year before. */
  readonly countsYear: boolean
  readonly explain: (told: Banded) => Step[]
}

/** A payment as the bands saw it. */
export interface Banded {
  readonly wages: number
  /** Of the year before it. */
  readonly before: number
  readonly due: Due
  /** The tax before what rounding had taken too much of the year was taken off. */
  readonly uncut?: number
  readonly assigned: Rate | undefined
  /** The tax of which it is a part, instead of wages. */
  readonly of?: string | undefined
}

export interface Due {
  readonly taxable: number
  readonly amount: number
}

interface Band {
  readonly from: number
  readonly to: number
  readonly numerator: number
  readonly denominator: number
}

/** In cents; an assigned rate replaces the printed one. */
export function dueOn(share: Share, wages: number, toDate: number, assigned: Rate | undefined): Due {
  const { more, wagesPerPeriod, taxPerYear } = share
  const now = wages < wagesPerPeriod ? toDate + wages : toDate + wagesPerPeriod
  let taxable = partIn(share, toDate, now, assigned)
  let amount = taxable === 0 ? 0 : taxIn(share, taxable, assigned)
  for (let at = 0; at < more.length; at++) {
    const part = partIn(more[at]!, toDate, now, assigned)
    taxable += part
    amount += taxIn(more[at]!, part, assigned)
  }
  if (taxPerYear !== UNBOUNDED)
    amount = Math.min(amount, Math.max(0, taxPerYear - taxIn(share, toDate, undefined)))
  return { taxable, amount }
}

/**
 * Rounded on each paycheck, a year's tax may come to cents more than the tax on its base, which is the most that is owed (26 USC
 * 3101(a), 3121(a)(1)): the payment that reaches the base takes so much less. A larger difference is no rounding and stays.
 */
export function withinBase(
  share: Share,
  due: Due,
  before: { readonly wages: number; readonly tax: number },
): Due {
  const isReached = share.to !== UNBOUNDED && before.wages + due.taxable >= share.to
  if (!isReached || share.from !== 0 || share.more.length > 0) return due
  const over = before.tax - taxIn(share, before.wages, undefined)
  if (over <= 0 || over > ROUNDING) return due
  const left = Math.max(0, taxIn(share, share.to, undefined) - before.tax)
  return left < due.amount ? { ...due, amount: left } : due
}

/** A dollar: half a cent on each of 200 paychecks. */
const ROUNDING = 100

/** Of the wages between these two counts of the year. Where a new employer pays none, a notice may set a rate. */
function partIn(
  { from, to, numerator }: Band,
  toDate: number,
  now: number,
  assigned: Rate | undefined,
): number {
  if (numerator === 0 && assigned === undefined) return 0
  const part = (now < to ? now : to) - (toDate > from ? toDate : from)
  return part > 0 ? part : 0
}

function taxIn({ numerator, denominator }: Band, part: number, assigned: Rate | undefined): number {
  if (assigned === undefined) return roundDivide(part * numerator, denominator)
  const rate = plain(assigned)
  return roundDivide(part * rate.numerator, rate.denominator)
}

export function share(law: BandsLaw, printed: Bands, frequency: Frequency, state: string): Share {
  const all = printed.map((_, at) => band(law, printed, at, state))
  // Above the base nobody pays, whatever a notice says; below it a notice may set a rate where none is printed.
  const taxed = all.filter(({ numerator }, at) => numerator !== 0 || (at === 0 && law.assigned === true))
  const [first = all[0]!, ...more] = taxed
  const isWhole = taxed.every(({ from, to }) => from === 0 && to === UNBOUNDED)
  const { from, to, numerator, denominator } = first
  const wagesPerPeriod =
    law.wagesPerWeek === undefined
      ? UNBOUNDED
      : roundDivide(inCents(law.wagesPerWeek) * 52, PERIODS[frequency])
  return {
    from,
    to,
    numerator,
    denominator,
    more,
    rate: more.length === 0 ? billionths(first) : null,
    wagesPerPeriod,
    taxPerYear: law.taxPerYear === undefined ? UNBOUNDED : inCents(law.taxPerYear),
    countsYear: !isWhole || law.taxPerYear !== undefined,
    explain: explainer(law, taxed, wagesPerPeriod),
  }
}

/** Exact for every rate that is printed; one with more decimals has no such number. */
export function billionths({ numerator, denominator }: Fraction | Rate): number | null {
  const [whole, rest] = [BigInt(numerator) * 1_000_000_000n, BigInt(denominator)]
  return whole % rest === 0n ? Number(whole / rest) : null
}

function explainer(law: BandsLaw, bands: readonly Band[], perPeriod: number): Share['explain'] {
  const words = [...bands.flatMap(bandInWords), ...weeklyInWords(law, perPeriod)].join(', ')
  const most = law.taxPerYear === undefined ? '' : `, up to ${money(inCents(law.taxPerYear))} of tax a year`
  return ({ wages, before, due, uncut = due.amount, assigned, of }) => {
    const rate = percent(assigned === undefined ? rateAt(bands, before) : plain(assigned))
    const name = of === undefined ? 'wages' : `tax of ${of}`
    const taxable = money(due.taxable)
    const value = money(uncut)
    const rest = `× rate, to the cent${most}`
    if (words === '') {
      const inputs = {
        [name]: taxable,
        rate,
        ...(most !== '' && { 'wages of the year before': money(before) }),
      }
      return [{ line: 'tax', formula: `${name} ${rest}`, inputs, value }]
    }
    const told = { [name]: money(wages), 'wages of the year before': money(before) }
    return [
      { line: 'taxable', formula: words, inputs: told, value: taxable },
      { line: 'tax', formula: `taxable ${rest}`, inputs: { taxable, rate }, value },
      ...(uncut > due.amount ? [cutStep(value, due)] : []),
    ]
  }
}

const cutStep = (tax: string, { amount }: Due): Step => ({
  line: 'withheld',
  formula: 'up to the tax on the wages of a whole year',
  inputs: { tax },
  value: money(amount),
})

/** Where bands differ, the one that these wages reach. */
const rateAt = (bands: readonly Band[], before: number): Fraction =>
  bands.find(({ to, numerator }) => before < to && numerator > 0) ?? bands[0] ?? fraction(0)

/** Nothing to say of a rate on all wages. */
function bandInWords({ from, to }: Band): string[] | string {
  const isOpen = to === UNBOUNDED
  if (from === 0) return isOpen ? [] : `wages within the first ${money(to)} of the year`
  return isOpen
    ? `wages over ${money(from)} in the year`
    : `wages from ${money(from)} to ${money(to)} of the year`
}

const weeklyInWords = ({ wagesPerWeek }: BandsLaw, perPeriod: number): string[] =>
  wagesPerWeek === undefined
    ? []
    : [`wages up to ${money(inCents(wagesPerWeek))} a week: ${money(perPeriod)} for this period`]

const UNBOUNDED = Number.MAX_SAFE_INTEGER

function band(law: BandsLaw, bands: Bands, at: number, state: string): Band {
  const [over, printed] = bands[at]!
  const next = bands[at + 1]
  const surcharge = law.surcharge?.[state]
  const rate = fraction(printed)
  return {
    from: inCents(over),
    to: next === undefined ? UNBOUNDED : inCents(next[0]),
    ...(surcharge === undefined || rate.numerator === 0 ? rate : plus(rate, fraction(surcharge))),
  }
}

const inCents = (figure: number): number => {
  const { numerator, denominator } = fraction(figure)
  return exact((numerator * 100) / denominator)
}

const plain = (rate: Rate): Fraction => ({
  numerator: exact(Number(rate.numerator)),
  denominator: exact(Number(rate.denominator)),
})
