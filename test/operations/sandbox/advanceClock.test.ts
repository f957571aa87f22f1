import { describe, expect, test } from 'vitest'
import { service } from '../../support/service.ts'
import { chime, clocks, close, DAY, HOUR } from './clocks.ts'

const sandbox = await service({ overrides: { tasks: [chime] } })
const { call, ok, stranger, owner, restart } = sandbox
const { now, chimes, laterChime } = clocks(sandbox)

test.each([
  [{ days: 1 }, DAY],
  [{ hours: 5 }, 5 * HOUR],
  [{ days: 2, hours: 3 }, 51 * HOUR],
  [{ days: 0 }, 0],
])('advanceClock %j', async (body, ahead) => {
  const [before, others] = [await now(), await now(stranger)]
  const { clock } = await ok('sandbox/advanceClock', body)
  expect(Object.keys(clock)).toEqual(['now', 'today'])
  expect(close(Date.parse(clock.now), before + ahead)).toBe(true)
  expect(close(await now(), before + ahead)).toBe(true)
  expect(close(await now(stranger), others)).toBe(true)
})

test.each([
  [{}, 'days or hours is required'],
  [{ days: -1 }, 'days: must be at least 0: the clock goes forwards only'],
  [{ days: 1.5 }, 'days: must be a whole number'],
  [{ hours: 0.25 }, 'hours: must be a whole number'],
  [{ days: '1' }, 'days: must be a whole number'],
  [{ days: null }, 'days or hours is required'],
  [{ days: 1831 }, 'days: must be at most 1830: a travel is five years at most'],
  [{ days: 1e300 }, 'days: must be at most 1830: a travel is five years at most'],
  [{ days: 1830, hours: 1 }, 'A travel is five years at most: 1830 days'],
])('advanceClock refuses %j', async (body, message) => {
  const before = await now()
  const reply = await call('sandbox/advanceClock', body)
  expect([reply.status, reply.body.error.message]).toEqual([400, message])
  expect(close(await now(), before)).toBe(true)
})

describe('on the way', () => {
  test('everything happens in order, at its time, before the reply', async () => {
    await ok('sandbox/setClock', { to: '2026-07-01T00:00:00Z' })
    const begin = Date.parse('2026-07-01T12:00:00Z')
    const before = await chimes()
    await laterChime(begin, 3)
    await ok('sandbox/advanceClock', { days: 2 })
    expect(await chimes()).toEqual([...before, begin, begin + DAY])
    await ok('sandbox/advanceClock', { days: 10 })
    expect(await chimes()).toEqual([...before, begin, begin + DAY, begin + 2 * DAY, begin + 3 * DAY])
  })

  test('a dry run says where it would arrive and moves nothing', async () => {
    await ok('sandbox/setClock', { to: '2026-08-01T00:00:00Z' })
    await laterChime(Date.parse('2026-08-02T00:00:00Z'))
    const before = await chimes()
    const reply = await ok(
      'sandbox/setClock',
      { to: '2026-09-01T12:00:00Z' },
      { headers: { 'dry-run': 'true' } },
    )
    expect(reply).toEqual({ clock: { now: '2026-09-01T12:00:00.000Z', today: '2026-09-01' } })
    expect(close(await now(), Date.parse('2026-08-01T00:00:00Z'))).toBe(true)
    expect(await chimes()).toEqual(before)
    expect((await owner.query('select 1 from client where travel_to is not null')).rowCount).toBe(0)
  })

  test('the same Idempotency-Key moves once and answers the same bytes, also after a restart', async () => {
    const before = await now()
    const key = { headers: { 'idempotency-key': 'one-day' } }
    const [first, twin] = await Promise.all([1, 2].map(() => call('sandbox/advanceClock', { days: 1 }, key)))
    await restart()
    const again = await call('sandbox/advanceClock', { days: 1 }, key)
    expect([twin!.text, again.text]).toEqual([first!.text, first!.text])
    expect(close(await now(), before + DAY)).toBe(true)
  })

  test('calls at the same time add up', async () => {
    const before = await now()
    const replies = await Promise.all([1, 2, 3, 4].map(() => call('sandbox/advanceClock', { days: 1 })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(close(await now(), before + 4 * DAY)).toBe(true)
  })
})
