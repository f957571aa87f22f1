import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { FederalCertificate, Frequency } from '../../../../../src/law/language/types.ts'
import { lines } from '../../../facts.ts'

const COLUMNS: readonly Partial<FederalCertificate>[] = [
  { status: 'Married' },
  { status: 'Married', multipleJobs: true },
  { status: 'Head of Household' },
  { status: 'Head of Household', multipleJobs: true },
  { status: 'Single' },
  { status: 'Single', multipleJobs: true },
]

const ALLOWANCES = Array.from({ length: 11 }, (_, allowances) => ({ form: '2019', allowances }) as const)

/**
 * A cell is Worksheet 1A at the middle of its bracket, to the nearest dollar (daily: ten cents). A line of a file is a
 * bracket: at least, but less than, then the cells.
 */
const printed = (name: string): string =>
  readFileSync(new URL(`./wageBrackets2025/${name}.txt`, import.meta.url), 'utf8')

const PERIODS = ['Daily', 'Weekly', 'BiWeekly', 'SemiMonthly', 'Monthly'] as const

describe('Publication 15-T (2025), wage bracket tables', () => {
  test.each(PERIODS)('W-4 of 2020 or later, %s', (every) => {
    expect(differences(every, printed(`2020-${every}`), COLUMNS)).toEqual([])
  })
  const earlier = (['Single', 'Married'] as const).flatMap((status) =>
    PERIODS.map((every) => [status, every] as const),
  )
  test.each(earlier)('W-4 of 2019 or earlier, %s, %s', (status, every) => {
    const columns = ALLOWANCES.map((each) => ({ ...each, status }))
    expect(differences(every, printed(`2019-${status}-${every}`), columns)).toEqual([])
  })
})

/** The cells that the worksheet does not reproduce. */
function differences(
  every: Frequency,
  table: string,
  columns: readonly Partial<FederalCertificate>[],
): string[] {
  return table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [from, to, ...cells] = row.trim().split(' ').map(Number)
      const pay = ((from! + to!) / 2).toFixed(2)
      return columns.flatMap((w4, at) => {
        const got = toUnit(lastLine(every, pay, w4), every === 'Daily' ? 10 : 1)
        return got === cells[at] ? [] : [`${row}: column ${at + 1} is ${got}`]
      })
    })
}

/** Line 3c before it is brought to the cent: rounding twice would not be the table's rounding. */
function lastLine(every: Frequency, pay: string, w4: Partial<FederalCertificate>): string {
  const payment = { on: '2025-03-07', every, work: { state: 'TX' }, pay, w4 }
  return lines(payment)
    .find(({ code }) => code === 'US.incomeTax')!
    .steps!.at(-1)!.value
}

/** Half up to a whole, or to tenths, of a printed value. */
function toUnit(value: string, parts: number): number {
  const millionths = BigInt(value.replace('…', '').replace(/\.(\d+)$/, (_, digits) => digits.padEnd(6, '0')))
  return Number((millionths * BigInt(parts) + 500_000n) / 1_000_000n) / parts
}
