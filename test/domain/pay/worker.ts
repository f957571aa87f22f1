import type { DeductionType, EarningType } from '../../../src/domain/pay/elements.ts'
import type { Deduction, Earning, PaycheckInput } from '../../../src/domain/pay/paycheck-types.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd, ZERO } from '../../../src/kernel/money.ts'
import type { FederalCertificate } from '../../../src/law/language/types.ts'

/** A single worker without adjustments, paid every two weeks; tests say only what differs. */
export const certificate: FederalCertificate = {
  status: 'Single',
  form: '2020',
  multipleJobs: false,
  dependents: 0,
  otherDependents: 0,
  otherIncome: ZERO,
  deductions: ZERO,
  extra: ZERO,
  allowances: 0,
  exempt: false,
  nonresidentAlien: false,
}

export const worker = (state: string, more: Partial<PaycheckInput> = {}): PaycheckInput => ({
  workerType: 'W2',
  payDate: day('2026-06-12'),
  periodStart: day('2026-05-30'),
  periodEnd: day('2026-06-12'),
  frequency: 'BiWeekly',
  work: { state },
  resident: { state },
  earnings: [],
  deductions: [],
  garnishments: [],
  w4: certificate,
  employer: { rates: {} },
  yearToDate: { taxes: {}, supplementalWages: ZERO },
  supplementalMethod: 'flat',
  hours: 80,
  ...more,
})

export const earned = (type: EarningType, amount: number): Earning => ({ type, amount: usd(amount) })

export const elected = (type: DeductionType, amount: number, more: Partial<Deduction> = {}): Deduction => ({
  type,
  amount: usd(amount),
  ...more,
})
