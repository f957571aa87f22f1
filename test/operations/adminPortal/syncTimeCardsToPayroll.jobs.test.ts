import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { tracked } from '../userPortal/tracked.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { ground, companyId, bakers, assign, cardsOf, syncAll, payOf, payPeriodId } = await tracked(sandbox)

test('each hour at the rate of its job, overtime on the average of them', async () => {
  const { userId, userWages } = bakers[0]!
  const { jobId } = (await ok('adminPortal/addJob', { job: { companyId, name: 'Night oven' } })).job
  await ok('adminPortal/addUserJob', {
    userJob: { userId, jobId, rate: 40, basis: 'Per Hour', effectiveDate: '2026-01-01' },
  })
  await assign(await ground.policy({ overtimeRule: 'Federal', workweekStart: 'Monday' }), [userId])
  const enter = (day: string, more: object = {}) =>
    ok('userPortal/addTimeEntry', {
      ...{ companyId, userId, breakMinutes: 0 },
      start: `2026-10-${day}T08:00`,
      end: `2026-10-${day}T17:00`,
      ...more,
    })
  const { timeEntry } = await enter('19', { jobId })
  expect(timeEntry).toMatchObject({ jobId, departmentId: null, costCenterId: null })
  for (const day of ['20', '21', '22', '23']) await enter(day)
  const [card] = await cardsOf({ userId })
  expect(card).toMatchObject({ standardHours: 40, overtimeHours: 5 })
  expect(card.entries[0]).toMatchObject({ jobId })
  await syncAll(payPeriodId, [card.timeCardId])
  const rate = userWages[0]!.WageRate
  const plain = 9 * 40 + 36 * rate
  // Half of the average rate for each of the five hours (29 CFR 778.115).
  const premium = Math.round((plain / 45) * 0.5 * 5 * 100) / 100
  const pay = await payOf(payPeriodId, userId)
  expect(pay).toMatchObject({ grossTotal: plain + premium })
})
