import { send } from '../../store/database/recorded.ts'
import { allEnded } from '../../store/database/together.ts'
import type { Work } from '../../store/database/work.ts'
import { enrolledIds } from '../../store/payroll/enrollment.ts'
import type { RunKey } from '../../store/payroll/paychecks.ts'
import { computeSlice, sliceReader, slicesOf } from './compute.ts'
import { type HelpWithRun, helpWith } from './helped-run.ts'
import type { PreparedRun } from './prepare.ts'
import { recordPart } from './record-part.ts'
import { SliceAccount, type SliceSums } from './slice-account.ts'

interface Freezing {
  readonly key: RunKey
  readonly wagesPayable: string | undefined
  readonly isWitnessed: boolean
}

/**
 * Everyone of a run, slice by slice, recorded unless somebody cannot be paid; what each slice came to, in order. Whoever is
 * free, this thread or the second, takes the next. Only this one writes, so the paychecks are of one transaction.
 */
export async function frozenSlices(
  work: Work,
  prepared: PreparedRun,
  freezing: Freezing,
): Promise<readonly SliceSums[]> {
  const { facts: run, isAsCommitted } = prepared
  const everyone = await enrolledIds(work, { period: run.period })
  const slices = queueOf(slicesOf(everyone))
  const given = { ...freezing, run, isSandbox: work.isSandbox, everyone: everyone.length }
  // What late rate notices change is shared out over people by whoever computes them all.
  const help = isAsCommitted && !run.corrections ? await helpWith(work, given) : undefined
  const own = () => makeOwn(work, run, { ...freezing, slices, read })
  const read = sliceReader(work, run, everyone.length)
  try {
    const loops = [own(), ...(help ? AHEAD.map(() => takeHelp(work, help, slices)) : [])]
    await allEnded(loops.map((loop) => loop.catch(slices.abandon)))
  } finally {
    await help?.end()
  }
  // What the second thread could not do.
  await own()
  return slices.made
}

/** The second thread reads one slice while it computes another. */
const AHEAD = [1, 2]

type Queue = ReturnType<typeof queueOf>

function queueOf(slices: readonly (readonly string[])[]) {
  const waiting = slices.map((userIds, at) => ({ userIds, at }))
  const made: SliceSums[] = []
  return {
    made,
    take: () => waiting.shift(),
    putBack: (slice: (typeof waiting)[number]) => void waiting.unshift(slice),
    keep: (at: number, sums: SliceSums) => {
      made[at] = sums
    },
    /** Somebody cannot be paid: the others are looked at, and nobody is recorded. */
    isInVain: false,
    /** Something failed: whoever still takes slices finds none. */
    abandon: (error: unknown): never => {
      waiting.length = 0
      throw error
    },
  }
}

async function makeOwn(
  work: Work,
  run: PreparedRun['facts'],
  { key, wagesPayable, isWitnessed, slices, read }: Own,
): Promise<void> {
  const line = recordingLine()
  let next = slices.take()
  let reading = read(next?.userIds)
  try {
    while (next) {
      const [{ at }, people] = [next, await reading]
      next = slices.take()
      reading = read(next?.userIds)
      const account = new SliceAccount({ isWitnessed })
      for await (const rows of computeSlice(work, run, people, account)) {
        slices.isInVain ||= account.warnings.blockers.length > 0
        if (!slices.isInVain) await line.record(() => recordPart(work, key, rows, wagesPayable))
      }
      slices.keep(at, account.sums)
    }
  } finally {
    await line.end()
  }
}

interface Own extends Freezing {
  readonly slices: Queue
  readonly read: ReturnType<typeof sliceReader>
}

/** Slice after slice that the second thread makes, until there are none or it fails. */
async function takeHelp(work: Work, help: HelpWithRun, slices: Queue): Promise<void> {
  const line = recordingLine()
  try {
    for (let slice = slices.take(); slice; slice = slices.take()) {
      const made = await help.slice(slice.userIds)
      if (!made) {
        slices.putBack(slice)
        return
      }
      slices.isInVain ||= made.sums.warnings.blocked.length > 0
      for (const part of slices.isInVain ? [] : made.parts) await line.record(() => send(work, part))
      slices.keep(slice.at, made.sums)
    }
  } finally {
    await line.end()
  }
}

/** One part is recorded and one waits in line; a third waits until there is room. */
function recordingLine() {
  let [before, recorded] = [Promise.resolve(), Promise.resolve()]
  return {
    async record(write: () => Promise<void>): Promise<void> {
      await before
      before = recorded
      recorded = write()
      // It is awaited two parts later, or at the end; until then a failure is nobody's surprise.
      recorded.catch(() => {})
    },
    end: () => allEnded([before, recorded]),
  }
}
