import { type Day, easternTime, type Instant, isoInstant } from '../../kernel/dates.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { type FUNDING, fundingName, isWired } from '../money/funding.ts'
import { type RunFacts, runMachine } from './run.ts'

/** What happens to a run, one after the other. */
export const timelineCodes = {
  submitted: 'The payroll was submitted',
  locked: 'From here on it cannot be taken back',
  drawn: 'The company’s account is debited',
  wired: 'The company’s money arrives by wire',
  paid: 'People are paid into their accounts',
  ordersPaid: 'Garnishments are paid to their agencies',
  taxesDue: 'Taxes are due with their agencies',
  cancelled: 'It was taken back',
  failed: 'Its funding came back or did not arrive: nobody was paid',
  voided: 'All of its paychecks were voided',
} as const

export type TimelineCode = keyof typeof timelineCodes

export interface TimelineStep {
  readonly code: TimelineCode
  /** An instant, or the day for which it is planned; empty where nobody wrote it down. */
  readonly at: string
  readonly state: 'done' | 'next' | 'failed'
  readonly amount: Cents | null
}

/** Payments of one name on one day. */
export interface PaymentGroup {
  readonly runId: string
  readonly name: (typeof FUNDING)[number] | 'AchCredit' | 'GarnishmentPayment' | 'TaxPayment'
  readonly day: Day
  readonly count: number
  readonly complete: number
  readonly returned: number
  readonly amount: bigint
}

const ofName = {
  AchDebit: 'drawn',
  Wire: 'wired',
  AchCredit: 'paid',
  GarnishmentPayment: 'ordersPaid',
  TaxPayment: 'taxesDue',
} as const satisfies Readonly<Record<PaymentGroup['name'], TimelineCode>>

/** `groups` are those of the run, in order of day. */
export function timelineOf(
  run: RunFacts,
  { deadline, groups }: { readonly deadline: Day; readonly groups: readonly PaymentGroup[] },
): readonly TimelineStep[] {
  const submitted = step('submitted', isoInstant(run.submittedAt), 'done', cents(run.fundingTotal))
  if (run.status === runMachine.state.cancelled) return [submitted, step('cancelled', '', 'failed')]
  return [
    submitted,
    lockOf(run, deadline),
    ...groups.map((group) => step(ofName[group.name], group.day, stateOf(group), cents(group.amount))),
    ...(groups.length === 0 ? planned(run) : []),
    ...ended(run),
  ]
}

/** How a run came to nothing. A wire that did not arrive was cancelled, and so is in no group. */
function ended(run: RunFacts): readonly TimelineStep[] {
  const { failed, voided } = runMachine.state
  if (run.status === voided) return [step('voided', '', 'failed')]
  if (run.status !== failed) return []
  const missed = isWired(run.fundingMethod)
    ? [step('wired', run.debitDate, 'failed', cents(run.fundingTotal))]
    : []
  return [...missed, step('failed', '', 'failed')]
}

/** Payments that have settled, of all there are; of a run whose payments do not exist yet, of the people. */
export function progressOf(
  run: RunFacts,
  groups: readonly PaymentGroup[],
): { readonly done: number; readonly of: number } {
  if (groups.length === 0) return { done: 0, of: run.people }
  return groups.reduce(({ done, of }, { complete, count }) => ({ done: done + complete, of: of + count }), {
    done: 0,
    of: 0,
  })
}

function lockOf({ lockedAt, status }: RunFacts, deadline: Day): TimelineStep {
  if (lockedAt !== null) return step('locked', isoInstant(lockedAt), 'done')
  const at: Instant = easternTime(deadline, '23:59')
  return status === runMachine.initial ? step('locked', isoInstant(at), 'next') : step('locked', '', 'done')
}

/** Before its payments are posted the days are known, and what is drawn. */
const planned = (run: RunFacts): readonly TimelineStep[] =>
  run.status === runMachine.initial
    ? [
        ...(run.fundingTotal > 0n
          ? [step(ofName[fundingName(run.fundingMethod)], run.debitDate, 'next', cents(run.fundingTotal))]
          : []),
        step('paid', run.payDate, 'next'),
      ]
    : []

const stateOf = ({ returned, complete, count }: PaymentGroup): TimelineStep['state'] => {
  if (returned > 0) return 'failed'
  return complete === count ? 'done' : 'next'
}

const step = (
  code: TimelineCode,
  at: string,
  state: TimelineStep['state'],
  amount: Cents | null = null,
): TimelineStep => ({ code, at, state, amount })
