import { type Seen, Witness } from '../../domain/payroll/approval.ts'
import type { Computed } from '../../domain/payroll/computed.ts'
import { type Counted, Tally } from '../../domain/payroll/tally.ts'
import { type CollectedWarnings, Warnings } from '../../domain/payroll/warnings.ts'
import type { PaidLeave } from '../../domain/time/paid-leave.ts'
import { paidLeaveOf } from '../time/paid-leave.ts'
import {
  fundingOf,
  linesOfCheck,
  type PersonRows,
  type Recovered,
  recoveredBy,
  rowsOf,
} from './paycheck-rows.ts'

/** What a slice of a run came to; plain, so that one thread can tell another. */
export interface SliceSums {
  readonly counted: Counted
  readonly warnings: CollectedWarnings
  readonly leave: readonly PaidLeave[]
  readonly recovered: readonly Recovered[]
  readonly fundingTotal: bigint
  readonly people: number
  /** Of a run that was approved. */
  readonly seen?: Seen
}

/** Counts a slice person by person, as it is computed. */
export class SliceAccount {
  readonly warnings = new Warnings()
  readonly #tally = new Tally()
  readonly #leave: PaidLeave[] = []
  readonly #recovered: Recovered[] = []
  readonly #witness: Witness | undefined
  #fundingTotal = 0n
  #people = 0

  constructor({ isWitnessed }: { readonly isWitnessed: boolean }) {
    this.#witness = isWitnessed ? new Witness() : undefined
  }

  /** The rows that the paycheck leaves. */
  readonly make = (computed: Computed): PersonRows => {
    const lines = linesOfCheck(computed)
    const rows = rowsOf(computed, lines)
    const funding = fundingOf(computed)
    this.#tally.count(lines, rows.paycheck, rows.paycheck.facts)
    this.#witness?.count(computed, funding)
    this.#leave.push(...paidLeaveOf(computed))
    this.#recovered.push(...recoveredBy(computed))
    this.#fundingTotal += funding
    this.#people += 1
    return rows
  }

  get sums(): SliceSums {
    return {
      counted: this.#tally.counted,
      warnings: this.warnings.collected,
      leave: this.#leave,
      recovered: this.#recovered,
      fundingTotal: this.#fundingTotal,
      people: this.#people,
      ...(this.#witness ? { seen: this.#witness.seen } : {}),
    }
  }
}
