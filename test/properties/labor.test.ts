import { expect, test } from 'vitest'
import { type Day, day } from '../../src/kernel/dates.ts'
import { usd } from '../../src/kernel/money.ts'
import { tableOn } from '../../src/law/engine/editions.ts'
import { editionsOf, filed } from '../../src/law/engine/shelf.ts'
import { type StateCode, stateCodes } from '../../src/law/language/states.ts'

const minimumWage = (state: StateCode, on: Day) => tableOn('minimumWage', state, on)?.law
const creditorLimit = (state: StateCode, on: Day) => tableOn('creditorLimit', state, on)?.law
const federalMinimumWage = usd('7.25')

test.each<[StateCode, string, string]>([
  ['AK', '2025-06-30', '11.91'],
  ['AK', '2025-07-01', '13.00'],
  ['AK', '2026-06-30', '13.00'],
  ['AK', '2026-07-01', '14.00'],
  ['CA', '2025-12-31', '16.50'],
  ['CA', '2026-01-01', '16.90'],
  ['DC', '2025-06-30', '17.50'],
  ['DC', '2026-07-01', '18.40'],
  ['FL', '2026-09-29', '14.00'],
  ['FL', '2026-09-30', '15.00'],
  ['MI', '2025-02-20', '10.56'],
  ['MI', '2025-02-21', '12.48'],
  ['NY', '2026-03-01', '16.00'],
  ['OR', '2026-07-01', '15.55'],
  ['TX', '2026-03-01', '7.25'],
])('minimum wage of %s on %s is %s', (state, on, hourly) => {
  expect(minimumWage(state, day(on))?.hourly).toBe(usd(hourly))
})

test('every state has a minimum wage from 2025 through 2026, never below the federal one, never falling', () => {
  for (const state of stateCodes) {
    expect(minimumWage(state, day('2025-01-01')), state).toBeDefined()
    expect(minimumWage(state, day('2026-12-31')), state).toBeDefined()
    const rows = editionsOf('minimumWage', state).toReversed()
    for (const [at, row] of rows.entries()) {
      expect(row.hourly >= federalMinimumWage, state).toBe(true)
      if (at > 0)
        expect(row.effective > rows[at - 1]!.effective && row.hourly >= rows[at - 1]!.hourly, state).toBe(
          true,
        )
    }
  }
  expect(minimumWage('CA', day('2024-12-31'))).toBeUndefined()
  expect(() => minimumWage('CA', day('2027-01-01'))).toThrow(
    'CA.minimumWage: the law was checked through 2026-12-31, not for 2027-01-01',
  )
})

const wednesday = day('2026-06-10')

test('every state has a final-pay rule and a creditor limit', () => {
  for (const state of stateCodes) {
    expect(tableOn('finalPay', state, wednesday)?.law.dischargedText, state).not.toBe('')
    expect(creditorLimit(state, day('2025-01-01')), state).toBeDefined()
    expect(creditorLimit(state, day('2026-12-31')), state).toBeDefined()
  }
  expect(() => creditorLimit('CA', day('2027-01-01'))).toThrow(
    'CA.creditorLimit: the law was checked through 2026-12-31, not for 2027-01-01',
  )
})

test('four states let no ordinary creditor take wages', () => {
  const barred = filed.flatMap((row) =>
    'table' in row && row.table === 'creditorLimit' && row.parts.length === 0 ? [row.where] : [],
  )
  expect(barred).toEqual(['NC', 'PA', 'SC', 'TX'])
})

test('Oregon and Minnesota change in 2025', () => {
  expect(creditorLimit('OR', day('2025-06-30'))?.parts[1]?.above).toMatchObject({ weekly: usd(305) })
  expect(creditorLimit('OR', day('2025-07-01'))?.parts[1]?.above).toMatchObject({ weekly: usd(338) })
  expect(creditorLimit('OR', day('2026-07-01'))?.parts[1]?.above).toMatchObject({ weekly: usd(400) })
  expect(creditorLimit('MN', day('2025-03-31'))?.steps).toBeUndefined()
  expect(creditorLimit('MN', day('2025-04-01'))?.steps).toHaveLength(3)
})
