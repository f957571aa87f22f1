import { dollars, total } from '../../format/money.tsx'
import { payroll as words } from '../../messages/company/payroll.ts'
import type { Preview } from '../shared/payroll-sums.ts'

export type Change = NonNullable<Preview['changes']>[number]
type Reason = Change['reasons'][number]

export const differenceOf = ({ net, netBefore }: Change): number => total([net ?? 0, -(netBefore ?? 0)])

/** The two weightiest reasons; that taxes follow the pay needs no word beside another reason. */
export function whyOf({ reasons }: Change): string {
  const told = reasons.length > 1 ? reasons.filter(({ code }) => code !== 'taxes') : reasons
  return told
    .slice(0, 2)
    .map((reason) => wordsOf[reason.code](reason))
    .join('; ')
}

/** A line that comes, goes, or has another amount. */
function lineWords({ subject, before, after }: Reason): string {
  if (before === 0) return words.reasons.added(subject, dollars(after))
  if (after === 0) return words.reasons.gone(subject, dollars(before))
  return words.reasons.pay(subject, dollars(after), dollars(before))
}

const wordsOf: Readonly<Record<Reason['code'], (reason: Reason) => string>> = {
  notPaidBefore: () => words.reasons.new,
  notPaidNow: () => words.reasons.notNow,
  hours: ({ before, after }) => words.reasons.hours(after, before),
  payRate: ({ before, after }) => words.reasons.wage(dollars(after), dollars(before)),
  earnings: lineWords,
  reimbursements: lineWords,
  deductions: lineWords,
  contributions: lineWords,
  garnishments: lineWords,
  taxBegins: ({ subject }) => words.reasons.taxBegins(subject),
  taxEnds: ({ subject }) => words.reasons.taxEnds(subject),
  taxes: () => words.reasons.taxes,
}
