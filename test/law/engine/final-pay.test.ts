import { expect, test } from 'vitest'
import { day } from '../../../src/kernel/dates.ts'
import { finalPayDue } from '../../../src/law/engine/final-pay.ts'
import type { StateCode } from '../../../src/law/language/states.ts'

const wednesday = day('2026-06-10')
const paydays = [day('2026-06-12'), day('2026-06-26'), day('2026-07-10')]

test.each<[StateCode, 'discharged' | 'resigned', string, number?]>([
  ['CA', 'discharged', '2026-06-10'],
  ['CA', 'resigned', '2026-06-13', 2],
  ['CA', 'resigned', '2026-06-10', 3],
  ['TX', 'discharged', '2026-06-16'], // six calendar days
  ['TX', 'resigned', '2026-06-12'],
  ['AK', 'discharged', '2026-06-15'], // Thursday, Friday, Monday
  ['AK', 'resigned', '2026-06-26'], // the payday of the 12th is nearer than three working days
  ['MN', 'resigned', '2026-06-26'], // under five days away, so the one after, within twenty days
  ['KY', 'discharged', '2026-06-24'], // later of payday and 14 days
  ['TN', 'discharged', '2026-07-01'], // later of payday and 21 days
  ['ID', 'discharged', '2026-06-12'], // earlier of payday and ten working days
  ['OR', 'discharged', '2026-06-11'],
  ['OR', 'resigned', '2026-06-12', 1],
  ['OR', 'resigned', '2026-06-10', 2],
  ['AL', 'discharged', '2026-06-12'],
  ['NY', 'discharged', '2026-06-12'],
])('final pay in %s when %s is due %s', (state, reason, due, noticeDays = 0) => {
  expect(finalPayDue({ state, reason, lastDay: wednesday, paydays, noticeDays })).toBe(due)
})

test('working days follow the calendar that is given', () => {
  const isWorkingDay = (on: string) => on !== '2026-06-11' && on !== '2026-06-13' && on !== '2026-06-14'
  expect(finalPayDue({ state: 'OR', reason: 'discharged', lastDay: wednesday, paydays, isWorkingDay })).toBe(
    '2026-06-12',
  )
})
