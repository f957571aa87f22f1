import { expect, test } from 'vitest'
import { buildInput, type PayeeFacts } from '../../../src/domain/pay/build-input.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import type { Earning } from '../../../src/domain/pay/paycheck-types.ts'
import { day } from '../../../src/kernel/dates.ts'
import { type Cents, usd } from '../../../src/kernel/money.ts'

const salary = (amount: Cents): Earning => ({ type: 'Salary', amount, hours: 40 })
const rate = (percent: string) => ({ 'Unemployment Rate': percent })
const albany = { state: 'NY', city: 'Albany' }
const miami = { state: 'FL', city: 'Miami' }

const facts = (over: Partial<PayeeFacts>): PayeeFacts => ({
  workerType: 'W2',
  payDate: day('2026-07-03'),
  periodStart: day('2026-06-15'),
  periodEnd: day('2026-06-28'),
  frequency: 'BiWeekly',
  work: miami,
  home: miami,
  w4: null,
  stateW4: {},
  registration: rate('2.7%'),
  earnings: [salary(usd(4000))],
  deductions: [],
  garnishments: [],
  yearToDate: { taxes: {}, supplementalWages: usd(0) },
  supplementalMethod: 'flat',
  exemptions: [],
  backupWithholding: false,
  ...over,
})

const taxes = (given: PayeeFacts, explain = false) => {
  const check = calculatePaycheck(buildInput(given), { explain })
  const line = (code: string) => check.taxes.find((tax) => tax.code === code)
  return { check, line, amount: (code: string) => line(code)?.amount }
}

const split = (there: Cents, here: Cents, over: Partial<PayeeFacts> = {}) =>
  facts({
    earnings: [salary(here)],
    elsewhere: [{ work: albany, registration: rate('4.1%'), earnings: [salary(there)] }],
    ...over,
  })

test('A8: income tax is the share of the tax on all wages; other taxes are of the wages of the place', () => {
  const whole = taxes(facts({ work: albany, home: miami }))
  const parts = taxes(split(usd(2000), usd(2000)))
  const half = (amount: bigint | undefined) => (amount! + 1n) / 2n
  expect(parts.amount('NY.incomeTax')).toBe(half(whole.amount('NY.incomeTax')))
  expect(parts.line('NY.incomeTax')).toMatchObject({ taxable: usd(2000), subject: usd(2000) })
  expect(parts.amount('NY.sui')).toBe(usd(82)) // 2,000 × 4.1 %
  expect(parts.amount('FL.sui')).toBe(usd(54)) // 2,000 × 2.7 %
  for (const code of ['US.incomeTax', 'US.socialSecurity', 'US.medicare', 'US.futa']) {
    expect([code, parts.amount(code)]).toEqual([code, whole.amount(code)])
  }
  const { check } = parts
  const employee = check.taxes.filter(({ payer }) => payer === 'employee')
  expect(check.employeeTaxes).toBe(employee.reduce((sum, { amount }) => sum + amount, 0n))
  expect(check.net).toBe(check.gross - check.employeeTaxes)
})

test('A8: the share is explained', () => {
  const { line } = taxes(split(usd(2000), usd(2000)), true)
  expect(line('NY.incomeTax')!.steps!.at(-1)).toMatchObject({
    line: 'share of the place',
    inputs: { 'wages of the place': '2000.00', 'all wages': '4000.00' },
  })
})

test('A8: a home state takes of every place what is not taken there, on all wages together', () => {
  const home = { state: 'NJ', city: 'Newark' }
  const atHome = taxes(facts({ work: home, home }))
  const here = taxes(split(usd(0) as Cents, usd(4000), { work: home, home, elsewhere: [] }))
  expect(here.amount('NJ.incomeTax')).toBe(atHome.amount('NJ.incomeTax'))
  const both = taxes(split(usd(2000), usd(2000), { work: home, home }))
  expect(both.line('NJ.incomeTax')!.taxable).toBe(usd(4000))
  expect(both.amount('NY.incomeTax')).toBeGreaterThan(0n)
})

test('A8: two places of one state share its caps, and two offices of one place are one', () => {
  const yonkers = { state: 'NY', city: 'Yonkers' }
  // NY unemployment is on the first 13,000 of 2026: 12,000 were taxed before.
  const yearToDate = { taxes: { 'NY.sui': { wages: usd(17_000), tax: usd(0) } }, supplementalWages: usd(0) }
  const given = split(usd(2000), usd(2000), { work: yonkers, home: yonkers, yearToDate })
  const whole = taxes(facts({ work: yonkers, home: yonkers, yearToDate }))
  const parts = taxes(given)
  expect(parts.line('NY.sui')!.taxable).toBe(whole.line('NY.sui')!.taxable)
  const office = { ...miami, locationId: '0199aaaa-0000-7000-8000-000000000001' }
  const input = buildInput(
    facts({ elsewhere: [{ work: office, registration: undefined, earnings: [salary(usd(1))] }] }),
  )
  expect(input.elsewhere).toBeUndefined()
  expect(input.earnings.at(-1)).toMatchObject({ place: { state: 'FL', locationId: office.locationId } })
})

test('A8: pre-tax deductions lower the wages of each place in proportion', () => {
  const deductions = [{ type: 'Medical', amount: usd('100.01') }] as const
  const parts = taxes(split(usd(1000), usd(3000), { deductions }))
  expect(parts.line('NY.incomeTax')!.taxable).toBe(usd('975.00')) // 1,000 − 25.00
  const sum = parts.line('NY.sui')!.subject + parts.line('FL.sui')!.subject
  expect(sum).toBe(usd('4000') - usd('100.01'))
})
