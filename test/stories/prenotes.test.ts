import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addBusinessDays } from '../../src/domain/calendar/business-days.ts'
import { readFile } from '../../src/domain/money/ach/read-file.ts'
import { day } from '../../src/kernel/dates.ts'
import { bankAt } from '../support/inbox.ts'
import { holds } from '../support/invariants.ts'
import { anotherAccount, payday } from '../support/payday.ts'
import { service } from '../support/service.ts'

/** A new account is first asked for with an entry that carries no money. */
const directory = mkdtempSync(join(tmpdir(), 'purser-prenote-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const world = await service({ settings: { PURSER_DATA_DIR: directory, PURSER_BANK_PRENOTES: 'yes' } })
const { ok, owner } = world
const bank = bankAt(join(directory, 'bank'))
const demo = await payday(world, 2)
const { companyId } = demo
const { users } = await ok('reports/getActiveUsers', { companyId })

async function added(at: number, digits: string): Promise<string> {
  const { companyFundingSourceEntity: account } = anotherAccount(companyId, digits)
  const userPayAccountEntity = { ...account, userId: users[at].userId, payPercentage: 0 }
  const reply = await ok('userPortal/addUserBankAccount', { userPayAccountEntity })
  await ok('sandbox/advanceClock', { hours: 1 })
  return reply.userPayAccountEntity.userPayAccountEntityId
}
const account = async (id: string) =>
  (await owner.query('select status, failure from user_bank_account where user_bank_account_id = $1', [id]))
    .rows[0]
const today = async (): Promise<string> => (await ok('sandbox/getClock', {})).clock.today

test('D: a prenote goes out, and the account is ready on the third banking day after it settles', async () => {
  // Before the hour that `added` waits: it may end on the next day.
  const asked = day(await today())
  const id = await added(0, '4444')
  expect(await account(id)).toEqual({ status: 'pending', failure: '' })
  const names = bank.files().filter((name) => name.includes('prenote'))
  expect(names).toHaveLength(1)
  const file = readFile(readFileSync(join(directory, 'bank', 'outbox', names[0]!), 'latin1'))
  const [entry] = file.batches[0]!.entries
  expect(file.batches[0]!.entries).toHaveLength(1)
  expect(entry).toMatchObject({ isPrenote: true, amount: 0n, account: '900000004444', direction: 'credit' })
  expect(entry!.name).toBe(`${users[0].firstName} ${users[0].lastName}`.toUpperCase())

  const settles = addBusinessDays('federalReserve', asked, 1)
  const live = addBusinessDays('federalReserve', settles, 3)
  await demo.travelTo(addBusinessDays('federalReserve', settles, 2))
  expect(await account(id)).toEqual({ status: 'pending', failure: '' })
  await demo.travelTo(live)
  expect(await account(id)).toEqual({ status: 'ready', failure: '' })
  expect(bank.files().filter((name) => name.includes('prenote'))).toHaveLength(1)
})

test('D: an account that is not there fails before anybody is paid to it', async () => {
  const id = await added(1, '0003')
  expect(await account(id)).toMatchObject({ status: 'pending' })
  await ok('sandbox/advanceClock', { days: 10 })
  expect(await account(id)).toEqual({ status: 'failed', failure: 'R03 No Account / Unable to Locate' })
  await holds(owner)
})
