import type pg from 'pg'
import { afterAll, expect } from 'vitest'
import { servicePool } from '../../src/store/database/connection.ts'
import { type Column, columnsOf, rowFor } from '../store/database/rows.ts'
import { quietPool, testDatabase } from '../support/database.ts'

/** Tables that are not bound to a tenant, each with its reason. */
export const OUTSIDE: Readonly<Record<string, string>> = {
  account: 'read to learn who calls, before a client is known',
  api_key: 'read to learn who calls, before a client is known',
  ach_file_day: 'a day and how many files our bank got on it, of every client',
  agenda: 'searched over all clients by the runners; ids and task names only',
  finding: 'of the operator, over all clients; the service role may not even read it',
  bank_place: 'where files go to and returns come from: our own bank, of no client',
  bank_return_file: 'names and hashes of files that came back, whoever they concern',
  house_secret: 'of the whole service; the service role may not even read it',
  place_register:
    'registers of public authorities, the same for everyone; read by the owner when the service starts',
  passkey_challenge: 'asked for before anybody knows who asks; random text',
  sign_in_count: 'counts by keyed hashes, of addresses that may be nobody’s',
  migration: 'of the schema; the service role may not even read it',
  wrong_secret: 'counted before a client is known; keyed hashes and counts',
  rule: 'law codes and names: the same for everyone',
  verification: 'how far the nightly verification is; the service role may not even read it',
}

/** A database of this file's own, where rows of any table are planted and asked for as anyone. */
export async function tenantGround() {
  const { url } = await testDatabase()
  const owner = quietPool({ connectionString: url, max: 2 })
  const pool = servicePool(url, 2)
  afterAll(() => Promise.all([owner.end(), pool.end()]))
  const tables = await columnsOf(owner)
  const bound = [...tables]
    .filter(([name]) => !(name in OUTSIDE))
    .map(([name, columns]) => ({ name, columns }))
  let current: pg.PoolClient
  const query = (text: string, values: unknown[] = []) => current.query(text, values)

  /** A row that satisfies the types; the constraints between tables are not what is tested here. */
  async function plant(name: string, columns: readonly Column[], clientId: string): Promise<void> {
    await owner.query(await unconstrained(name))
    const { text, values } = rowFor(name, columns, clientId)
    const client = await owner.connect()
    await client.query('set session_replication_role = replica')
    await client.query(text, values).finally(() => client.query('reset session_replication_role'))
    client.release()
  }

  async function unconstrained(name: string): Promise<string> {
    const { rows } = await owner.query<{ conname: string }>(
      "select conname from pg_constraint where conrelid = $1::regclass and contype = 'c'",
      [name],
    )
    return rows.map(({ conname }) => `alter table ${name} drop constraint ${conname};`).join('')
  }

  async function asClient<T>(clientId: string | undefined, ask: () => Promise<T>): Promise<T> {
    current = await pool.connect()
    try {
      await current.query('begin')
      if (clientId !== undefined)
        await current.query("select set_config('purser.client', $1, true)", [clientId])
      return await ask()
    } finally {
      await current.query('rollback')
      current.release()
    }
  }

  const count = async (name: string) =>
    Number((await current.query(`select count(*) as n from ${name}`)).rows[0].n)

  /** Through a column that the role may update, if there is one. */
  async function changed(name: string, columns: readonly Column[]): Promise<number> {
    const column = columns.find(({ updatable }) => updatable)
    return column ? touched(`update ${name} set ${column.name} = ${column.name}`, /row-level security/) : 0
  }

  const removed = (name: string) => touched(`delete from ${name}`, /permission denied/)

  /** How many rows; none where it is refused in these words. */
  const touched = (statement: string, refusal: RegExp): Promise<number> =>
    current.query('savepoint s').then(() =>
      current.query(statement).then(
        ({ rowCount }) => rowCount!,
        (error: Error) => {
          expect(error.message).toMatch(refusal)
          return current.query('rollback to s').then(() => 0)
        },
      ),
    )

  async function addition(name: string, columns: readonly Column[], clientId: string): Promise<string> {
    if (name === 'client') return 'row-level security does not apply: a new client is nobody’s'
    const { text, values } = rowFor(name, columns, clientId)
    return current.query(text, values).then(
      () => 'added',
      (error: Error) => error.message,
    )
  }

  return { owner, pool, tables, bound, plant, asClient, count, changed, removed, addition, query }
}
