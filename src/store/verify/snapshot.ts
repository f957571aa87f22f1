import { createHash } from 'node:crypto'
import type pg from 'pg'
import { onConnection } from '../database/transaction.ts'

/** Milliseconds for one statement: a slice that needs longer says so and stops, it does not hold its snapshot for ever. */
const LONGEST = 60_000

export interface Question {
  readonly sql: string
  /** Ids, for $1, $2 and so on; each stands in the statement. */
  readonly ids: readonly string[]
}

/**
 * Several questions in one snapshot and one round trip: what a transaction writes is seen whole or not at all. It only
 * reads, so nobody waits for it. Each is a statement by name: a run of few people takes seven times as long to plan as to
 * read, and a connection plans once.
 */
export const inSnapshot = (owner: pg.Pool, asked: readonly Question[]): Promise<readonly Rows[]> =>
  onConnection(owner, async (connection) => {
    const opening = OPENING.map((text) => connection.query(text))
    const answering = asked.map(({ sql, ids }) =>
      connection.query<AnyRow>({ ...named(sql), values: [...ids] }),
    )
    const [answers] = await Promise.all([Promise.all(answering), connection.query('commit'), ...opening])
    return answers.map(({ rows }) => rows)
  })

// biome-ignore lint/suspicious/noExplicitAny: each question knows the shape of its rows.
export type AnyRow = any
export type Rows = readonly AnyRow[]

/** Each by itself: what spreads statements over machines forwards a setting with the text that it came in. */
const OPENING = [
  'begin isolation level repeatable read read only',
  `set local statement_timeout = ${LONGEST}`,
]

/** A parameter has one type wherever it stands: an id, also where it is put into a text. */
function named(sql: string): { readonly name: string; readonly text: string } {
  const known = statements.get(sql)
  if (known) return known
  const text = sql.replaceAll(/\$\d/g, '$&::uuid')
  const made = { name: `verify-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`, text }
  statements.set(sql, made)
  return made
}

const statements = new Map<string, ReturnType<typeof named>>()

export const HIGHEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Where ids begin that were made since a moment: they begin with their time (RFC 9562, version 7). */
export function idSince(milliseconds: number): string {
  const time = Math.max(0, milliseconds).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}
