import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addBusinessDays } from '../../src/domain/calendar/business-days.ts'
import { type Day, day, easternTime, isoInstant } from '../../src/kernel/dates.ts'
import { bankAt } from '../support/inbox.ts'
import { anotherAccount, payday } from '../support/payday.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'

/** Production, with the bank behind a directory, as in bank-inbox.test.ts; the company is made in the sandbox. */
const directory = mkdtempSync(join(tmpdir(), 'purser-prenote-change-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const settings: Record<string, string> = {
  PURSER_DATA_DIR: directory,
  PURSER_TRUST_PROXY: 'yes',
  PURSER_RUNNERS: '1',
  PURSER_BANK_ACCOUNT: '123400005678',
  PURSER_BANK_PRENOTES: 'yes',
}
const world = await service({ settings })
const { owner } = world
const headers = { 'x-forwarded-proto': 'https' }
const ok: typeof world.ok = (address, body) => world.ok(address, body, { headers })
const bank = bankAt(join(directory, 'bank'))

/** A client of production has no clock of its own; the runners take this one along as they would a traveller. */
async function travel(to: Day, time: `${number}:${number}`) {
  await owner.query(
    `update client set travel_to = $1, travel_at = now() + clock_offset * interval '1 millisecond'
     where client_id = (select client_id from account where account_id = 'first')`,
    [isoInstant(easternTime(to, time))],
  )
  await world.restart()
  const isTravelling = 'select from client where travel_to is not null'
  await until(async () => (await owner.query(isTravelling)).rowCount === 0)
}
const next = (on: Day, count: number): Day => addBusinessDays('federalReserve', on, count)

test('a bank answers a prenote with a notification of change: it is applied before anybody is paid, and told once', async () => {
  await ok('sandbox/setClock', { to: '2026-06-01T15:00:00Z' })
  const demo = await payday({ ok }, 1)
  const { companyId, first } = demo
  const [{ userId }] = (await ok('reports/getActiveUsers', { companyId })).users
  const asked = day(first.deadLineToRunPayroll)
  await demo.travelTo(asked, '15:00')
  const { companyFundingSourceEntity: given } = anotherAccount(companyId, '4444')
  const reply = await ok('userPortal/addUserBankAccount', {
    userPayAccountEntity: { ...given, userId, payPercentage: 0 },
  })
  const id = reply.userPayAccountEntity.userPayAccountEntityId
  await ok('sandbox/advanceClock', { hours: 1 })
  settings.PURSER_ENVIRONMENT = 'production'
  await world.restart()
  // Whoever sends to a bank reads what it answers.
  await demo.initiate()
  const account = async () =>
    (
      await owner.query(
        'select status, account_mask, account_type from user_bank_account where user_bank_account_id = $1',
        [id],
      )
    ).rows[0]
  await travel(asked, '12:30')
  bank.notify('changes.ach', [
    [id, 'C01', '9988776655'],
    [id, 'C05', '32'],
    [id, 'C02', '021000022'],
  ])
  await travel(next(asked, 2), '19:00')
  expect(await account()).toEqual({ status: 'pending', account_mask: '******6655', account_type: 'savings' })

  await travel(next(asked, 4), '12:00')
  expect(await account()).toEqual({ status: 'ready', account_mask: '******6655', account_type: 'savings' })
  const { events } = await ok('reports/getEvents', { limit: 1000 })
  const told = events.filter(
    ({ trigger, payload }: { trigger: { eventType: string }; payload: object }) =>
      trigger.eventType === 'employeebankaccount.employeebankaccountstatus.update' &&
      JSON.stringify(payload).includes(id),
  )
  // The correction, the first pay into the other account, and the end of the wait: the notices lie there all the time.
  expect(told).toHaveLength(3)
  const { auditLog } = await ok('reports/getAuditLog', { companyId, limit: 1000 })
  expect(auditLog.map(({ facts }: { facts?: object }) => JSON.stringify(facts ?? {}))).toContainEqual(
    expect.stringContaining('C02 refused: C65'),
  )
})
