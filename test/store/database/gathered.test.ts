import { expect, test } from 'vitest'
import { gathered } from '../../../src/store/database/gathered.ts'
import type { Tx } from '../../../src/store/database/transaction.ts'

const txOf = (more: object = { isShared: true }) => ({ db: {}, ...more }) as Tx

function asking() {
  const asked: (readonly string[])[] = []
  const ask = async (ids: readonly string[]) => {
    asked.push(ids)
    return new Map(ids.filter((id) => id !== 'nobody').map((id) => [id, id.toUpperCase()]))
  }
  return { asked, ask }
}

test('those who share a transaction ask at once, each for its own', async () => {
  const { asked, ask } = asking()
  const tx = txOf()
  const one = (id: string) => gathered({ ...tx }, { kind: 'letter', id }, ask)
  expect(await Promise.all([one('a'), one('b'), one('nobody'), one('a')])).toEqual(['A', 'B', undefined, 'A'])
  expect(asked).toEqual([['a', 'b', 'nobody']])
  expect(await one('a')).toBe('A')
  expect(asked).toEqual([['a', 'b', 'nobody'], ['a']])
})

test('another kind, and another connection, is asked apart', async () => {
  const { asked, ask } = asking()
  const [here, there] = [txOf(), txOf()]
  await Promise.all([
    gathered(here, { kind: 'letter', id: 'a' }, ask),
    gathered(here, { kind: 'digit', id: 'b' }, ask),
    gathered(there, { kind: 'letter', id: 'c' }, ask),
  ])
  expect(asked).toEqual([['a'], ['b'], ['c']])
})

test('who shares with nobody asks at once', async () => {
  const { asked, ask } = asking()
  const found = gathered(txOf({}), { kind: 'letter', id: 'a' }, ask)
  expect(asked).toEqual([['a']])
  expect(await found).toBe('A')
})

test('a failure is told to all who asked', async () => {
  const tx = txOf()
  const fails = async () => {
    throw new Error('away')
  }
  const one = (id: string) => gathered(tx, { kind: 'letter', id }, fails)
  const ended = await Promise.allSettled([one('a'), one('b')])
  expect(ended.map((each) => each.status === 'rejected' && each.reason.message)).toEqual(['away', 'away'])
})
