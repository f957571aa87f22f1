import type { Rate } from '../kernel/rate.ts'
import type { Bands, BandsLaw } from './declare.ts'
import { exact, type Fraction, fraction, plus, roundDivide } from './exact.ts'
import { money, percent } from './steps.ts'
import type { Frequency, Step } from './types.ts'
import { PERIODS } from './worksheet.ts'

/** One payer's share of a tax on bands of the year's wages, compiled once per frequency and work state. */
export interface Share {
  /** Cents; an assigned rate replaces the printed one. */
  readonly run: (wages: number, toDate: number, assigned?: Rate) => Due
  readonly explain: (wages: number, toDate: number, due: Due, assigned?: Rate) => Step[]
}

export interface Due {
  readonly taxable: number
  readonly amount: number
}

export function share(law: BandsLaw, bands: Bands, frequency: Frequency, state: string): Share {
  const rows = bands.map((_, at) => band(law, bands, at, state))
  const most = law.taxPerYear === undefined ? undefined : inCents(law.taxPerYear)
  const perPeriod =
    law.wagesPerWeek === undefined
      ? Number.MAX_SAFE_INTEGER
      : roundDivide(inCents(law.wagesPerWeek) * 52, PERIODS[frequency])

  const run: Share['run'] = (wages, toDate, assigned) => {
    const now = wages < perPeriod ? toDate + wages : toDate + perPeriod
    let taxable = 0
    let amount = 0
    for (let at = 0; at < rows.length; at++) {
      const { from, to, rate } = rows[at]!
      // A notice may set a rate where a new employer pays none; above the base nobody pays.
      if (rate.numerator === 0 && (assigned === undefined || at > 0)) continue
      const part = (now < to ? now : to) - (toDate > from ? toDate : from)
      if (part <= 0) continue
      taxable += part
      amount += taxOn(part, assigned === undefined ? rate : plain(assigned))
    }
    if (most !== undefined) amount = Math.min(amount, Math.max(0, most - taxOn(toDate, rows[0]!.rate)))
    return { taxable, amount }
  }

  const words = bandsInWords(bands, law)
  const printedRate = percent(rows.find(({ rate }) => rate.numerator > 0)?.rate ?? fraction(0))
  const explain: Share['explain'] = (wages, toDate, { taxable, amount }, assigned) => {
    const rate = assigned === undefined ? printedRate : percent(plain(assigned))
    const given = { wages: money(wages), 'year to date': money(toDate) }
    const taxed = { taxable: money(taxable), rate }
    return [
      { line: 'taxable', formula: words, inputs: given, value: taxed.taxable },
      { line: 'tax', formula: 'taxable × rate, to the cent', inputs: taxed, value: money(amount) },
    ]
  }
  return { run, explain }
}

interface Band {
  readonly from: number
  readonly to: number
  readonly rate: Fraction
}

function band(law: BandsLaw, bands: Bands, at: number, state: string): Band {
  const [over, printed] = bands[at]!
  const next = bands[at + 1]
  const surcharge = law.surcharge?.[state]
  const rate = fraction(printed)
  return {
    from: inCents(over),
    to: next === undefined ? Number.MAX_SAFE_INTEGER : inCents(next[0]),
    rate: surcharge === undefined || rate.numerator === 0 ? rate : plus(rate, fraction(surcharge)),
  }
}

const taxOn = (wages: number, { numerator, denominator }: Fraction): number =>
  roundDivide(wages * numerator, denominator)

const inCents = (figure: number): number => {
  const { numerator, denominator } = fraction(figure)
  return exact((numerator * 100) / denominator)
}

const plain = (rate: Rate): Fraction => ({
  numerator: exact(Number(rate.numerator)),
  denominator: exact(Number(rate.denominator)),
})

function bandsInWords(bands: Bands, law: BandsLaw): string {
  const words = bands.map(([over, rate]) => `${rate} over ${over}`)
  if (law.wagesPerWeek !== undefined) words.push(`wages up to ${law.wagesPerWeek} a week`)
  if (law.taxPerYear !== undefined) words.push(`tax up to ${law.taxPerYear} a year`)
  return words.join(', ')
}
