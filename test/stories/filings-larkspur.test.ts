import { expect, test } from 'vitest'
import { compute940, futaParts } from '../../src/domain/filings/annual-940.ts'
import { computeReturn } from '../../src/domain/filings/quarterly.ts'
import { computeW2s, computeW3 } from '../../src/domain/filings/w2.ts'
import { day } from '../../src/kernel/dates.ts'
import { dollars, usd } from '../../src/kernel/money.ts'
import { formFor } from '../../src/law/engine/forms/find.ts'
import { shown } from '../support/shown.ts'
import { larkspur } from './larkspur.ts'

const accounts: Readonly<Record<string, string>> = { GA: '1234567-AB', CA: '123-4567-8', NY: '123456789' }
const accountOf = (state: string): string => accounts[state] ?? ''
const law = (form: Parameters<typeof formFor>[0], on = '2025-12-31') => formFor(form, day(on), {}).law

const quarter = (from: string, to: string) =>
  larkspur.filter(({ payDate }) => from <= payDate && payDate <= to)

// Larkspur Trading LLC: semiweekly, every deposit equal to what accrued for its pay date.
test.each([
  {
    quarter: ['2025-07-01', '2025-09-30'],
    workersOn12th: 3,
    deposits: '48787.54',
    lines: {
      1: 3,
      2: '145758.90',
      3: '24822.90',
      '5a1': '153630.90',
      '5a2': '19050.23',
      '5b1': '3000.00',
      '5b2': '372.00',
      '5c1': '156630.90',
      '5c2': '4542.30',
      '5d1': '0.00',
      '5d2': '0.00',
      '5e': '23964.53',
      '5f': '0.00',
      6: '48787.43',
      7: '0.06',
      8: '0.00',
      9: '0.00',
      10: '48787.49',
      11: '0.00',
      12: '48787.49',
      13: '48787.54',
      14: '0.00',
      '15a': '0.05',
      16: 'semiweekly',
    },
    days: {
      '2025-07-11': '8150.91',
      '2025-07-25': '8121.43',
      '2025-08-08': '8121.43',
      '2025-08-22': '8150.91',
      '2025-09-05': '8121.43',
      '2025-09-19': '8121.38',
    },
    months: { '07': '16272.34', '08': '16272.34', '09': '16242.81' },
  },
  {
    quarter: ['2025-10-01', '2025-12-31'],
    workersOn12th: 2,
    deposits: '48933.13',
    lines: {
      1: 2,
      2: '171046.05',
      3: '29552.07',
      '5a1': '106630.05',
      '5a2': '13222.13',
      '5b1': '3000.00',
      '5b2': '372.00',
      '5c1': '183910.05',
      '5c2': '5333.39',
      '5d1': '50380.00',
      '5d2': '453.42',
      '5e': '19380.94',
      '5f': '0.00',
      6: '48933.01',
      7: '0.06',
      8: '0.00',
      9: '0.00',
      10: '48933.07',
      11: '0.00',
      12: '48933.07',
      13: '48933.13',
      14: '0.00',
      '15a': '0.06',
      16: 'semiweekly',
    },
    days: {
      '2025-10-03': '8150.91',
      '2025-10-17': '8121.43',
      '2025-10-31': '8121.43',
      '2025-11-14': '6104.91',
      '2025-11-28': '6916.22',
      '2025-12-12': '5906.53',
      '2025-12-26': '5611.64',
    },
    months: { 10: '24393.77', 11: '13021.13', 12: '11518.17' },
  },
])(
  'Form 941 and Schedule B of $quarter',
  ({ quarter: [from, to], workersOn12th, deposits, lines, days, months }) => {
    const figures = computeReturn(law('941', to), {
      paid: quarter(from!, to!),
      workersOn12th,
      deposits: usd(deposits),
      isSemiweekly: true,
      priorTax: undefined,
      isFinal: false,
      isSeasonal: false,
      entered: {},
    })
    expect(shown(figures.lines)).toMatchObject(lines)
    expect(Object.fromEntries(figures.days!.map(({ date, amount }) => [date, dollars(amount)]))).toEqual(days)
    expect(shown(figures.months!)).toEqual(months)
  },
)

test('Form 940 and Schedule A, person by person', () => {
  const figures = compute940(law('940'), {
    paid: larkspur,
    deposits: usd('210.00'),
    isFinal: false,
    entered: {},
  })
  expect(shown(figures.lines)).toMatchObject({
    '1b': 'X',
    2: 'X',
    3: '357953.95',
    4: '17466.95',
    '4a': 'X',
    '4b': 'X',
    '4c': 'X',
    '4d': 'X',
    '4e': '',
    5: '319487.00',
    6: '336953.95',
    7: '21000.00',
    8: '126.00',
    9: '0.00',
    10: '0.00',
    11: '84.00',
    12: '210.00',
    13: '210.00',
    14: '0.00',
    '15a': '0.00',
    '16a': '0.00',
    '16d': '0.00',
    17: '0.00',
  })
  expect(figures.states).toEqual([
    { state: 'CA', wages: usd(7000), rate: '1.2%', tax: usd(84) },
    { state: 'GA', wages: usd(7000), rate: '0%', tax: usd(0) },
    { state: 'NY', wages: usd(7000), rate: '0%', tax: usd(0) },
  ])
  const [ana] = futaParts(larkspur)
  expect(ana).toMatchObject({
    payments: usd('76061.95'),
    exemptFringe: usd('5785.00'),
    exemptLife: usd('53.95'),
    exemptRetirement: usd('2028.00'),
    exemptOther: usd(0),
    aboveBase: usd('61195.00'),
    futaWages: usd('7000.00'),
  })
})

test('W-2s and the W-3', () => {
  const w2 = law('W-2')
  const forms = computeW2s(w2, larkspur, accountOf)
  const byWorker = Object.fromEntries(forms.map((form) => [form.userId, form]))
  expect(shown(byWorker.ana!.lines)).toEqual({
    1: '64012.95',
    2: '9927.11',
    3: '68248.95',
    4: '4231.47',
    5: '68248.95',
    6: '989.64',
    7: '0.00',
    8: '0.00',
    10: '0.00',
    '13a': '',
    '13b': 'X',
    '13c': '',
  })
  expect(shown(byWorker.ana!.codes)).toEqual({ C: '53.95', D: '4236.00', W: '1950.00', DD: '3835.00' })
  expect(shown(byWorker.bo!.lines)).toEqual({
    1: '230880.00',
    2: '44144.62',
    3: '176100.00',
    4: '10918.20',
    5: '250380.00',
    6: '4083.93',
    7: '0.00',
    8: '0.00',
    10: '0.00',
    '13a': '',
    '13b': 'X',
    '13c': '',
  })
  expect(shown(byWorker.bo!.codes)).toEqual({ D: '19500.00', AA: '2600.00', DD: '7800.00' })
  expect(shown(byWorker.bo!.labels)).toEqual({ CASDI: '3004.56' })
  expect(shown(byWorker.cam!.lines)).toEqual({
    1: '21912.00',
    2: '303.24',
    3: '15912.00',
    4: '1358.56',
    5: '21912.00',
    6: '317.76',
    7: '6000.00',
    8: '0.00',
    10: '1800.00',
    '13a': '',
    '13b': '',
    '13c': '',
  })
  expect(shown(byWorker.cam!.labels)).toEqual({ NYSDI: '14.40', NYPFL: '85.04' })
  expect(forms.flatMap(({ states }) => states.map((boxes) => shown(boxes)))).toEqual([
    {
      state: 'GA',
      account: '1234567-AB',
      wages: '64012.95',
      tax: '3010.91',
      localWages: '0.00',
      localTax: '0.00',
      locality: '',
    },
    {
      state: 'CA',
      account: '123-4567-8',
      wages: '230880.00',
      tax: '22088.43',
      localWages: '0.00',
      localTax: '0.00',
      locality: '',
    },
    {
      state: 'NY',
      account: '123456789',
      wages: '21912.00',
      tax: '941.16',
      localWages: '21912.00',
      localTax: '695.92',
      locality: 'NYC',
    },
  ])
  expect(shown(computeW3(law('W-3'), w2, forms).lines)).toEqual({
    c: 3,
    1: '316804.95',
    2: '54374.97',
    3: '260260.95',
    4: '16508.23',
    5: '340540.95',
    6: '5391.33',
    7: '6000.00',
    8: '0.00',
    10: '1800.00',
    '12a': '26336.00',
    16: '316804.95',
    17: '26040.50',
    18: '21912.00',
    19: '695.92',
  })
})
