import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { business, user } from '../../support/bodies.ts'
import { eventWriter } from '../../support/events.ts'
import { service } from '../../support/service.ts'

const sandbox = await service()
const { ok, call, stranger } = sandbox
const writer = await eventWriter(sandbox, 8)

interface Envelope {
  trigger: { eventId: string; eventType: string; eventTimeStamp: string }
  payload: Record<string, { userId?: string; n?: number }[]>[]
}
const idsOf = (events: readonly Envelope[]) => events.map(({ trigger }) => trigger.eventId)

test('each event is there at once, as it is delivered, to its client alone', async () => {
  const { registration } = await ok('companyOnboarding/createBusiness', business())
  await ok('adminPortal/addUser', user(registration.companyId))
  const { events, ...rest } = await ok('reports/getEvents')
  expect(rest).toEqual({})
  expect(events).toMatchObject([
    {
      trigger: { eventType: 'company.kybstatus.insert', eventTimeStamp: expect.stringMatching(STAMP) },
      payload: [{ Company: [{ companyId: registration.companyId }] }],
    },
    { trigger: { eventType: 'employee.employeestatus.insert' }, payload: [{ user: [{ ssn: '' }] }] },
  ])
  expect((await stranger('reports/getEvents')).body.events).toEqual([])
})

test('since is compared with the events’ time', async () => {
  const { events } = await ok('reports/getEvents', { since: '2020-01-01' })
  expect(events.length).toBeGreaterThan(0)
  expect((await ok('reports/getEvents', { since: '2199-01-01T00:00:00Z' })).events).toEqual([])
  const bad = await call('reports/getEvents', { since: 'yesterday' })
  expect(bad.body.error.message).toBe('since: must be an ISO 8601 time such as 2026-11-15T09:30:00Z')
})

test('people look at the newest first, and go back from there', async () => {
  const { events } = await ok('reports/getEvents')
  const {
    events: newest,
    nextCursor,
    ...rest
  } = await ok('reports/getEvents', { newestFirst: true, limit: 1 })
  expect(newest).toEqual(events.slice(-1))
  expect(rest).toEqual({})
  const before = await ok('reports/getEvents', { newestFirst: true, cursor: nextCursor })
  expect(before.events).toEqual(events.slice(0, -1).toReversed())
})

test('a cursor that is none is refused', async () => {
  const reply = await call('reports/getEvents', { cursor: Buffer.from('-1').toString('base64url') })
  expect(reply.body.error.message).toBe('cursor: must be a nextCursor of an earlier reply')
})

test('a dry run does not give positions that are taken back', async () => {
  await writer.write([{ entityId: newId(), n: 1 }])
  const dry = { headers: { 'dry-run': 'true' } }
  const { resumeCursor } = await ok('reports/getEvents', { limit: 1000 }, dry)
  await writer.write([{ entityId: newId(), n: 2 }])
  const later = await ok('reports/getEvents', { cursor: resumeCursor })
  expect(later.events).toMatchObject([{ payload: [{ user: [{ n: 2 }] }] }])
})

test('a reader by cursor gets each event once while writers commit out of order', async () => {
  const start = (await ok('reports/getEvents', { limit: 1000 })).resumeCursor
  const entities = Array.from({ length: 120 }, () => newId())
  /** Some round trips to the database, for every writer another number of them. */
  const pause = (at: number) => async () => {
    for (let trips = (at * 7) % 13; trips > 0; trips--) await sandbox.owner.query('select')
  }
  let writing = true
  const writers = Promise.all(
    // Ids and sequence numbers are drawn before a pause of another length each: commit order is another.
    entities.map((entityId, at) =>
      writer.write(
        [1, 2].map((n) => ({ entityId, n })),
        { after: pause(at), rollback: at % 10 === 9 },
      ),
    ),
  ).finally(() => {
    writing = false
  })

  const seen: Envelope[] = []
  const read = async () => {
    let cursor = start as string
    for (let rounds = 0; ; rounds++) {
      const last = !writing
      const { events, resumeCursor } = await ok('reports/getEvents', { limit: 7, cursor })
      seen.push(...events)
      cursor = resumeCursor
      if (last && events.length === 0) return rounds
    }
  }
  const [rounds] = await Promise.all([read(), read().then(() => {}), writers])
  expect(rounds).toBeGreaterThan(5)
  // Two readers, 108 kept entities, two events each.
  expect(seen).toHaveLength(2 * 216)
  expect(new Set(idsOf(seen)).size).toBe(216)
  const { events } = await ok('reports/getEvents', { cursor: start })
  expect(new Set(idsOf(events))).toEqual(new Set(idsOf(seen)))
  for (const entityId of new Set(events.map((event: Envelope) => event.payload[0]!.user![0]!.userId))) {
    const own = events.filter((event: Envelope) => event.payload[0]!.user![0]!.userId === entityId)
    expect(own.map((event: Envelope) => event.payload[0]!.user![0]!.n)).toEqual([1, 2])
  }
})

const STAMP = /^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/
