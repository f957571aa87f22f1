import { expect, test } from 'vitest'
import { ofState } from '../../../src/domain/filings/state-calendar.ts'
import { type Day, day } from '../../../src/kernel/dates.ts'
import { paymentsIn } from '../../../src/law/engine/agencies/find.ts'
import { stateReturnsOn, withholdingReturnsOn } from '../../../src/law/engine/forms/states.ts'
import { LAST } from '../../../src/law/language/agencies.ts'
import { fipsCodes } from '../../../src/law/language/fips.ts'

const year = { from: day('2026-01-01'), to: day('2026-12-31') }
const asked = { isOwed: () => true, lookUp: {} }

const owed = (state: string, frequency: string, since: Day = day('2025-01-01')) =>
  ofState({ state, since, frequencies: [{ from: since, frequency }] }, year, asked).map((each) =>
    [each.form, each.name, each.periodEnd, each.dueDate].join(' '),
  )

test('a frequency that changes holds from its day on', () => {
  const frequencies = [
    { from: day('2025-01-01'), frequency: 'Quarterly' },
    { from: day('2026-07-01'), frequency: 'Monthly' },
  ]
  const all = ofState({ state: 'GA', since: day('2025-01-01'), frequencies }, year, asked)
  expect(
    all.filter(({ form }) => form === 'withholding').map(({ periodEnd, dueDate }) => [periodEnd, dueDate]),
  ).toEqual([
    // Monthly by the 15th; August 15 and November 15 are no business days.
    ['2026-07-31', '2026-08-17'],
    ['2026-08-31', '2026-09-15'],
    ['2026-09-30', '2026-10-15'],
    ['2026-10-31', '2026-11-16'],
    ['2026-11-30', '2026-12-15'],
    ['2026-12-31', '2027-01-15'],
    ['2026-03-31', '2026-04-30'],
    ['2026-06-30', '2026-07-31'],
  ])
})

test.each([
  ['AL', 'Monthly', 4, 'withholding A-1 2026-03-31 2026-04-30'],
  ['AR', 'Annual', 1, 'withholding AR941A 2026-12-31 2027-02-01'],
  ['IN', 'Early Monthly', 12, 'withholding WH-1 2026-05-31 2026-06-22'],
  ['KS', 'Quarterly', 4, 'withholding KW-5 2026-06-30 2026-07-27'],
  // By the 15th, but the last month of a quarter with the quarter.
  ['MA', 'Monthly', 12, 'withholding M-941 2026-05-31 2026-06-15'],
  ['MA', 'Monthly', 12, 'withholding M-941 2026-06-30 2026-07-31'],
  ['MO', 'Quarter Monthly', 12, 'withholding MO-941 2026-03-31 2026-04-30'],
  ['NM', 'Semi Annual', 2, 'withholding wage withholding return 2026-06-30 2026-07-27'],
  // The reconciliation is the return of the fourth quarter.
  ['SC', 'Quarterly', 3, 'withholding WH-1605 2026-09-30 2026-11-02'],
  ['VT', 'Monthly', 4, 'withholding WHT-436 2026-03-31 2026-04-27'],
])('%s, %s: %i returns a year, one of them %s', (state, frequency, count, one) => {
  const returns = owed(state, frequency).filter((each) => each.startsWith('withholding'))
  expect(returns).toHaveLength(count)
  expect(returns).toContain(one)
})

test.each([
  ['CA', 'Semiweekly'],
  ['NY', 'Quarterly'],
  ['MT', 'Monthly'],
  ['TX', ''],
])('%s asks for no return of its own', (state, frequency) => {
  expect(owed(state, frequency).filter((each) => each.startsWith('withholding'))).toEqual([])
})

test('the reconciliation of a year, and none where the return of the year is one', () => {
  expect(owed('MI', 'Monthly')).toContain('reconciliation 5081 2026-12-31 2027-03-01')
  expect(owed('AZ', 'Quarterly')).toContain('reconciliation A1-R 2026-12-31 2027-02-01')
  expect(owed('AZ', 'Annual').filter((each) => each.startsWith('reconciliation'))).toEqual([])
})

test.each(['', 'Sometimes'])(
  'without a known frequency (%j) it is asked for, never forgotten',
  (frequency) => {
    const since = day('2025-01-01')
    const [first, ...rest] = ofState(
      { state: 'GA', since, frequencies: [{ from: since, frequency }] },
      year,
      asked,
    ).filter(({ form }) => form === 'withholding')
    expect(rest).toHaveLength(3)
    expect(first).toMatchObject({ name: 'G-7', confidence: 'unsure', dueDate: '2026-04-30' })
    expect(first!.reason).toContain('updateStateRegistrationInfo says one of: Monthly, Quarterly, Semiweekly')
  },
)

const states = Object.keys(fipsCodes).filter((state) => stateReturnsOn(state, year.to, {}) !== undefined)

test('all 51 have a report of wages, and all that tax wages a return for every frequency that a registration may have', () => {
  expect(states).toHaveLength(51)
  const without = ['AK', 'FL', 'NH', 'NV', 'SD', 'TN', 'TX', 'WA', 'WY']
  for (const state of states) {
    const returns = withholdingReturnsOn(state, year.to, {})?.law.returns
    expect([state, returns === undefined]).toEqual([state, without.includes(state)])
    const payment = paymentsIn(state).find(({ taxes }) => taxes.includes(`${state}.incomeTax`))
    expect([state, Object.keys(returns ?? {}).sort()]).toEqual([
      state,
      Object.keys(payment?.schedules ?? {}).sort(),
    ])
  }
})

test('a return of a month is due with the deposit of that month, at the end of a quarter too', () => {
  const differ = states.flatMap((state) => {
    const payment = paymentsIn(state).find(({ taxes }) => taxes.includes(`${state}.incomeTax`))
    const returns = Object.entries(withholdingReturnsOn(state, year.to, {})?.law.returns ?? {})
    return returns.flatMap(([frequency, one]) => {
      const monthly = payment?.schedules[frequency]?.steps.find(({ period }) => period === 'month')
      if (one.kind !== 'return' || one.period !== 'month' || !monthly) return []
      const due = (of: typeof monthly.due | undefined) => of && 'date' in of && Math.min(of.date, LAST)
      const days = [one.day, one.atQuarterEnd].map((each) => (each === 'last' ? LAST : each))
      const deposits = [due(monthly.due), due(monthly.atQuarterEnd)]
      return JSON.stringify(days) === JSON.stringify(deposits) ? [] : [{ state, frequency, days, deposits }]
    })
  })
  expect(differ).toEqual([])
})
