import { cents, dollars } from '../kernel/money.ts'
import type { Rate } from '../kernel/rate.ts'
import type { Bands, BandsLaw } from './declare.ts'
import { exact, type Fraction, fraction, roundDivide } from './exact.ts'
import type { Frequency, Step } from './types.ts'
import { PERIODS } from './worksheet.ts'

/** One payer's share of a tax on bands of the year's wages, compiled once per frequency and work state. */
export interface Share {
  /** Cents; an assigned rate replaces the printed one. */
  readonly run: (wages: number, toDate: number, assigned?: Rate) => Due
  readonly explain: (wages: number, toDate: number, assigned?: Rate) => Step[]
}

export interface Due {
  readonly taxable: number
  readonly amount: number
}

export function share(law: BandsLaw, bands: Bands, frequency: Frequency, state: string): Share {
  const rows = bands.map(([over, rate], index) => ({
    from: inCents(over),
    to: index + 1 < bands.length ? inCents(bands[index + 1]![0]) : Number.MAX_SAFE_INTEGER,
    rate: raised(fraction(rate), law.surcharge?.[state]),
    printed: rate,
  }))
  const perPeriod = law.wagesPerWeek === undefined ? undefined : weekly(law.wagesPerWeek, frequency)
  const most = law.taxPerYear === undefined ? undefined : inCents(law.taxPerYear)

  const run: Share['run'] = (wages, toDate, assigned) => {
    const counted = perPeriod !== undefined && wages > perPeriod ? perPeriod : wages
    let taxable = 0
    let amount = 0
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!
      // A notice may set a rate where a new employer pays none; above the base nobody pays.
      if (row.rate.numerator === 0 && (assigned === undefined || at > 0)) continue
      const part = Math.min(toDate + counted, row.to) - Math.max(toDate, row.from)
      if (part <= 0) continue
      const { numerator, denominator } = assigned === undefined ? row.rate : plain(assigned)
      taxable += part
      amount += roundDivide(exact(part * numerator), denominator)
    }
    if (most === undefined) return { taxable, amount }
    const { numerator, denominator } = rows[0]!.rate
    const left = Math.max(0, most - roundDivide(exact(toDate * numerator), denominator))
    return { taxable, amount: Math.min(amount, left) }
  }

  return {
    run,
    explain: (wages, toDate, assigned) => {
      const { taxable, amount } = run(wages, toDate, assigned)
      const rate = assigned === undefined ? rows.find((row) => row.rate.numerator > 0)?.rate : plain(assigned)
      const inputs = { wages: money(wages), 'year to date': money(toDate) }
      return [
        { line: 'taxable', formula: bandsInWords(bands, law), inputs, value: money(taxable) },
        {
          line: 'tax',
          formula: 'taxable × rate, to the cent',
          inputs: { taxable: money(taxable), rate: percent(rate) },
          value: money(amount),
        },
      ]
    },
  }
}

const inCents = (dollarsPrinted: number): number => {
  const { numerator, denominator } = fraction(dollarsPrinted)
  return exact((numerator * 100) / denominator)
}

const weekly = (limit: number, frequency: Frequency): number =>
  roundDivide(inCents(limit) * 52, PERIODS[frequency])

function raised(rate: Fraction, by: string | undefined): Fraction {
  if (by === undefined || rate.numerator === 0) return rate
  const more = fraction(by)
  const denominator = rate.denominator * more.denominator
  return { numerator: rate.numerator * more.denominator + more.numerator * rate.denominator, denominator }
}

const plain = (rate: Rate): Fraction => ({
  numerator: exact(Number(rate.numerator)),
  denominator: exact(Number(rate.denominator)),
})

const money = (amount: number): string => dollars(cents(BigInt(amount)))

/** 62/1000 → '6.2%'. */
function percent(rate: Fraction | undefined): string {
  if (rate === undefined) return '0%'
  const { numerator, denominator } = rate
  return `${(BigInt(numerator) * 10n ** 8n) / BigInt(denominator)}`
    .padStart(7, '0')
    .replace(/(\d{6})$/, '.$1')
    .replace(/\.?0+$/, '%')
}

function bandsInWords(bands: Bands, law: BandsLaw): string {
  const words = bands.map(([over, rate]) => `${rate} over ${over}`)
  if (law.wagesPerWeek !== undefined) words.push(`wages up to ${law.wagesPerWeek} a week`)
  if (law.taxPerYear !== undefined) words.push(`tax up to ${law.taxPerYear} a year`)
  return words.join(', ')
}
