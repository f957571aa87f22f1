import { type Cents, cents } from '../../kernel/money.ts'
import type { DeductionKind, EarningType } from './elements.ts'

/** Severance is no pay of a plan: nothing of it is deferred or matched (26 CFR 1.415(c)-2(e)(3), 1.457-4(d)). */
export const PLAN_PAY = '26 CFR 1.415(c)-2(e)(3)'

/** Whether it defers pay to a plan that has to leave severance alone. */
export const defersPlanPay = ({ limit }: DeductionKind): boolean =>
  limit === 'deferral' || limit === 'deferral457'

export function severanceOf(earnings: readonly { type: EarningType; amount: Cents }[]): Cents {
  let sum = 0n
  for (const { type, amount } of earnings) if (type === 'Severance') sum += amount
  return cents(sum)
}
