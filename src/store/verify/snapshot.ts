import type pg from 'pg'
import { isUuid } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import { onConnection } from '../database/transaction.ts'

/** Milliseconds for one statement: a slice that needs longer says so and stops, it does not hold its snapshot for ever. */
const LONGEST = 60_000

export interface Question {
  readonly sql: string
  /** Ids, put in for $1, $2 and so on. */
  readonly ids: readonly string[]
}

/**
 * Several questions in one snapshot and one round trip: what a transaction writes is seen whole or not at all. It only
 * reads, so nobody waits for it. Ids go in as text, because a parameter has one type wherever it stands.
 */
export const inSnapshot = (owner: pg.Pool, asked: readonly Question[]): Promise<readonly Rows[]> =>
  onConnection(owner, async (connection) => {
    const opening = OPENING.map((text) => connection.query(text))
    const answering = connection.query([...asked.map(withIds), 'commit'].join(';\n'))
    const [results] = await Promise.all([answering, ...opening])
    return (results as unknown as pg.QueryResult<AnyRow>[]).slice(0, -1).map(({ rows }) => rows)
  })

// biome-ignore lint/suspicious/noExplicitAny: each question knows the shape of its rows.
export type AnyRow = any
export type Rows = readonly AnyRow[]

/** Each by itself: what spreads statements over machines forwards a setting with the text that it came in. */
const OPENING = [
  'begin isolation level repeatable read read only',
  `set local statement_timeout = ${LONGEST}`,
]

const withIds = ({ sql, ids }: Question): string =>
  ids.reduce((text, id, at) => {
    assert(isUuid(id), `an id: ${id}`)
    return text.replaceAll(`$${at + 1}`, `'${id}'::uuid`)
  }, sql)

export const LOWEST = '00000000-0000-0000-0000-000000000000'
export const HIGHEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Where ids begin that were made since a moment: they begin with their time (RFC 9562, version 7). */
export function idSince(milliseconds: number): string {
  const time = Math.max(0, milliseconds).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}
