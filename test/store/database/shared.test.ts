import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { type Id, newId } from '../../../src/kernel/ids.ts'
import { Problem } from '../../../src/kernel/problem.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { clockWith, NoLonger, type Remembered } from '../../../src/store/database/opening.ts'
import {
  type Groups,
  inSharedTransaction,
  type SharedConnections,
  sharedSoFar,
} from '../../../src/store/database/shared.ts'
import type { Mode, Tx } from '../../../src/store/database/transaction.ts'
import { recordingPool } from '../../support/recording.ts'
import { clients, service } from '../../support/service.ts'

const { ok, owner, databaseUrl } = await service()
await ok('sandbox/getClock')
const { pool, record } = recordingPool(servicePool(databaseUrl, 2))
afterAll(() => pool.end())
const { rows } = await owner.query<{ client_id: Id<'client'> }>(
  'select client_id from account where account_id = $1',
  [clients.first.split(':')[0]],
)
const clientId = rows[0]!.client_id

const READ: Mode = { access: 'read only' }
const WRITE: Mode = { access: 'read write' }

/** Requests that come while no connection is free, until `free` is called. */
function crowd({ stands = true, losesCommit = false } = {}) {
  const groups: Groups = new Map()
  const proven: number[] = []
  let free = () => {}
  let lack: (error: Error) => void = () => {}
  const turn = new Promise<void>((resolve, reject) => {
    free = resolve
    lack = reject
  })
  turn.catch(() => {})
  let came = 0
  const request = (name = 'key'): SharedConnections => {
    const at = came++
    const remembered: Remembered = {
      name,
      ...{ text: clockWith('', ''), values: [], isProven: false },
      stands: () => stands,
      onProof: () => void proven.push(at),
    }
    return {
      groups,
      hasty: { remembered },
      connect: async (): Promise<pg.PoolClient> => {
        await turn
        const connection = await pool.connect()
        return losesCommit ? losing(connection) : connection
      },
    }
  }
  const ask = <T>(begin: (tx: Tx) => Promise<T>, { asks = 'a/read', name = 'key', mode = READ } = {}) => {
    const leavesNothing = mode.access === 'read only'
    const end = async (begun: readonly T[]) => begun
    return inSharedTransaction(request(name), { clientId, asks, mode, leavesNothing }, { begin, end })
  }
  return { ask, free, lack, proven }
}

/** It commits, and its answer does not come. */
const losing = (connection: pg.PoolClient): pg.PoolClient =>
  new Proxy(connection, {
    get: (of, name) => {
      const value = Reflect.get(of, name)
      if (name !== 'query') return typeof value === 'function' ? value.bind(of) : value
      return async (text: unknown, ...rest: unknown[]) => {
        const answer = await value.call(of, text, ...rest)
        if (text === 'commit') throw new Error('Connection terminated unexpectedly')
        return answer
      }
    },
  })

const number = (n: number) => async (tx: Tx) => {
  const found = await sql<{ n: number }>`select ${n}::int as n`.execute(tx.db)
  return found.rows[0]!.n
}

/** What the count of shared transactions goes up by. */
async function counted(act: () => Promise<unknown>) {
  const before = { ...sharedSoFar() }
  await act()
  const { together, apart } = sharedSoFar()
  return { together: together - before.together, apart: apart - before.apart }
}

const begun = (statements: readonly string[]) => statements.filter((text) => text.startsWith('begin')).length

test('reads of one key that wait together are opened once, committed once, and each answered', async () => {
  const { ask, free, proven } = crowd()
  const { statements } = await record(async () => {
    const answers = [1, 2, 3, 4].map((n) => ask(number(n)))
    free()
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4])
  })
  expect(begun(statements)).toBe(1)
  expect(statements.filter((text) => text === 'commit')).toHaveLength(1)
  // All came with the one key that was read.
  expect(proven.sort()).toEqual([0, 1, 2, 3])
})

test('what each writes as it closes is written, and nothing of one that is refused', async () => {
  const { ask, free } = crowd()
  const closing = (n: number) => async (tx: Tx) => {
    tx.closing.push({ text: 'select $1::int as closes', values: [n] })
    if (n === 2) throw new Problem(400, 'No such thing')
    return n
  }
  const { statements } = await record(async () => {
    const answers = [1, 2, 3].map((n) => ask(closing(n)))
    free()
    const settled = await Promise.allSettled(answers)
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(settled[1]).toMatchObject({ reason: { message: 'No such thing' } })
  })
  expect(begun(statements)).toBe(1)
  expect(statements.filter((text) => text.includes('as closes'))).toHaveLength(2)
})

test('the rows that they leave are one statement', async () => {
  const { ask, free } = crowd()
  await owner.query('create table if not exists left_row (n integer, words text[])')
  await owner.query('grant all on left_row to purser_service')
  const leaves = (n: number) => async (tx: Tx) => {
    tx.closing.push({ into: 'insert into left_row (n, words)', row: [n, ['a', `b${n}`]] })
  }
  const { statements } = await record(async () => {
    const answers = [1, 2, 3].map((n) => ask(leaves(n), { mode: WRITE }))
    free()
    await Promise.all(answers)
  })
  expect(statements.filter((text) => text.includes('left_row'))).toHaveLength(1)
  const { rows } = await owner.query('select n, words from left_row order by n')
  expect(rows).toEqual([1, 2, 3].map((n) => ({ n, words: ['a', `b${n}`] })))
})

test('where one could have written before it was refused, each goes by itself and nothing of it stays', async () => {
  const { ask, free } = crowd()
  await owner.query('create table if not exists left_behind (n integer)')
  await owner.query('grant insert on left_behind to purser_service')
  const writes = (n: number) => async (tx: Tx) => {
    await sql`insert into left_behind values (${n})`.execute(tx.db)
    if (n === 2) throw new Problem(400, 'No such thing')
    return n
  }
  const answers = [1, 2, 3].map((n) => ask(writes(n), { mode: WRITE }))
  free()
  expect((await Promise.allSettled(answers)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  const kept = await owner.query('select n from left_behind order by n')
  await owner.query('drop table left_behind')
  expect(kept.rows).toEqual([{ n: 1 }, { n: 3 }])
})

test('a statement that fails takes nobody with it: each asks again by itself', async () => {
  const { ask, free } = crowd()
  const divided = async (tx: Tx) => sql`select 1 / 0`.execute(tx.db)
  const { statements } = await record(async () => {
    const answers = [ask(number(1)), ask(divided), ask(number(3))]
    free()
    const settled = await Promise.allSettled(answers)
    expect(settled).toMatchObject([
      { value: 1 },
      { reason: { message: expect.stringContaining('division by zero') } },
      { value: 3 },
    ])
  })
  expect(begun(statements)).toBe(4)
})

test('it is counted who was answered together, and who fell apart', async () => {
  const asked = (...begin: ((tx: Tx) => Promise<unknown>)[]) =>
    counted(async () => {
      const { ask, free } = crowd()
      const answers = begin.map((each) => ask(each))
      free()
      await Promise.allSettled(answers)
    })
  const fails = async (tx: Tx) => sql`select 1 / 0`.execute(tx.db)
  expect(await asked(number(1), number(2))).toEqual({ together: 1, apart: 0 })
  expect(await asked(number(1), fails)).toEqual({ together: 0, apart: 1 })
  // Nobody shared anything.
  expect(await asked(number(1))).toEqual({ together: 0, apart: 0 })
  expect(await asked(fails)).toEqual({ together: 0, apart: 0 })
})

test('a read that nobody joined is not asked again', async () => {
  const { ask, free } = crowd()
  free()
  const { statements } = await record(async () => {
    await expect(ask(async (tx) => sql`select 1 / 0`.execute(tx.db))).rejects.toThrow('division by zero')
  })
  expect(begun(statements)).toBe(1)
})

test('only the same key that asks for the same joins, and no more than sixteen of them', async () => {
  const { ask, free } = crowd()
  const { statements } = await record(async () => {
    const answers = [
      ...Array.from({ length: 17 }, (_, n) => ask(number(n))),
      ask(number(17), { asks: 'another/read' }),
      ask(number(18), { name: 'another key' }),
      ask(number(19), { mode: { ...READ, reach: { companyIds: [newId<'company'>()] } } }),
    ]
    free()
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 20 }, (_, n) => n))
  })
  expect(begun(statements)).toBe(5)
})

test('who comes after the transaction has begun waits for another', async () => {
  const { ask, free } = crowd()
  free()
  const { statements } = await record(async () => {
    let second: Promise<number> | undefined
    const first = await ask(async (tx) => {
      second ??= ask(number(2))
      return number(1)(tx)
    })
    expect([first, await second]).toEqual([1, 2])
  })
  expect(begun(statements)).toBe(2)
})

test('without a connection each is told so, for the first or for itself', async () => {
  const { ask, lack } = crowd()
  const answers = [1, 2].map((n) => ask(number(n)))
  lack(new Error('no turn'))
  expect(await Promise.allSettled(answers)).toMatchObject([
    { reason: { message: 'no turn' } },
    { reason: { message: 'no turn' } },
  ])
})

test('a commit whose answer was lost is told, and not made again', async () => {
  await owner.query('create table if not exists made_once (n integer)')
  await owner.query('grant insert on made_once to purser_service')
  const { ask, free } = crowd({ losesCommit: true })
  const makes = (n: number) => async (tx: Tx) => sql`insert into made_once values (${n})`.execute(tx.db)
  const answers = [1, 2].map((n) => ask(makes(n), { mode: WRITE }))
  free()
  expect(await Promise.allSettled(answers)).toMatchObject([
    { reason: { message: 'Connection terminated unexpectedly' } },
    { reason: { message: 'Connection terminated unexpectedly' } },
  ])
  const { rows } = await owner.query('select n from made_once order by n')
  expect(rows).toEqual([{ n: 1 }, { n: 2 }])
})

test('who waits for a row that another transaction has does not keep the others waiting', async () => {
  await owner.query('create table if not exists one_each (n integer primary key)')
  await owner.query('grant insert on one_each to purser_service')
  const rival = await owner.connect()
  await rival.query('begin; insert into one_each values (1)')
  const { ask, free } = crowd()
  const takes = (n: number) => async (tx: Tx) =>
    sql`insert into one_each values (${n}) on conflict do nothing`.execute(tx.db).then(() => n)
  const [waits, ...others] = [1, 2, 3].map((n) => ask(takes(n), { mode: WRITE }))
  free()
  expect(await Promise.all(others)).toEqual([2, 3])
  await rival.query('commit')
  rival.release()
  expect(await waits).toBe(1)
})

test('a key that no longer stands answers none of them', async () => {
  const { ask, free, proven } = crowd({ stands: false })
  const answers = [1, 2].map((n) => ask(number(n)))
  free()
  const settled = await Promise.allSettled(answers)
  expect(settled.map((one) => one.status === 'rejected' && one.reason instanceof NoLonger)).toEqual([
    true,
    true,
  ])
  expect(proven).toEqual([])
})
