import { expect, test } from 'vitest'
import { type CalendarFacts, obligations } from '../../../src/domain/filings/calendar.ts'
import { day } from '../../../src/kernel/dates.ts'

const facts: CalendarFacts = {
  federalForm: '941',
  isSeasonal: false,
  finalPayDate: null,
  paidEmployees: [day('2025-07-11'), day('2025-10-03')],
  paidContractors: [],
  withheldFromContractors: [],
  states: [],
}

const owed = (given: Partial<CalendarFacts>, from: string, to: string) =>
  obligations({ ...facts, ...given }, { from: day(from), to: day(to) }, {}).map(
    ({ form, jurisdiction, dueDate, extendedDueDate, periodEnd }) =>
      [jurisdiction, form, periodEnd, dueDate, extendedDueDate ?? ''].join(' '),
  )

// January 31, 2026 is a Saturday, and October 31, 2026 too: both move to the Monday after.
test('what a year asks for, on the next business day', () => {
  expect(owed({}, '2025-08-01', '2026-02-28')).toEqual([
    'US 941 2025-09-30 2025-10-31 2025-11-10',
    'US 940 2025-12-31 2026-02-02 2026-02-10',
    'US 941 2025-12-31 2026-02-02 2026-02-10',
    'US W-2 2025-12-31 2026-02-02 ',
  ])
})

test('a quarter without pay is owed once a return was, until the final one', () => {
  expect(owed({}, '2026-04-01', '2026-12-31')).toEqual([
    'US 941 2026-03-31 2026-04-30 2026-05-11',
    'US 941 2026-06-30 2026-07-31 2026-08-10',
    'US 941 2026-09-30 2026-11-02 2026-11-10',
  ])
  expect(owed({ isSeasonal: true }, '2026-04-01', '2026-12-31')).toEqual([])
  expect(owed({ finalPayDate: day('2025-10-03') }, '2026-04-01', '2026-12-31')).toEqual([])
})

test('who stops paying wages owes the W-2s with the final return', () => {
  const paidEmployees = [day('2025-01-10'), day('2025-05-09')]
  expect(owed({ paidEmployees, finalPayDate: day('2025-05-09') }, '2025-06-01', '2026-03-31')).toEqual([
    'US 941 2025-06-30 2025-07-31 2025-08-11',
    'US W-2 2025-12-31 2025-07-31 ',
    'US 940 2025-12-31 2026-02-02 2026-02-10',
  ])
})

test('one return a year instead of four, where the IRS said so', () => {
  expect(owed({ federalForm: '944' }, '2025-08-01', '2026-02-28')).toEqual([
    'US 940 2025-12-31 2026-02-02 2026-02-10',
    'US 944 2025-12-31 2026-02-02 2026-02-10',
    'US W-2 2025-12-31 2026-02-02 ',
  ])
})

test('contractors ask for 1099-NECs, and for Form 945 where tax was withheld', () => {
  const only = { paidEmployees: [], paidContractors: [day('2025-03-14')] }
  expect(owed(only, '2025-01-01', '2026-12-31')).toEqual(['US 1099-NEC 2025-12-31 2026-02-02 '])
  expect(owed({ ...only, withheldFromContractors: [day('2025-03-14')] }, '2025-01-01', '2026-12-31')).toEqual(
    ['US 1099-NEC 2025-12-31 2026-02-02 ', 'US 945 2025-12-31 2026-02-02 2026-02-10'],
  )
})

test('a state is told every quarter since the company is registered there', () => {
  const frequencies = [{ from: day('2025-10-01'), frequency: 'Quarterly' }]
  const states = [{ state: 'GA', since: day('2025-10-01'), frequencies }]
  expect(owed({ states }, '2025-10-01', '2026-01-15')).toEqual(['US 941 2025-09-30 2025-10-31 2025-11-10'])
  expect(owed({ states }, '2026-01-20', '2026-02-28').filter((each) => each.startsWith('GA'))).toEqual([
    'GA reconciliation 2025-12-31 2026-02-02 ',
    'GA wageReport 2025-12-31 2026-02-02 ',
    'GA withholding 2025-12-31 2026-02-02 ',
  ])
})

test('a company that never paid anybody owes nothing', () => {
  expect(
    owed(
      { paidEmployees: [], states: [{ state: 'GA', since: day('2025-01-01'), frequencies: [] }] },
      '2025-01-01',
      '2026-12-31',
    ),
  ).toEqual([])
})

test('a farm files Form 943 for the year, also for one without pay; Form 944 likewise', () => {
  for (const federalForm of ['943', '944'] as const) {
    const all = owed({ federalForm, paidEmployees: [day('2024-03-14')] }, '2026-01-01', '2026-12-31')
    expect(all).toEqual([`US ${federalForm} 2025-12-31 2026-02-02 2026-02-10`])
  }
})

test('who stops paying in spring owes the W-2s of the year with the final return, asked for in summer', () => {
  const final = { finalPayDate: day('2026-06-12'), paidEmployees: [day('2024-03-14'), day('2026-06-12')] }
  expect(owed(final, '2026-07-01', '2026-08-31')).toEqual([
    'US 941 2026-06-30 2026-07-31 2026-08-10',
    'US W-2 2026-12-31 2026-07-31 ',
  ])
})
