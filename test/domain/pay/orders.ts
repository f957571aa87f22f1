import { garnish } from '../../../src/domain/pay/garnishment.ts'
import type { GarnishablePay, GarnishmentOrder } from '../../../src/domain/pay/garnishment-order.ts'
import { day } from '../../../src/kernel/dates.ts'
import { dollars, usd, ZERO } from '../../../src/kernel/money.ts'
import type { LevyStatus } from '../../../src/law/language/garnishment.ts'
import type { StateCode } from '../../../src/law/language/states.ts'

/** Orders and the week of pay that they are taken from; tests say only what differs. */

const wages: Record<string, string> = {
  CA: '16.90',
  NY: '16.00',
  GA: '7.25',
  IL: '15.00',
  AZ: '15.15',
  MN: '11.41',
}

export const pay = (disposable: number | string, more: Partial<GarnishablePay> = {}): GarnishablePay => ({
  payDate: day('2026-06-12'),
  frequency: 'Weekly',
  gross: usd(disposable),
  taxes: ZERO,
  healthPremiums: ZERO,
  deductions: ZERO,
  available: usd(disposable),
  minimumWage: (state) => usd(wages[state] ?? '7.25'),
  ...more,
})

export const support = (current: number | string, more: object = {}): GarnishmentOrder => ({
  id: 'support',
  type: 'Child Support',
  current: usd(current),
  arrears: ZERO,
  supportsSecondFamily: false,
  arrearsOver12Weeks: false,
  ...more,
})
export const creditor = (state: StateCode, more: object = {}): GarnishmentOrder => ({
  id: 'creditor',
  type: 'Creditor',
  state,
  dependents: 0,
  ...more,
})
export const levy = (status: LevyStatus, dependents: number, more: object = {}): GarnishmentOrder => ({
  id: 'levy',
  type: 'Federal Tax Levy',
  status,
  dependents,
  additions: 0,
  ...more,
})
export const loan = (more: object = {}): GarnishmentOrder => ({ id: 'loan', type: 'Student Loan', ...more })
export const bankruptcy = (amount: number): GarnishmentOrder => ({
  id: 'trustee',
  type: 'Bankruptcy',
  amount: usd(amount),
})

export const taken = (given: GarnishablePay, ...orders: GarnishmentOrder[]) =>
  garnish(given, orders).map(({ type, amount, reason }) =>
    [type, dollars(amount), reason].filter(Boolean).join(' '),
  )
