import type { Random } from '../../../test/support/mutations.ts'
import type { Database, OwnPostgres } from './database.ts'
import type { Running } from './running.ts'

/** One row of the table: what is tried, how often, and what counts as a failure. */
export interface Drill {
  readonly row: string
  readonly title: string
  /** What counts as a failure, in words; `run` counts it. */
  readonly failure: string
  /** What the machine must offer; where it does not, the row says so and is not run. */
  readonly needs?: 'root' | 'linux' | 'git'
  run(ground: Ground): Promise<void>
}

/** What a row stands on. Everything that it opens is closed when the row ends. */
export interface Ground {
  readonly tally: Tally
  readonly random: Random
  /** Of this row alone; gone afterward. */
  readonly directory: string
  /** So many at scale 1, fewer at a smaller one, never fewer than the least. */
  count(whole: number, least?: number): number
  /** Two processes on one database that many rows share, and credentials that only this row has. */
  common(): Promise<Common>
  /** A database of its own on the PostgreSQL of the run. */
  database(): Promise<Database>
  /** A PostgreSQL of its own, to be stopped, frozen and killed. */
  postgres(settings?: Readonly<Record<string, string>>): Promise<OwnPostgres>
  /** A process of the service; where its database is, and what else it is told, is in the environment. */
  service(environment: Readonly<Record<string, string>>, ...words: string[]): Promise<Running>
  /** Done when the row ends, last first. */
  after(close: () => unknown): void
  /** Computed once a run, by whichever row comes first. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>
}

export interface Common {
  readonly urls: readonly [string, string]
  readonly processes: readonly [Running, Running]
  readonly database: Database
  readonly client: string
  readonly other: string
}

export interface Tally {
  /** One try, good or bad. */
  try(isGood: boolean, words: () => string): void
  /** Many good ones. */
  passed(tries: number): void
  /** A failure that is no try of its own: a broken invariant at the end. */
  fail(words: string): void
  note(words: string): void
}

export interface Outcome {
  readonly tries: number
  readonly failures: number
  /** The first few failures. */
  readonly words: readonly string[]
  readonly notes: readonly string[]
}

const SHOWN = 5

export function tally(): Tally & { outcome(): Outcome } {
  const [words, notes]: [string[], string[]] = [[], []]
  let [tries, failures] = [0, 0]
  const fail = (said: string): void => {
    failures += 1
    if (words.length < SHOWN) words.push(said.slice(0, 400))
  }
  return {
    try(isGood, said) {
      tries += 1
      if (!isGood) fail(said())
    },
    passed(more) {
      tries += more
    },
    fail,
    note(said) {
      notes.push(said)
    },
    outcome: () => ({ tries, failures, words, notes }),
  }
}
