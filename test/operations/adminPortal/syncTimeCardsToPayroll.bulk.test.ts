import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { timeGround } from '../../support/time.ts'

const sandbox = await sharedService()
const { ok, owner } = sandbox
const PEOPLE = 1000
const ground = await timeGround(sandbox, { on: '2026-10-19', employees: PEOPLE })
const { companyId, users, periods } = ground

test('a thousand people are assigned, and a thousand cards synced, in one call each', async () => {
  const policy = await ground.policy({ overtimeRule: 'State' })
  const userIds = users.map(({ userId }) => userId)
  const { assignments } = await ground.assign(policy, userIds)
  expect(assignments.filter(({ success }: { success: boolean }) => success)).toHaveLength(PEOPLE)

  await owner.query(
    `insert into time_entry (company_id, client_id, time_entry_id, time_card_id, user_id, source, time_zone, local_start,
                            local_end, started_at, ended_at, created_at)
    select company_id, client_id, gen_random_uuid(), time_card_id, user_id, 'manual', 'America/New_York',
           '2026-10-' || n || 'T08:00', '2026-10-' || n || 'T17:00',
           ('2026-10-' || n || 'T08:00-04:00')::timestamptz, ('2026-10-' || n || 'T17:00-04:00')::timestamptz, now()
    from time_card cross join unnest(array[19, 20, 21, 22, 23, 26, 27, 28, 29, 30]) n where company_id = $1`,
    [companyId],
  )
  const cards = await ground.cardsOf({})
  const { payPeriodId } = periods[0]
  const timeCardIds = cards.map(({ timeCardId }: { timeCardId: string }) => timeCardId)
  await ok('userPortal/submitTimeCard', { companyId, timeCardIds })
  await ok('adminPortal/approveTimeCards', { companyId, timeCardIds })
  const body = { companyId, payPeriodId, timeCardIds }
  const synced = await ok('adminPortal/syncTimeCardsToPayroll', body)
  expect(synced.timeCards.filter(({ status }: { status: string }) => status === 'Synced')).toHaveLength(
    PEOPLE,
  )
  await ok('adminPortal/syncTimeCardsToPayroll', body)

  const { rows } = await owner.query(
    `select count(*)::int as n, sum((data->>'hours')::int)::int as hours from period_input
     where source = 'timeCard' and company_id = $1`,
    [companyId],
  )
  expect(rows[0].n).toBe(PEOPLE)
})
