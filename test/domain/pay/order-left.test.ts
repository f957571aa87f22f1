import { expect, test } from 'vitest'
import type { ServedGarnishment } from '../../../src/domain/pay/facts.ts'
import { type CountedBy, orderLeft } from '../../../src/domain/pay/order-left.ts'
import { usd } from '../../../src/kernel/money.ts'

const support = { 'Case Number': '1', 'Remittance Number': '1', 'FIPS Code': '4800000', State: 'TX' }

const order = (fields: object, taken: Partial<ServedGarnishment> = {}): ServedGarnishment => ({
  ...{ id: 'o', type: 'Child Support', agency: '', taken: usd(0) },
  ...taken,
  fields: { ...support, ...fields },
})

const monthly = { 'Current Support Amount': '450.00', 'Payment Period': 'Monthly' }
const each = { 'Current Support Amount': '400.00', 'Arrears Amount': '50.00' }
const by = (over: Partial<CountedBy> = {}): CountedBy => ({
  frequency: 'BiWeekly',
  paydays: 2,
  skip: 'periodic',
  ...over,
})
const seen = (period: string, month = period) => ({ takenInPeriod: usd(period), takenInMonth: usd(month) })

/** Current support and arrears that are left, in the order's own period where nothing was taken. */
const left = (fields: object, taken: Partial<ServedGarnishment>, counted = by()) =>
  orderLeft(order(fields, taken), counted).map((found) =>
    found.type === 'Child Support' ? [found.current, found.arrears, found.paymentPeriod] : [],
  )

// biome-ignore format: a table
test.each<[string, object, Partial<ServedGarnishment>, CountedBy, unknown[]]>([
  ['A6: nothing taken',            each,    {},                       by(),                 [[usd(400), usd(50), undefined]]],
  ['A6: all of it',                each,    seen('450'),              by(),                 []],
  ['A6: current support first',    each,    seen('100'),              by(),                 [[usd(300), usd(50), undefined]]],
  ['A6: then arrears',             each,    seen('420'),              by(),                 [[usd(0), usd(30), undefined]]],
  ['A6: asked again',              each,    seen('450'),              by({ skip: 'none' }), [[usd(400), usd(50), undefined]]],
  ['1.14: the first of a month',   monthly, {},                       by(),                 [[usd(450), usd(0), 'Monthly']]],
  ['1.14: another pay period',     monthly, seen('0', '207.70'),      by(),                 [[usd(450), usd(0), 'Monthly']]],
  ['1.14: what the month leaves',  monthly, seen('0', '415.40'),      by(),                 [[usd('34.60'), usd(0), undefined]]],
  ['1.14: three paydays',          monthly, seen('0', '415.40'),      by({ paydays: 3 }),   [[usd(450), usd(0), 'Monthly']]],
  ['1.14: the month is paid',      monthly, seen('0', '450'),         by({ skip: 'none' }), []],
  ['1.14: paid monthly',           monthly, seen('0', '100'),         by({ frequency: 'Monthly', paydays: 1 }), [[usd(350), usd(0), undefined]]],
])('%s', (_, fields, taken, counted, expected) => {
  expect(left(fields, taken, counted)).toEqual(expected)
})

test('A6: an amount of another order counts too, a share of pay does not, and a bankruptcy goes on staying others', () => {
  const creditor = (fields: Record<string, string>): ServedGarnishment => ({
    ...{ id: 'c', type: 'Creditor', agency: '', taken: usd(0), ...seen('60') },
    fields: { 'Case Number': '1', 'Creditor Name': 'Bank', State: 'GA', ...fields },
  })
  expect(orderLeft(creditor({ Amount: '100.00' }), by())).toMatchObject([{ amount: usd(40) }])
  expect(orderLeft(creditor({ Percent: '10%' }), by())).toMatchObject([{ percent: '10%' }])
  const bankruptcy: ServedGarnishment = {
    ...{ id: 'b', type: 'Bankruptcy', agency: '', taken: usd(0), ...seen('100') },
    fields: { 'Case Number': '1', 'Trustee Name': 'T', Amount: '100.00' },
  }
  expect(orderLeft(bankruptcy, by())).toMatchObject([{ type: 'Bankruptcy', amount: usd(0) }])
})
