import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './lock.ts'

/**
 * Who stops a postmaster at the end, and raises it when it dies: the process that the file `owner` names, beside the
 * postmaster that it raised. Two that start at the same moment both find it answering, and one of them raised it.
 */
export interface Ownership {
  readonly isOurs: () => boolean
  /** Whether another process is there that owns it. */
  readonly isAnothers: () => Promise<boolean>
  /** From now on it is ours. */
  take(postmaster: number): Promise<void>
  /** Of one that this process found running: ours if it is an orphan. */
  takeOrphan(postmaster: number): Promise<void>
  leave(): Promise<void>
}

export function ownership(home: string): Ownership {
  const file = join(home, 'owner')
  let isOurs = false
  const take = async (postmaster: number): Promise<void> => {
    isOurs = true
    await writeFile(file, `${process.pid} ${postmaster}\n`)
    ownedHere.add(home)
  }
  const isAnothers = async (): Promise<boolean> => !isOurs && isLive(home, await read(file))
  return {
    isOurs: () => isOurs,
    isAnothers,
    take,
    takeOrphan: async (postmaster) => {
      if (await isOrphan(home, file, postmaster)) await take(postmaster)
    },
    leave: async () => {
      await rm(file, { force: true })
      ownedHere.delete(home)
    },
  }
}

/** Who raised it says so a moment after it answers: until then nobody else takes it, unless nothing is said at all. */
async function isOrphan(home: string, file: string, postmaster: number): Promise<boolean> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const named = await read(file)
    if (isLive(home, named)) return false
    if (named.postmaster === postmaster || Date.now() > until) return true
    await sleep(20)
  }
}

const PATIENCE = 10_000

interface Named {
  readonly pid: number
  readonly postmaster: number | undefined
}

async function read(file: string): Promise<Named> {
  const [pid, postmaster] = (await readFile(file, 'utf8').catch(() => '')).trim().split(' ').map(Number)
  return { pid: pid ?? 0, postmaster }
}

/** A container gives the same pid again after a restart: our own pid in the file proves nothing, this does. */
const ownedHere = new Set<string>()

const isLive = (home: string, { pid }: Named): boolean =>
  pid > 0 && (pid === process.pid ? ownedHere.has(home) : isAlive(pid))
