import { expect, test } from 'vitest'
import { owedByDay } from '../../../../src/domain/filings/page/owed.ts'
import { sheetPdf } from '../../../../src/domain/filings/page/sheet.ts'
import { addDays, day } from '../../../../src/kernel/dates.ts'
import { cents } from '../../../../src/kernel/money.ts'
import { stubFonts } from '../../../../src/store/files/fonts.ts'
import { pdfPages } from '../../../support/pdf-text.ts'

const owed = (date: string, amount: bigint) => ({ date: day(date), amount: cents(amount) })

test('what is owed by day stands as in the schedule: three months side by side, a day to a row, months added up', () => {
  const [quarter, ...others] = owedByDay('Schedule B', [
    owed('2026-01-02', 100_00n),
    owed('2026-01-16', 50_00n),
    owed('2026-03-02', 7_05n),
  ])
  expect(others).toEqual([])
  expect(quarter).toEqual({
    title: 'Schedule B',
    heads: ['January', 'February', 'March'],
    rows: [
      { line: '2', what: '', values: ['100.00', '', '7.05'] },
      { line: '16', what: '', values: ['50.00', '', ''] },
      { line: 'Total', what: '', values: ['150.00', '', '7.05'] },
    ],
  })
})

test('days of a year stand quarter by quarter', () => {
  const parts = owedByDay('Form 945-A', [owed('2026-02-27', 1_00n), owed('2026-11-30', 2_00n)])
  expect(parts.map(({ heads }) => heads?.[0])).toEqual(['January', 'October'])
  expect(owedByDay('Form 945-A', [])).toEqual([])
})

test('a schedule that goes over a page says on the next whose columns they are, and every day is printed once', async () => {
  const days = Array.from({ length: 90 }, (_, at) =>
    owed(addDays(day('2026-01-01'), at), BigInt(10_000 + at)),
  )
  const lines = Array.from({ length: 28 }, (_, at) => ({
    line: `${at + 1}`,
    what: 'A line',
    values: ['0.00'],
  }))
  const head = { title: 'Form 941', subtitle: '', employer: ['Demo'], on: '2026-03-31' }
  const parts = [{ title: 'Lines', rows: lines }, ...owedByDay('Schedule B', days)]
  const pages = pdfPages(await sheetPdf(stubFonts(), head, parts, []))
  expect(pages).toHaveLength(2)
  expect(pages[1]).toMatch(/^Schedule B, continued\s+January\s+February\s+March/)
  const text = pages.join(' ')
  for (const { amount } of days)
    expect(text.split(`${amount / 100n}.${`${amount % 100n}`.padStart(2, '0')}`)).toHaveLength(2)
})
