import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { instant } from '../../../src/kernel/dates.ts'
import { task } from '../../../src/tasks/task.ts'
import { service } from '../../support/service.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

/** Each task of this file tells what time it was when it ran; `chime` repeats itself every day, three times. */
const chime = task({
  name: 'chime',
  payload: z.object({ left: z.int() }),
  retries: [],
  async run(work, item) {
    work.note({ facts: { at: work.now } })
    if (item.payload.left === 0) return
    work.later({
      ...item,
      task: 'chime',
      dueAt: instant(item.dueAt + DAY),
      payload: { left: item.payload.left - 1 },
    })
  },
})

const { call, ok, stranger, owner, restart } = await service({ overrides: { tasks: [chime] } })

const now = async (who: typeof call = call): Promise<number> =>
  Date.parse((await who('sandbox/getClock')).body.clock.now)
const close = (actual: number, expected: number) => Math.abs(actual - expected) < 5_000

const chimes = async (): Promise<number[]> =>
  (
    await owner.query("select facts->'at' as at from audit where actor = 'task:chime' order by audit_id")
  ).rows.map((row) => row.at)

async function laterChime(dueAt: number, left = 0): Promise<void> {
  await owner.query(
    `insert into agenda (agenda_id, client_id, task, key, payload, due_at, wake_at)
     select gen_random_uuid(), client_id, 'chime', 'bell', $2, $1,
            $1::timestamptz - clock_offset * interval '1 millisecond'
     from client join account using (client_id) where account_id = 'first'`,
    [new Date(dueAt).toISOString(), { left }],
  )
}

test('the clock begins at real time and tells the day in New York', async () => {
  const { clock } = await ok('sandbox/getClock')
  const eastern = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(
    new Date(clock.now),
  )
  expect(clock).toEqual({
    now: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    today: eastern,
  })
  expect(close(Date.parse(clock.now), Date.now())).toBe(true)
})

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

test.each([
  [{}, /^to: must be/],
  [{ to: 7 }, /^to: must be an ISO 8601 instant/],
  [{ to: '2026-12-31' }, /^to: must be an ISO 8601 instant/],
  [{ to: '2026-12-31T10:00:00' }, /^to: must be an ISO 8601 instant/], // whose ten o'clock?
  [{ to: '2026-02-30T10:00:00Z' }, /^to: must be an ISO 8601 instant/],
  [{ to: '1999-12-31T23:59:59Z' }, /^The clock cannot be set before 2000-01-01$/],
  [{ to: '2126-01-01T00:00:00Z' }, /^A travel is five years at most: 1830 days$/],
])('setClock refuses %j', async (body, message) => {
  const reply = await call('sandbox/setClock', body)
  expect([reply.status, reply.body.error.message]).toEqual([400, expect.stringMatching(message)])
})

test('setClock takes any offset from UTC, forwards and back, and today is the day in New York', async () => {
  const { clock } = await ok('sandbox/setClock', { to: '2027-01-01T05:30:00+01:00' })
  expect(clock).toEqual({ now: '2027-01-01T04:30:00.000Z', today: '2026-12-31' })
  expect((await ok('sandbox/setClock', { to: '2027-01-01T05:00:00Z' })).clock.today).toBe('2027-01-01')
  await ok('sandbox/setClock', { to: '2026-06-01T12:00:00Z' })
  expect(close(await now(), Date.parse('2026-06-01T12:00:00Z'))).toBe(true)
})

test('set back, what was coming stays as far ahead as it was', async () => {
  await ok('sandbox/setClock', { to: '2026-06-20T12:00:00Z' })
  await laterChime(Date.parse('2026-06-20T18:00:00Z'))
  await ok('sandbox/setClock', { to: '2026-06-01T12:00:00Z' })
  const before = await chimes()
  await ok('sandbox/advanceClock', { hours: 5 })
  expect(await chimes()).toEqual(before)
  await ok('sandbox/advanceClock', { hours: 2 })
  const [at = 0, ...more] = (await chimes()).slice(before.length)
  expect([close(at, Date.parse('2026-06-01T18:00:00Z')), more]).toEqual([true, []])
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

test('with a pay schedule the clock goes forwards only', async () => {
  await owner.query(`set session_replication_role = replica;
    insert into pay_schedule select (jsonb_populate_record(null::pay_schedule, jsonb_build_object(
      'company_id', gen_random_uuid(), 'client_id', client_id, 'pay_schedule_id', gen_random_uuid(),
      'worker_type', 'W2', 'frequency', 'Weekly', 'pay_begin_date', '2026-01-05', 'pay_date', '2026-01-16',
      'standard_working_hours', 40, 'created_at', now()))).* from account where account_id = 'first';
    set session_replication_role = origin`)
  const before = await now()
  const reply = await call('sandbox/setClock', { to: new Date(before - HOUR).toISOString() })
  expect([reply.status, reply.body.error.message]).toEqual([
    400,
    'The clock goes forwards only, once a pay schedule exists',
  ])
  expect((await call('sandbox/setClock', { to: new Date(before + HOUR).toISOString() })).status).toBe(200)
  expect((await stranger('sandbox/setClock', { to: '2026-01-01T00:00:00Z' })).status).toBe(200)
})
