import { expect, test } from 'vitest'
import { service } from '../../support/service.ts'
import { timeGround } from './ground.ts'

const sandbox = await service()
const { ok, owner } = sandbox
const PEOPLE = 1000
const ground = await timeGround(sandbox, { on: '2026-10-19', employees: PEOPLE })
const { companyId, users, periods } = ground

/** The reply and how long it took. */
async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const begun = performance.now()
  return [await work(), performance.now() - begun]
}

test('a thousand people are assigned, and a thousand cards synced, in one call each', async () => {
  const policy = await ground.policy({ overtimeRule: 'State' })
  const userIds = users.map(({ userId }) => userId)
  const [{ assignments }, assigning] = await timed(() => ground.assign(policy, userIds))
  expect(assignments.filter(({ success }: { success: boolean }) => success)).toHaveLength(PEOPLE)

  await owner.query(`
    insert into time_entry (company_id, client_id, time_entry_id, time_card_id, user_id, source, time_zone, local_start,
                            local_end, started_at, ended_at, created_at)
    select company_id, client_id, gen_random_uuid(), time_card_id, user_id, 'manual', 'America/New_York',
           '2026-10-' || n || 'T08:00', '2026-10-' || n || 'T17:00',
           ('2026-10-' || n || 'T08:00-04:00')::timestamptz, ('2026-10-' || n || 'T17:00-04:00')::timestamptz, now()
    from time_card cross join unnest(array[19, 20, 21, 22, 23, 26, 27, 28, 29, 30]) n`)
  const cards = await ground.cardsOf({})
  const { payPeriodId } = periods[0]
  const timeCardIds = cards.map(({ timeCardId }: { timeCardId: string }) => timeCardId)
  await ok('userPortal/submitTimeCard', { companyId, timeCardIds })
  await ok('adminPortal/approveTimeCards', { companyId, timeCardIds })
  const body = { companyId, payPeriodId, timeCardIds }
  const [synced, syncing] = await timed(() => ok('adminPortal/syncTimeCardsToPayroll', body))
  expect(synced.timeCards.filter(({ status }: { status: string }) => status === 'Synced')).toHaveLength(
    PEOPLE,
  )
  const [, again] = await timed(() => ok('adminPortal/syncTimeCardsToPayroll', body))

  const times = { assigning, syncing, 'syncing again': again }
  const shown = Object.entries(times).map(([what, took]) => `${what} 1,000: ${Math.round(took)} ms`)
  console.info(shown.join(', '))
  const { rows } = await owner.query(
    "select count(*)::int as n, sum((data->>'hours')::int)::int as hours from period_input where source = 'timeCard'",
  )
  expect(rows[0].n).toBe(PEOPLE)
})
