import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cause, causeOf, lastLines, PostgresRefused, tailOf } from './causes.ts'
import { isPostmaster, liveLock } from './lock.ts'
import { type Held, raise, type Site } from './postmaster.ts'
import { isStaying } from './readiness.ts'

export interface Keeping {
  readonly data: string
  readonly logFile: string
  readonly held: Held
  /** How to start it; asked for when it must be, since who adopts a running one need not know. */
  readonly site: () => Promise<Site>
  /** Whether another process is there to raise it. */
  readonly hasKeeper: () => Promise<boolean>
  /** Told when this process has raised it: from then on it is ours to stop. */
  readonly onRaised: (pid: number) => Promise<void>
  readonly log: (line: string) => void
}

export interface Keeper {
  readonly current: Held
  /** Why it does not run now. */
  readonly cause: Cause | undefined
  /** Keeps it no longer; what is under way ends first. */
  release(): Promise<void>
}

/**
 * Keeps PostgreSQL up for as long as this process runs. One that ended is raised again at once; one that cannot start is
 * tried again and again, ever more slowly, because a full disk, a lock or a wrong permission goes away without us.
 */
export function keep(given: Keeping): Keeper {
  const state: State = { current: given.held, cause: undefined, released: new AbortController() }
  const watching = watch(given, state)
  return {
    get current() {
      return state.current
    },
    get cause() {
      return state.cause
    },
    async release() {
      state.released.abort()
      await watching
    },
  }
}

interface State {
  current: Held
  cause: Cause | undefined
  readonly released: AbortController
}

async function watch(given: Keeping, state: State): Promise<void> {
  const { signal } = state.released
  while (!signal.aborted) {
    const ending = await ended(given, state)
    if (signal.aborted) return
    const said = lastLines(await tailOf(given.logFile))
    state.cause = { reason: 'it ended and is starting again', advice: 'wait a moment' }
    given.log(`PostgreSQL ended by itself (${ending}); starting it again`)
    // Words of an ordinary day tell nothing about its end.
    if (/PANIC|FATAL/.test(said)) given.log(`PostgreSQL said last: ${said}`)
    await revive(given, state)
  }
}

/** Our child tells us; of a postmaster that we adopted, we ask. */
async function ended({ data }: Keeping, { current, released: { signal } }: State): Promise<string> {
  const { child } = current
  if (child) {
    if (child.exitCode === null && child.signalCode === null)
      await once(child, 'exit', { signal }).catch(() => {})
    return String(child.signalCode ?? child.exitCode)
  }
  while (!signal.aborted && (await isPostmaster(current.pid, data))) await pause(LOOK, signal)
  return 'it is gone'
}

async function revive(given: Keeping, state: State): Promise<void> {
  const { signal } = state.released
  for (let tries = 1; !signal.aborted; tries++) {
    try {
      const raised = await attempt(given)
      if (raised === undefined) {
        await pause(LOOK, signal)
        continue
      }
      state.current = raised
      state.cause = undefined
      given.log(tries === 1 ? 'PostgreSQL runs again' : `PostgreSQL runs again, at try ${tries}`)
      return
    } catch (error) {
      const wait = Math.min(SLOWEST, FIRST * 2 ** (tries - 1))
      state.cause = await why(given, error)
      given.log(failure(state.cause, { error, tries, wait }))
      await pause(wait, signal)
    }
  }
}

/** Undefined: another process keeps it and has not raised it yet. */
async function attempt(given: Keeping): Promise<Held | undefined> {
  if (await given.hasKeeper()) {
    const lock = await liveLock(given.data)
    return lock !== undefined && (await isStaying(lock)) ? lock : undefined
  }
  const raised = await raise(await given.site())
  if (raised.child) await given.onRaised(raised.pid)
  return raised
}

const why = async ({ data }: Keeping, error: unknown): Promise<Cause> =>
  error instanceof PostgresRefused ? error.why : causeOf({ data }, (error as Error).message)

function failure(
  { reason, advice }: Cause,
  { error, tries, wait }: { error: unknown; tries: number; wait: number },
): string {
  const words = error instanceof PostgresRefused ? error.words : lastLines((error as Error).message)
  return (
    `PostgreSQL did not start again (try ${tries}): ${reason}. What to do: ${advice}. ` +
    `Next try in ${wait / 1000} s.${words === '' ? '' : ` It says: ${words}`}`
  )
}

/** Milliseconds: of the first wait, which doubles, and of the longest. */
const FIRST = 500
const SLOWEST = 10_000
/** How often an adopted postmaster is looked after. */
const LOOK = 1000

/** Does not keep a process alive that has nothing else to do. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal, ref: false }).catch(() => {})
