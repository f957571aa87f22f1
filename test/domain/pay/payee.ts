import type { PayeeFacts } from '../../../src/domain/pay/build-input.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd, ZERO } from '../../../src/kernel/money.ts'

/** An employee in Pennsylvania with 3,000.00 for two weeks, and nothing else about her. */
export const payee: PayeeFacts = {
  workerType: 'W2',
  payDate: day('2026-09-11'),
  periodStart: day('2026-08-24'),
  periodEnd: day('2026-09-06'),
  frequency: 'BiWeekly',
  work: { state: 'PA', city: 'Anywhere' },
  home: { state: 'PA', city: 'Anywhere' },
  w4: null,
  stateW4: {},
  registration: {},
  earnings: [{ type: 'Regular', amount: usd(3000) }],
  deductions: [],
  garnishments: [],
  yearToDate: { taxes: {}, benefits: {}, supplementalWages: ZERO },
  supplementalMethod: 'flat',
  exemptions: [],
  backupWithholding: false,
}
