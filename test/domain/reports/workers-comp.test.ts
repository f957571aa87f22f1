import { expect, test } from 'vitest'
import { type CompEarned, compNotes, compRows } from '../../../src/domain/reports/workers-comp.ts'
import { day } from '../../../src/kernel/dates.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'

const on = day('2026-06-30')
const line = (state: string, type: string, earned: number, more: Partial<CompEarned> = {}): CompEarned => ({
  ...{ state, classId: `${state}-1`, code: '9082', description: 'Restaurant', rate: 2_000_000n },
  ...{ type, isExtra: false, hours: 1000, earned: usd(earned) },
  ...more,
})
const none = { classId: null, code: '', description: '', rate: null }
const rowsOf = (earned: readonly CompEarned[]) => {
  const heads = earned.map(({ state, classId, rate }) => ({ state, classId, rate, people: 1 }))
  return compRows({ earned, heads, byHours: [] }, on)
}
const shown = (earned: readonly CompEarned[]) =>
  rowsOf(earned).map(({ gross, leftOut, overtimePremium, payroll, premium }) =>
    [gross, leftOut, overtimePremium, payroll, premium].map((amount) => dollars(amount)),
  )

test.each<[string, CompEarned[], string[]]>([
  // 2.00 for 100
  ['plain pay', [line('GA', 'Regular', 1000)], ['1000.00', '0.00', '0.00', '1000.00', '20.00']],
  // A third of 300 is the extra
  ['time and a half', [line('GA', 'Overtime', 300)], ['300.00', '0.00', '100.00', '200.00', '4.00']],
  ['double time', [line('GA', 'Double Time', 300)], ['300.00', '0.00', '150.00', '150.00', '3.00']],
  [
    'the extra alone',
    [line('GA', 'Overtime', 50, { isExtra: true })],
    ['50.00', '0.00', '50.00', '0.00', '0.00'],
  ],
  ['Pennsylvania counts it', [line('PA', 'Overtime', 300)], ['300.00', '0.00', '0.00', '300.00', '6.00']],
  ['Ohio is not known', [line('OH', 'Overtime', 300)], ['300.00', '0.00', '0.00', '300.00', '6.00']],
  [
    'tips, severance and imputed income are no payroll; a service charge is',
    [
      line('GA', 'Tips', 100),
      line('GA', 'Cash Tips', 100),
      line('GA', 'Severance', 100),
      line('GA', 'Group-Term Life', 100),
      line('GA', 'Service Charge', 100),
    ],
    ['500.00', '400.00', '0.00', '100.00', '2.00'],
  ],
  // 0.005 is half a cent, and goes up
  ['half a cent', [line('GA', 'Regular', 0.25)], ['0.25', '0.00', '0.00', '0.25', '0.01']],
])('premium: %s', (_, earned, expected) => {
  expect(shown(earned)).toEqual([expected])
})

test('a class with another rate is another row, and what has no class is told', () => {
  const rows = rowsOf([
    line('GA', 'Regular', 1000),
    line('GA', 'Regular', 1000, { rate: 2_500_000n }),
    line('GA', 'Regular', 70, none),
    line('OH', 'Regular', 10, { rate: null }),
  ])
  expect(rows.map(({ state, code, rate, premium }) => [state, code, rate, dollars(premium)])).toEqual([
    ['GA', '', '', '0.00'],
    ['GA', '9082', '2.0000', '20.00'],
    ['GA', '9082', '2.5000', '25.00'],
    ['OH', '9082', '', '0.00'],
  ])
  const notes = compNotes(rows, on)
  expect(notes).toContain(
    '70.00 of payroll in GA has no class and no premium: assignWorkersCompClass gives it one',
  )
  expect(notes).toContain(
    'Class 9082 of OH has no rate on these pay dates: updateWorkersCompClass adds the one of the policy',
  )
  expect(notes).toContain('OH: only Ohio Bureau of Workers’ Compensation insures (OH@2024-01-01#1, recalled)')
  expect(notes).toContain('OH: whether the extra of overtime is left out is not on file; it is counted')
})

test.each([
  ['ND', 'Workforce Safety & Insurance'],
  ['OH', 'Ohio Bureau of Workers’ Compensation'],
  ['WA', 'Washington Department of Labor & Industries'],
  ['WY', 'Wyoming Workers’ Compensation'],
])('%s has a fund of its own', (state, fund) => {
  const byHours = { ...{ state, code: '1', description: 'Work', rate: '', people: 1, hours: 0 }, gross: 1n }
  const rows = compRows({ earned: [], heads: [], byHours: [{ ...byHours, worker: 0n, employer: 0n }] }, on)
  expect(compNotes(rows, on).some((note) => note.startsWith(`${state}: only ${fund} insures`))).toBe(true)
})
