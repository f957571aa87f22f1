import { OVERPAYMENT } from '../pay/line-code.ts'
import type { LineKind } from '../pay/lines.ts'

/** Elections that go to a carrier or a plan; other deductions stay with the company. */
export const isForCarrier = (kind: LineKind, code: string): boolean =>
  kind === 'employerBenefit' ||
  ((kind === 'pretax' || kind === 'aftertax') && !['Other', 'After-Tax', OVERPAYMENT].includes(code))

/** What is owed for a plan, until the company pays its carrier. */
export const planOwed = (plan: string) => ({ kind: 'benefits', ref: plan, name: `Owed for ${plan}` }) as const

/** The other side of what is owed for plans: no money has moved for it yet. */
export const benefitsClearing = {
  kind: 'benefitsClearing',
  ref: '',
  name: 'Benefits to be paid by the company',
} as const
