import { createHash } from 'node:crypto'
import type { Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { machine } from '../../kernel/machine.ts'
import { dollars } from '../../kernel/money.ts'
import type { Computed } from './computed.ts'

/** A second person's word on a payroll. One is open per period; asking again takes its place. */
export const approvalMachine = machine(
  'payroll approval',
  ['requested', 'approved', 'rejected', 'replaced', 'used'],
  {
    approvePayroll: { requested: 'approved' },
    rejectPayroll: { requested: 'rejected', approved: 'rejected' },
    requestApproval: { requested: 'replaced', approved: 'replaced' },
    initiatePayroll: { approved: 'used' },
  },
)

export type ApprovalStatus = (typeof approvalMachine.states)[number]

/** Nothing has come of these yet. */
export const OPEN_APPROVAL: readonly ApprovalStatus[] = ['requested', 'approved']

/** What an approval is bound to. */
export interface ApprovedTotals {
  readonly people: number
  readonly gross: bigint
  readonly net: bigint
  readonly fundingTotal: bigint
  /** Of every paycheck: who gets how much and into which accounts. Two people may not change places. */
  readonly digest: string
}

export interface ApprovalFacts extends ApprovedTotals {
  readonly approvalId: string
  readonly companyId: Id<'company'>
  readonly payPeriodId: Id<'payPeriod'>
  readonly status: ApprovalStatus
  readonly requestedBy: string
  /** Whose hand it was: two people may have one name. */
  readonly requestedHand: string
  readonly requestedAt: Instant
  readonly decidedBy: string | null
  readonly decidedAt: Instant | null
  readonly reason: string
}

/** Sees every paycheck of a payroll go by, and says what they came to. */
export class Witness {
  readonly #seen: string[] = []
  #gross = 0n
  #net = 0n
  #funding = 0n

  count({ person, check, paymentMethod, accounts }: Computed, funding: bigint): void {
    this.#gross += check.gross
    this.#net += check.net
    this.#funding += funding
    const amounts = [check.gross, check.net, check.reimbursements, check.employeeTaxes, check.employerTaxes]
    const paid = accounts.flatMap(({ id, amount }) => [id, amount])
    this.#seen.push([person.userId, ...amounts, check.garnished, paymentMethod, ...paid].join(' '))
  }

  /** What was seen of others, elsewhere. */
  take({ paychecks, gross, net, funding }: Seen): void {
    for (const paycheck of paychecks) this.#seen.push(paycheck)
    this.#gross += gross
    this.#net += net
    this.#funding += funding
  }

  /** As it goes to another thread. */
  get seen(): Seen {
    return { paychecks: this.#seen, gross: this.#gross, net: this.#net, funding: this.#funding }
  }

  get totals(): ApprovedTotals {
    const digest = createHash('sha256')
      .update([...this.#seen].sort().join('\n'))
      .digest('base64url')
    const sums = { gross: this.#gross, net: this.#net, fundingTotal: this.#funding }
    return { people: this.#seen.length, ...sums, digest }
  }
}

/** What a witness has seen, without its functions. */
export interface Seen {
  readonly paychecks: readonly string[]
  readonly gross: bigint
  readonly net: bigint
  readonly funding: bigint
}

/** What is no longer as it was approved, in words; empty when nothing changed. */
export function changesSince(approved: ApprovedTotals, now: ApprovedTotals): string {
  if (approved.digest === now.digest) return ''
  const sums = (['gross', 'net', 'fundingTotal'] as const)
    .filter((sum) => approved[sum] !== now[sum])
    .map((sum) => `${SUMS[sum]} is ${dollars(now[sum])} and was ${dollars(approved[sum])}`)
  const people =
    approved.people === now.people ? [] : [`${now.people} people are paid instead of ${approved.people}`]
  const changed = [...people, ...sums]
  return changed.length === 0 ? 'the sums are the same, but not whom they go to' : changed.join(', ')
}

const SUMS = { gross: 'gross pay', net: 'net pay', fundingTotal: 'the amount to be drawn' } as const
