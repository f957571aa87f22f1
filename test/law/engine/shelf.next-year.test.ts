import { expect, test } from 'vitest'
import { holidaysOf } from '../../../src/domain/calendar/holidays.ts'
import type { GarnishmentOrder } from '../../../src/domain/pay/garnishment-order.ts'
import { checkMinimumWage } from '../../../src/domain/pay/minimum-wage.ts'
import { splitWorkweek } from '../../../src/domain/pay/overtime.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import type { PaycheckInput } from '../../../src/domain/pay/paycheck-types.ts'
import { addDays, day } from '../../../src/kernel/dates.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'
import { finalPayDue } from '../../../src/law/engine/final-pay.ts'
import { editionsOf, filed, shelf, shelfOf } from '../../../src/law/engine/shelf.ts'
import type { Dated } from '../../../src/law/language/dated.ts'
import type { Law } from '../../../src/law/language/declare.ts'
import { atOnce, days } from '../../../src/law/language/final-pay.ts'
import type { DatedTable, LookUp, TableKind, TableOf } from '../../../src/law/language/look-up.ts'
import { worker } from '../../domain/pay/worker.ts'

// A new tax year is new files: here they are made up, laid beside what is on file, and nothing on file is touched.

const YEAR = {
  effective: '2027-01-01',
  checkedThrough: '2027-12-31',
  revision: 1,
  source: 'made up',
} as const

const tax = (code: string, change: object = {}): Law => {
  const newest = shelf.taxes.get(code)![0]!
  return { ...newest, ...YEAR, ...change }
}
const table = <Kind extends TableKind>(kind: Kind, where: string, change: Partial<TableOf<Kind>> = {}) =>
  renewed(editionsOf(kind, where)[0]!, change)
const renewed = <T extends Dated>(newest: T, change: Partial<T>): T => ({ ...newest, ...YEAR, ...change })

const share = [
  [0, '7%'],
  [200_000, '0%'],
] as const

const made: readonly (Law | DatedTable)[] = [
  tax('US.incomeTax', { lines: { withholding: 'cents(wages * 10%)' }, figures: {} }),
  tax('US.socialSecurity', { employee: share, employer: share }),
  tax('US.medicare'),
  tax('US.additionalMedicare'),
  tax('US.futa'),
  tax('TX.incomeTax'),
  tax('TX.sui'),
  table('taxability', 'US'),
  table('benefitLimits', 'US', { deferral: usd(25_000) }),
  table('garnishment', 'US'),
  table('creditorLimit', 'US'),
  table('creditorLimit', 'CA', { parts: [{ take: '10%', of: 'disposable' }] }),
  table('levy', 'US', { perDependent: usd(6000) }),
  table('minimumWage', 'US', { hourly: usd(8) }),
  table('minimumWage', 'CA', { hourly: usd('17.50') }),
  table('overtime', 'US', { weekly: 38 }),
  table('finalPay', 'TX', { discharged: atOnce, resigned: days(1) }),
  table('holidays', 'US', {
    holidays: [
      ...editionsOf('holidays', 'US')[0]!.holidays,
      { name: 'Made-up Day', when: { month: 11, date: 2 }, calendars: ['federalReserve'] },
    ],
  }),
]
const nextYear: LookUp = { shelf: shelfOf([...filed, ...made]) }

const creditor: GarnishmentOrder = { id: 'order', type: 'Creditor', state: 'CA', dependents: 0 }
const levy: GarnishmentOrder = {
  id: 'levy',
  type: 'Federal Tax Levy',
  status: 'Single',
  dependents: 1,
  additions: 0,
}

const paid = (on: string, more: Partial<PaycheckInput> = {}): PaycheckInput =>
  worker('TX', {
    payDate: day(on),
    periodStart: day(on),
    periodEnd: day(on),
    frequency: 'Weekly',
    earnings: [{ type: 'Regular', amount: usd(2000) }],
    ...more,
  })

type Answer = (on: string, lookUp: LookUp) => string

const taxed =
  (code: string): Answer =>
  (on, lookUp) => {
    const { taxes } = calculatePaycheck(paid(on), lookUp)
    return dollars(taxes.find((line) => line.code === code && line.payer === 'employee')!.amount)
  }
const garnished =
  (order: GarnishmentOrder): Answer =>
  (on, lookUp) =>
    dollars(calculatePaycheck(paid(on, { garnishments: [order] }), lookUp).garnished)

// 23,900 was deferred before: 600 or 1,100 are left, and 1,000 is asked.
const deferred: Answer = (on, lookUp) =>
  dollars(
    calculatePaycheck(
      paid(on, {
        deductions: [{ type: '401(k)', amount: usd(1000) }],
        yearToDate: {
          taxes: {},
          supplementalWages: usd(0),
          benefits: { '401(k)': { employee: usd(23_900) } },
        },
      }),
      lookUp,
    ).deducted,
  )
const shortOf: Answer = (on, lookUp) => {
  const given = { state: 'CA', on: day(on), pay: usd(680), minutes: 40 * 60 }
  return dollars(checkMinimumWage(given, lookUp)!.short)
}
const overtime: Answer = (on, lookUp) => {
  const week = Array.from({ length: 7 }, (_, at) => ({
    day: addDays(day(on), at),
    minutes: at < 5 ? 480 : 0,
  }))
  return String(splitWorkweek({ state: 'TX', days: week }, lookUp).overtime)
}
const finalDay: Answer = (on, lookUp) => {
  const leaving = { state: 'TX', reason: 'discharged', lastDay: day(on), paydays: [] } as const
  return finalPayDue(leaving, lookUp)
}

// 2026: 2,000 less 124.00, 29.00 and 270.19 leaves 1,576.81. 2027: less 140.00, 29.00 and 200.00 leaves 1,631.00.
// biome-ignore format: read in columns
test.each<[string, Answer, string, string, string]>([
  // what                      answer                       2026          2027          refused without it by
  ['federal income tax',        taxed('US.incomeTax'),      '270.19',     '200.00',     'TX.incomeTax'],      // (104,000 − 8,600 − 57,900) × 22 % + 5,800, a week
  ['Social Security',           taxed('US.socialSecurity'), '124.00',     '140.00',     'TX.incomeTax'],
  ['room under the limit',      deferred,                   '600.00',     '1000.00',    'US.benefitLimits'],
  ['a creditor',                garnished(creditor),        '306.24',     '163.10',     'TX.incomeTax'],      // 40 % above 48 × 16.90; 10 %
  ['a levy',                    garnished(levy),            '1165.27',    '1206.00',    'TX.incomeTax'],      // less 309.62 and 101.92; and 115.38
  ['short of the minimum wage', shortOf,                    '0.00',       '20.00',      'CA.minimumWage'],    // 17.00 an hour
  ['overtime of 40 hours',      overtime,                   '0',          '120',        'US.overtime'],
  ['final pay',                 finalDay,                   '2026-07-16', '2027-07-09', 'TX.finalPay'],
])('%s: the made-up year pays 2027, and 2026 stays as it was', (_, answer, now, then, code) => {
  expect(answer('2026-07-10', {})).toBe(now)
  expect(answer('2026-07-10', nextYear)).toBe(now)
  expect(answer('2027-07-09', nextYear)).toBe(then)

  expect(() => answer('2027-07-09', {})).toThrow(
    `${code}: the law was checked through 2026-12-31, not for 2027-07-09`,
  )
  expect(answer('2027-07-09', { allowProvisional: true })).not.toBe(then)
})

test('the calendar of a made-up year has its day, and the years before it have not', () => {
  const closed = (year: number) => holidaysOf('federalReserve', year, nextYear.shelf)
  expect(closed(2027).get(day('2027-11-02'))).toBe('Made-up Day')
  expect(holidaysOf('federalReserve', 2027).has(day('2027-11-02'))).toBe(false)
  expect([...closed(2026)]).toEqual([...holidaysOf('federalReserve', 2026)])
})
