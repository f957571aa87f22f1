import { expect, test } from 'vitest'
import { shares } from '../../../src/tasks/delivery/shares.ts'
import { gate } from '../../support/until.ts'

test('F18: one client has half of the slots at most, and always leaves some for who comes next', () => {
  const all = shares({ slots: 256, turns: 3 })
  let taken = 0
  for (let lane = 0; lane < 1000; lane++) taken += all.take('greedy', 8)
  expect(taken).toBe(128)
  expect(all.take('greedy', 8)).toBe(0)
  expect(all.take('other', 8)).toBe(8)
})

test('F18: many greedy clients share alike', () => {
  const all = shares({ slots: 256, turns: 3 })
  const taken = new Map<string, number>()
  for (let round = 0; round < 100; round++) {
    for (const client of ['a', 'b', 'c']) taken.set(client, (taken.get(client) ?? 0) + all.take(client, 8))
  }
  // Three shares and one that stays free: 256 / 4.
  expect([...taken.values()]).toEqual([64, 64, 64])
  all.giveBack('a', 64)
  expect(all.take('d', 8)).toBe(8)
})

test('F18: clients take turns, however many lanes of one of them wait', async () => {
  const all = shares({ slots: 8, turns: 1 })
  const first = gate()
  const order: string[] = []
  const turn = (client: string) => all.turn(client, async () => void order.push(client))
  const running = all.turn('greedy', () => first.opened)
  const waiting = [
    ...Array.from({ length: 100 }, () => turn('greedy')),
    turn('other'),
    turn('other'),
    turn('third'),
  ]
  first.open()
  await Promise.all([running, ...waiting])
  expect(order.slice(0, 6)).toEqual(['greedy', 'other', 'third', 'greedy', 'other', 'greedy'])
  expect(order).toHaveLength(103)
})

test('F18: a turn that fails lets the next one begin', async () => {
  const all = shares({ slots: 8, turns: 1 })
  await expect(
    all.turn('a', async () => {
      throw new Error('lost')
    }),
  ).rejects.toThrow('lost')
  expect(await all.turn('b', async () => 'began')).toBe('began')
})
