import { expect, test } from 'vitest'
import { registration } from '../../support/bodies.ts'
import { service } from '../../support/service.ts'
import { chime, clocks, close, HOUR } from './clocks.ts'

const sandbox = await service({ overrides: { tasks: [chime] } })
const { call, ok, stranger, owner } = sandbox
const { now, chimes, laterChime } = clocks(sandbox)

test.each([
  [{}, /^to: is required/],
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

test('with a pay schedule the clock goes forwards only', async () => {
  const { companyId } = (await ok('companyOnboarding/companyRegistration', registration())).registration
  const { rows } = await owner.query('select client_id from company where company_id = $1', [companyId])
  await owner.query(
    `insert into pay_schedule (company_id, client_id, pay_schedule_id, worker_type, frequency, pay_begin_date, pay_date,
                               standard_working_hours, created_at)
     values ($1, $2, gen_random_uuid(), 'W2', 'Weekly', '2026-01-05', '2026-01-16', 40, now())`,
    [companyId, rows[0].client_id],
  )
  const before = await now()
  const reply = await call('sandbox/setClock', { to: new Date(before - HOUR).toISOString() })
  expect([reply.status, reply.body.error.message]).toEqual([
    400,
    'The clock goes forwards only, once a pay schedule exists; resetSandbox begins anew',
  ])
  expect((await call('sandbox/setClock', { to: new Date(before + HOUR).toISOString() })).status).toBe(200)
  expect((await stranger('sandbox/setClock', { to: '2026-01-01T00:00:00Z' })).status).toBe(200)
})
