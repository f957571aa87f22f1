import { expect, test } from 'vitest'
import { gathered } from '../../../src/store/database/gathered.ts'
import type { Tx } from '../../../src/store/database/transaction.ts'

const txOf = (more: object = { isShared: true }) => ({ db: {}, ...more }) as Tx

function asking() {
  const asked: (readonly string[])[] = []
  const ask = async (items: readonly string[]) => {
    asked.push(items)
    return items.map((item) => (item === 'nobody' ? undefined : item.toUpperCase()))
  }
  return { asked, ask }
}

test('those who share a transaction ask at once, and each is answered in its place', async () => {
  const { asked, ask } = asking()
  const tx = txOf()
  const one = (item: string) => gathered({ ...tx }, { kind: 'letter', item }, ask)
  expect(await Promise.all([one('a'), one('b'), one('nobody'), one('a')])).toEqual(['A', 'B', undefined, 'A'])
  const together = ['a', 'b', 'nobody', 'a']
  expect(asked).toEqual([together])
  expect(await one('a')).toBe('A')
  expect(asked).toEqual([together, ['a']])
})

test('another kind, and another connection, is asked apart', async () => {
  const { asked, ask } = asking()
  const [here, there] = [txOf(), txOf()]
  await Promise.all([
    gathered(here, { kind: 'letter', item: 'a' }, ask),
    gathered(here, { kind: 'digit', item: 'b' }, ask),
    gathered(there, { kind: 'letter', item: 'c' }, ask),
  ])
  expect(asked).toEqual([['a'], ['b'], ['c']])
})

test('who shares with nobody asks at once', async () => {
  const { asked, ask } = asking()
  const found = gathered(txOf({}), { kind: 'letter', item: 'a' }, ask)
  expect(asked).toEqual([['a']])
  expect(await found).toBe('A')
})

test('a failure is told to all who asked', async () => {
  const tx = txOf()
  const fails = async () => {
    throw new Error('away')
  }
  const one = (item: string) => gathered(tx, { kind: 'letter', item }, fails)
  const ended = await Promise.allSettled([one('a'), one('b')])
  expect(ended.map((each) => each.status === 'rejected' && each.reason.message)).toEqual(['away', 'away'])
})
