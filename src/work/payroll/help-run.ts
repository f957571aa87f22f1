import { recorded } from '../../store/database/recorded.ts'
import { inSnapshot, type Tx } from '../../store/database/transaction.ts'
import type { Vaults } from '../../store/database/vault.ts'
import { workIn } from '../../store/database/work.ts'
import { computeSlice, sliceReader } from './compute.ts'
import type { HelpAsked, HelpedRun, MadeSlice } from './helped-run.ts'
import { recordPart } from './record-part.ts'
import { SliceAccount } from './slice-account.ts'

/** The side of the second thread: a run at a time, on a connection of its own, which only reads. */
export function helpWithRuns({
  pool,
  vaults,
}: {
  readonly pool: Parameters<typeof inSnapshot>[0]
  readonly vaults: Vaults
}) {
  let joined: Joined | undefined
  return async (asked: HelpAsked): Promise<unknown> => {
    if ('join' in asked) {
      const { snapshot, ...run } = asked.join
      joined = await join((work) => inSnapshot(pool, snapshot, work), { run, vaults })
      return true
    }
    if ('slice' in asked) return joined!.slice(asked.slice)
    await joined?.leave()
    joined = undefined
    return true
  }
}

interface Joined {
  slice(userIds: readonly string[]): Promise<MadeSlice>
  leave(): Promise<void>
}

type Transact = (work: (tx: Tx) => Promise<void>) => Promise<void>

/** Settles when the transaction stands, which goes on until it is left. */
function join(transact: Transact, given: { run: HelpedRun; vaults: Vaults }): Promise<Joined> {
  return new Promise((resolve, reject) => {
    const ended = transact(
      (tx) =>
        new Promise((left) => {
          const leave = async () => {
            left()
            await ended
          }
          resolve({ slice: slices(tx, given), leave })
        }),
    )
    ended.catch(reject)
  })
}

/** The next slice is read while this one is computed, one after the other. */
function slices(tx: Tx, { run: helped, vaults }: { run: HelpedRun; vaults: Vaults }) {
  const { run, key, wagesPayable, isSandbox, isWitnessed, everyone } = helped
  const work = workIn(tx, { vaults, isSandbox })
  const read = sliceReader(work, run, everyone)
  let before: Promise<unknown> = Promise.resolve()
  const made = async (reading: ReturnType<typeof read>): Promise<MadeSlice> => {
    const account = new SliceAccount({ isWitnessed })
    const parts: MadeSlice['parts'][number][] = []
    for await (const rows of computeSlice(work, run, await reading, account)) {
      parts.push(await recorded(work, (recorder) => recordPart(recorder, key, rows, wagesPayable)))
    }
    return { sums: account.sums, parts }
  }
  return (userIds: readonly string[]): Promise<MadeSlice> => {
    const reading = read(userIds)
    const making = before.then(() => made(reading))
    before = making.catch(() => {})
    return making
  }
}
