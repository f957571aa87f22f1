import { expect, test } from 'vitest'
import { depositPlan } from '../../../src/domain/money/deposit-plan.ts'
import { day } from '../../../src/kernel/dates.ts'
import { facts, type OwedRow } from '../../support/owed.ts'

const on = day('2026-06-12')
const update = 'adminPortal/updateStateRegistrationInfo'
const GA = { 'Withholding Account Number': '1233214-AB', 'Withholding Deposit Frequency': 'Monthly' }

test.each([
  ['US.941', {}, undefined],
  ['GA', { GA }, undefined],
  [
    'GA',
    {},
    { words: 'There is no state registration for GA', operation: 'adminPortal/addStateRegistrationInfo' },
  ],
  [
    'GA',
    { GA: {} },
    {
      words: 'GA: Withholding Account Number is missing; Withholding Deposit Frequency is missing',
      operation: update,
    },
  ],
  [
    'GA',
    { GA: { ...GA, 'Withholding Account Number': 'Applied For' } },
    { words: 'GA: Withholding Account Number is Applied For', operation: update },
  ],
  [
    'GA',
    { GA: { ...GA, 'Withholding Deposit Frequency': 'Weekly' } },
    {
      words: 'GA: Withholding Deposit Frequency must be one of Semiweekly, Monthly, Quarterly',
      operation: update,
    },
  ],
  ['GA.sui', { GA }, { words: 'GA: UI Account Number is missing', operation: update }],
  ['CT.familyLeave', { CT: {} }, undefined], // under the EIN
  [
    'HI.sdi',
    { HI: {} },
    { words: 'HI: TDI Carrier is missing: it is not known whose premium it is', operation: update },
  ],
  [
    'OH-COLUMBUS',
    { OH: { 'Local Tax Collectors': 'Cleveland: CCA, 1, Monthly 15' } },
    {
      words:
        'OH-COLUMBUS: who collects it, under which account and by when is not known; Local Tax Collectors of the registration in OH says so',
      operation: update,
    },
  ],
  [
    'OH-COLUMBUS',
    {
      OH: {
        'Local Tax Collectors': 'Cleveland: CCA, 1, Monthly 15; columbus: City of Columbus, 2, monthly last',
      },
    },
    undefined,
  ],
] as const)('A2: %s, registered %j: %j', (ref, registered, blocker) => {
  const plan = depositPlan(facts([[ref, on, 42]], [], registered))
  expect(plan.payee(ref).blocker).toEqual(blocker)
  expect(plan.depositOn(ref, on) === undefined).toBe(blocker !== undefined)
})

test('A2: what an older ledger owes for one tax is part of what is paid together now', () => {
  const rows: OwedRow[] = [
    ['NY', '2026-06-18', { 'NY.incomeTax': 592.02 }],
    ['NY-NYC', '2026-06-18', { 'NY-NYC.incomeTax': 149.74 }],
    ['NY-YONKERS', '2026-06-18', { 'NY-YONKERS.incomeTax': 33.05 }],
  ]
  const fields = {
    'Withholding Account Number': '12-3456789',
    'Withholding Deposit Frequency': 'Three Business Day',
  }
  const plan = depositPlan(facts(rows, [], { NY: fields }))
  // 774.81 together
  expect(rows.map(([ref]) => plan.due(ref, day('2026-06-18')))).toEqual([
    '2026-06-24',
    '2026-06-24',
    '2026-06-24',
  ])
})

test.each([
  // New York State alone on both sides of 700: the payroll that brings it there, else the quarter's return
  ['NY', 'Three Business Day', [['2026-04-10', 699.99]], ['2026-07-31']],
  ['NY', 'Three Business Day', [['2026-04-10', 700]], ['2026-04-15']],
  [
    'NY',
    'Three Business Day',
    [
      ['2026-04-10', 400],
      ['2026-04-24', 300],
    ],
    ['2026-04-29', '2026-04-29'],
  ],
  [
    'NY',
    'Five Business Day',
    [
      ['2026-04-10', 400],
      ['2026-04-24', 300],
    ],
    ['2026-05-01', '2026-05-01'],
  ],
  [
    'NY',
    'Three Business Day',
    [
      ['2026-06-26', 400],
      ['2026-07-10', 300],
    ],
    ['2026-07-31', '2026-11-02'],
  ], // two quarters
  // California: income tax alone counts, SDI goes with it
  ['CA', 'Semiweekly', [['2026-04-10', 500.01]], ['2026-04-15']],
  ['CA', 'Semiweekly', [['2026-04-10', 500]], ['2026-05-15']],
  ['CA', 'Semiweekly', [['2026-04-10', 349.99]], ['2026-07-31']],
  [
    'CA',
    'Semiweekly',
    [
      ['2026-04-10', 349.99],
      ['2026-04-24', 0.01],
    ],
    ['2026-05-15', '2026-05-15'],
  ],
  [
    'CA',
    'Semiweekly',
    [
      ['2026-04-10', 300],
      ['2026-04-24', 201],
    ],
    ['2026-04-29', '2026-04-29'],
  ],
  [
    'CA',
    'Semiweekly',
    [
      ['2026-04-10', 400],
      ['2026-05-08', 200],
    ],
    ['2026-05-15', '2026-07-31'],
  ], // April is asked for by itself
  [
    'CA',
    'Monthly',
    [
      ['2026-04-10', 349.99],
      ['2026-05-08', 0.01],
    ],
    ['2026-06-15', '2026-06-15'],
  ],
  ['CA', 'Next Day', [['2026-04-10', 500.01]], ['2026-04-13']],
] as const)('A1: %s, %s, owing %j: due %j', (state, frequency, rows, due) => {
  const owed = rows.map(
    ([payDate, amount]): OwedRow => [
      state,
      payDate,
      { [`${state}.incomeTax`]: amount, ...(state === 'CA' && { 'CA.sdi': 1000 }) },
    ],
  )
  const fields = { 'Withholding Account Number': '1', 'Withholding Deposit Frequency': frequency }
  const plan = depositPlan(facts(owed, [], { [state]: fields }))
  expect(rows.map(([payDate]) => plan.due(state, day(payDate)))).toEqual(due)
})

test('A1: a frequency holds from the day of its registration on', () => {
  const rows: OwedRow[] = [
    ['GA', '2026-06-05', 100],
    ['GA', '2026-06-26', 100],
  ]
  const given = facts(rows, [], { GA })
  const changed = {
    state: 'GA',
    effectiveFrom: day('2026-06-20'),
    fields: { ...GA, 'Withholding Deposit Frequency': 'Semiweekly' },
  }
  const plan = depositPlan({ ...given, registrations: [...given.registrations, changed] })
  expect(rows.map(([ref, payDate]) => plan.due(ref, day(payDate)))).toEqual(['2026-07-15', '2026-07-01'])
})
