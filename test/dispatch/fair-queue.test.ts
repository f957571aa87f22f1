import { expect, test } from 'vitest'
import { fairQueue, type Turn } from '../../src/dispatch/fair-queue.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('F6: a client with fifty requests keeps another waiting for none of them', async () => {
  const queue = fairQueue({ slots: 4, share: 2, waiting: 100 })
  const begun: string[] = []
  const turns: Turn[] = []
  const come = (client: string) =>
    void queue.enter(client).then((turn) => {
      begun.push(client)
      turns.push(turn)
    })
  for (let at = 0; at < 50; at++) come('a')
  come('b')
  await settled()
  expect(begun).toEqual(['a', 'a', 'b'])
  turns[0]!.leave()
  await settled()
  expect(begun).toEqual(['a', 'a', 'b', 'a'])
})

test('clients take turns', async () => {
  const queue = fairQueue({ slots: 1, share: 1, waiting: 10 })
  const begun: string[] = []
  const done = ['a', 'a', 'a', 'b', 'b', 'c'].map(async (client) => {
    const turn = await queue.enter(client)
    begun.push(`${client}${turn.ahead}`)
    await settled()
    turn.leave()
  })
  await Promise.all(done)
  expect(begun).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2'])
})

test('a line that is full sends the next away, and a slot is left once', async () => {
  const queue = fairQueue({ slots: 1, share: 1, waiting: 1 })
  const first = await queue.enter('a')
  const second = queue.enter('a')
  await expect(queue.enter('a')).rejects.toMatchObject({ code: 429 })
  first.leave()
  first.leave()
  expect((await second).ahead).toBe(1)
  const third = queue.enter('b')
  await settled()
  ;(await second).leave()
  expect((await third).ahead).toBe(0)
})
