import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import type { Claimed } from '../../../src/store/webhooks/claim.ts'
import type { Marked, OpenEndpoint } from '../../../src/store/webhooks/turn.ts'
import { type LaneParts, sender } from '../../../src/tasks/delivery/sender.ts'
import { shares } from '../../../src/tasks/delivery/shares.ts'

const endpoint = (url: string): OpenEndpoint => ({
  ...{ url, secrets: ['whsec_AAAA'], isEnabled: true, isPaused: false, failingSince: null, finished: [] },
})
const claimed = (count: number, isTest = false): Claimed[] =>
  Array.from({ length: count }, () => ({
    ...{ deliveryId: newId(), eventId: newId(), attempt: 1, failures: 0, isTest, body: '{}' },
  }))

/** A sender whose receiver answers when it is told to. */
function laneOf({ slots = 256, lease = 60_000 } = {}) {
  const [asked, results]: [{ url: string; end: (status: number) => void }[], Marked[]] = [[], []]
  const post = ({ url }: { url: string }) =>
    new Promise((resolve) => {
      const end = (statusCode: number) => resolve({ statusCode, failure: null, excerpt: '' })
      asked.push({ url, end })
    })
  const pace = { inFlight: 8, lease, retries: [60] }
  const parts = { receiver: { post }, pace, shares: shares({ slots, turns: 1 }) } as unknown as LaneParts
  const stopping = new AbortController()
  const signals = { stopping: stopping.signal, cut: new AbortController().signal }
  const lane = { clientId: newId<'client'>(), endpointId: newId<'webhookEndpoint'>() }
  const together: number[] = []
  const back = (ended: readonly Marked[]) => {
    together.push(ended.length)
    results.push(...ended)
  }
  const sending = sender(parts, lane, { signals, back })
  const released = () => results.filter(({ outcome }) => outcome === 'released').length
  const answered = async (...statuses: readonly number[]) => {
    for (const status of statuses) asked.shift()!.end(status)
    // What ended is ended in an immediate of its own, which the first of these comes before.
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
  return { sending, asked, results, together, released, answered, stopping }
}

test('of a hundred that are claimed eight are in flight; each that ends makes way for the next', async () => {
  const { sending, asked, results, answered } = laneOf()
  sending.send(endpoint('http://a/'), claimed(100), Date.now())
  expect([sending.inFlight(), sending.waiting(), sending.held()]).toEqual([8, 92, 100])
  await answered(200)
  expect([asked.length, sending.waiting(), sending.held()]).toEqual([8, 91, 99])
  expect(results).toMatchObject([{ outcome: 'delivered' }])
})

test('what ends at one time makes way and comes back together', async () => {
  const { sending, asked, together, answered } = laneOf()
  sending.send(endpoint('http://a/'), claimed(100), Date.now())
  await answered(200, 500, 200)
  expect([asked.length, sending.inFlight(), sending.held()]).toEqual([8, 8, 97])
  expect(together).toEqual([3])
})

test('a test waits behind nothing, and what waits goes to where the endpoint is now', async () => {
  const { sending, asked, answered } = laneOf()
  sending.send(endpoint('http://old/'), claimed(10), Date.now())
  sending.send(endpoint('http://new/'), claimed(1, true), Date.now())
  expect(asked.map(({ url }) => url).slice(7)).toEqual(['http://old/', 'http://new/'])
  expect([sending.inFlight(), sending.held()]).toEqual([9, 10])
  await answered(200)
  expect(asked.at(-1)!.url).toBe('http://new/')
})

test('410 gives back what waits, at once', async () => {
  const { sending, asked, released, answered } = laneOf()
  sending.send(endpoint('http://a/'), claimed(100), Date.now())
  await answered(410)
  expect([asked.length, sending.waiting(), released()]).toEqual([7, 0, 92])
})

test('what waits goes back when its endpoint is closed, and when the process stops', async () => {
  const closed = laneOf()
  closed.sending.send(endpoint('http://a/'), claimed(20), Date.now())
  closed.sending.giveBack()
  expect([closed.sending.inFlight(), closed.released()]).toEqual([8, 12])

  const stopped = laneOf()
  stopped.sending.send(endpoint('http://a/'), claimed(20), Date.now())
  stopped.stopping.abort()
  await stopped.answered(200)
  expect([stopped.sending.inFlight(), stopped.released()]).toEqual([7, 12])
})

test('no attempt begins when it could outlast its lease', async () => {
  const { sending, asked, released } = laneOf({ lease: 30_000 })
  sending.send(endpoint('http://a/'), claimed(20), Date.now() - 15_001)
  expect([asked.length, released()]).toEqual([0, 20])
})

test('without a share nothing waits: it goes back, and nothing is in flight', () => {
  const { sending, asked, released } = laneOf({ slots: 4 })
  sending.send(endpoint('http://a/'), claimed(20), Date.now())
  expect([asked.length, sending.waiting(), released()]).toEqual([2, 18, 0])
  const none = laneOf({ slots: 0 })
  none.sending.send(endpoint('http://a/'), claimed(20), Date.now())
  expect([none.asked.length, none.sending.waiting(), none.released()]).toEqual([0, 0, 20])
})
