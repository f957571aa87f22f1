import { addMonths, type Day } from '../../kernel/dates.ts'
import { tableOn } from '../../law/engine/editions.ts'
import type { LeavePayout } from '../../law/language/labor.ts'
import type { TimeOffTerms } from './balance.ts'
import type { TimeOffPolicy } from './time-off.ts'

export interface LeaveAsked {
  /** Of the work; null: not known. */
  readonly state: string | null
  readonly policyType: string
  readonly on: Day
}

/** The law that makes this leave wages; undefined where the policy decides. */
function vacationLaw({ state, policyType, on }: LeaveAsked): LeavePayout | undefined {
  // That vacation is wages does not end with the last day that somebody looked.
  const law = state === null ? undefined : tableOn('leavePayout', state, on, { allowProvisional: true })?.law
  return law?.kinds.includes(policyType) ? law : undefined
}

/** The law by which the balance of someone who leaves is paid out whatever the policy says. */
export function payoutLaw(asked: LeaveAsked & { readonly dateOfJoin: Day }): LeavePayout | undefined {
  const law = vacationLaw(asked)
  if (law?.afterYears === undefined) return law
  return addMonths(asked.dateOfJoin, 12 * law.afterYears) <= asked.on ? law : undefined
}

/** Terms as the law of the state lets them stand: where vacation is kept, no year takes it away. */
export function lawfulTerms(terms: TimeOffTerms, asked: Omit<LeaveAsked, 'policyType'>): TimeOffTerms {
  if (terms.carryoverHours === null) return terms
  const law = vacationLaw({ ...asked, policyType: terms.policyType })
  return law?.isKeptAtYearEnd ? { ...terms, carryoverHours: null } : terms
}

/** What a policy says and the law of some of these states does not let stand, in words. */
export function policyDoubt(
  policy: TimeOffPolicy,
  { states, on, sent }: { readonly states: readonly string[]; readonly on: Day; readonly sent: PolicySent },
): string {
  const laws = states.flatMap((state) => vacationLaw({ state, policyType: policy.policyType, on }) ?? [])
  const named = (rows: readonly LeavePayout[]) =>
    rows.map(({ where, source }) => `${where} (${source})`).join(', ')
  const kept = laws.filter(({ isKeptAtYearEnd }) => isKeptAtYearEnd)
  return [
    ...(sent.payoutOnTermination === false && laws.length > 0
      ? [
          `payoutOnTermination: false does not hold in ${named(laws)}: the balance is paid out there when someone leaves`,
        ]
      : []),
    ...(sent.carryoverLimitHours != null && kept.length > 0
      ? [
          `carryoverLimitHours does not hold in ${named(kept)}: nothing is forfeited there; use maxAccumulatedHours`,
        ]
      : []),
  ].join('; ')
}

interface PolicySent {
  readonly payoutOnTermination?: boolean | null | undefined
  readonly carryoverLimitHours?: number | null | undefined
}
