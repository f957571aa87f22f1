import type { RunContext } from '../../domain/payroll/assemble.ts'
import type { Recorded } from '../../store/database/recorded.ts'
import { snapshotOf } from '../../store/database/snapshot.ts'
import type { Snapshot } from '../../store/database/transaction.ts'
import type { LentThread, Work } from '../../store/database/work.ts'
import type { RunKey } from '../../store/payroll/paychecks.ts'
import type { SliceSums } from './slice-account.ts'

/** A run whose paychecks are frozen by more than one thread. */
export interface HelpedRun {
  readonly run: RunContext
  readonly key: RunKey
  readonly wagesPayable: string | undefined
  readonly isWitnessed: boolean
  readonly isSandbox: boolean
  /** How many people are enrolled. */
  readonly everyone: number
}

/** What the second thread is asked: to join a run, then slice after slice, and to leave it. */
export type HelpAsked =
  | { readonly join: HelpedRun & { readonly snapshot: Snapshot } }
  | { readonly slice: readonly string[] }
  | { readonly leave: true }

/** A slice as it was computed elsewhere: what it came to, and the statements that write it, part by part. */
export interface MadeSlice {
  readonly sums: SliceSums
  readonly parts: readonly (readonly Recorded[])[]
}

export interface HelpWithRun {
  /** Undefined where the second thread could not: then whoever asked makes the slice. */
  slice(userIds: readonly string[]): Promise<MadeSlice | undefined>
  end(): Promise<void>
}

/**
 * Asks for help with a run. The second thread reads what the run's transaction sees of others, so this one must not have written
 * anything that people are read from.
 */
export async function helpWith(work: Work, run: HelpedRun): Promise<HelpWithRun | undefined> {
  const lent = work.secondThread?.lend(run.everyone)
  if (!lent) return undefined
  try {
    const snapshot = await snapshotOf(work)
    if (snapshot && (await asked(lent, { join: { ...run, snapshot } }))) return helpBy(lent)
  } catch (error) {
    lent.giveBack()
    throw error
  }
  lent.giveBack()
  return undefined
}

function helpBy(lent: LentThread): HelpWithRun {
  let isThere = true
  return {
    async slice(userIds) {
      const made = isThere ? await asked(lent, { slice: userIds }) : undefined
      isThere &&= made !== undefined
      return made as MadeSlice | undefined
    },
    async end() {
      await asked(lent, { leave: true })
      lent.giveBack()
    },
  }
}

/** A second thread that fails is done without: what is wrong with a person is found again by whoever makes the slice. */
const asked = (lent: LentThread, question: HelpAsked): Promise<unknown> =>
  lent.ask(question).catch(() => undefined)
