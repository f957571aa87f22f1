import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readFile } from '../../src/domain/money/ach/read-file.ts'
import { entryReference } from '../../src/domain/money/ach-kinds.ts'
import { bankAt } from '../support/inbox.ts'
import { holds } from '../support/invariants.ts'
import { payday, type Transaction } from '../support/payday.ts'
import { service } from '../support/service.ts'

/** Banks take the entries of a payroll and say how some of them are to be addressed next time. */
const directory = mkdtempSync(join(tmpdir(), 'purser-change-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const world = await service({ settings: { PURSER_DATA_DIR: directory } })
const { ok, owner } = world
const bank = bankAt(join(directory, 'bank'))
const { readFileSync } = await import('node:fs')

const demo = await payday(world, 3)
const { companyId, first, second } = demo
await demo.initiate()
await demo.travelTo(first.payDate, '22:00')
const credits = (await demo.named('AchCredit')) as Transaction[]
const [debit] = await demo.named('AchDebit')
const account = async (id: string) =>
  (
    await owner.query(
      `select routing_number, account_type, account_mask from user_bank_account where user_bank_account_id = $1
       union all
       select routing_number, account_type, account_mask from company_bank_account where company_bank_account_id = $1`,
      [id],
    )
  ).rows[0]
const corrections = async () =>
  (
    await owner.query(
      'select change_code, outcome, reason from account_correction order by account_correction_id',
    )
  ).rows
const changes = async (family: string): Promise<number> =>
  (await ok('reports/getEvents', {})).events.filter((event: { trigger: { eventType: string } }) =>
    event.trigger.eventType.startsWith(family),
  ).length

test('D: a notification of change is applied, told once, and kept with what stood before', async () => {
  const [theirs, ours] = [credits[0]!, debit!]
  const before = await account(theirs.destinationAccount)
  const told = [await changes('employeebankaccount'), await changes('companybankaccount')]
  const notices = [
    [theirs.requestReferenceId, 'C07', '0210000219988776655       32'],
    [ours.requestReferenceId, 'C02', '021000021'],
    [credits[1]!.requestReferenceId, 'C02', '021000022'],
    // Twice: it changes nothing, and is told once.
    [theirs.requestReferenceId, 'C07', '0210000219988776655       32'],
  ]
  for (const [requestReferenceId, changeCode, correctedData] of notices) {
    const body = { requestReferenceId, changeCode, correctedData }
    await ok('sandbox/simulateNotificationOfChange', body)
  }
  expect(await account(theirs.destinationAccount)).toEqual({
    routing_number: '021000021',
    account_type: 'savings',
    account_mask: '******6655',
  })
  expect(await account(ours.sourceAccount)).toMatchObject({ routing_number: '021000021' })
  expect(await corrections()).toEqual([
    { change_code: 'C07', outcome: 'applied', reason: 'C07 Incorrect Routing, Account and Transaction Code' },
    { change_code: 'C02', outcome: 'applied', reason: 'C02 Incorrect Routing Number' },
    {
      change_code: 'C02',
      outcome: 'refused',
      reason: 'C02 refused: C65 Incorrectly Formatted Corrected Data, the routing number',
    },
  ])
  const { rows } = await owner.query(
    'select former_routing_number, former_mask, former_type from account_correction order by 1 limit 1',
  )
  expect(rows[0].former_mask === before.account_mask || rows[0].former_routing_number !== null).toBe(true)
  expect(await changes('employeebankaccount')).toBe(told[0]! + 1)
  expect(await changes('companybankaccount')).toBe(told[1]! + 1)
  const { auditLog } = await ok('reports/getAuditLog', { companyId })
  expect(auditLog.map(({ facts }: { facts?: object }) => JSON.stringify(facts ?? {}))).toContainEqual(
    expect.stringContaining('C65 Incorrectly Formatted Corrected Data'),
  )
})

test('D: the next payroll goes to the new account', async () => {
  const told = await changes('employeebankaccount')
  await demo.travelTo(second.deadLineToRunPayroll)
  await demo.initiate(second.payPeriodId)
  await demo.travelTo(second.payDate, '22:00')
  expect(await corrections()).toHaveLength(3)
  expect(await changes('employeebankaccount')).toBe(told)
  const theirs = (await demo.named('AchCredit', second.payPeriodId)).find(
    ({ destinationAccount }) => destinationAccount === credits[0]!.destinationAccount,
  )!
  const entry = bank
    .files()
    .flatMap((name) => readFile(readFileSync(join(directory, 'bank', 'outbox', name), 'latin1')).batches)
    .flatMap(({ entries }) => entries)
    .find(({ individualId }) => individualId === entryReference(theirs.requestReferenceId))
  expect(entry).toMatchObject({ routing: '021000021', account: '9988776655', accountType: 'savings' })
  await holds(owner)
})

test('D: the receiver of an entry is whose account it is', async () => {
  const { users } = await ok('reports/getUsers', { companyId })
  const names = users.map(({ firstName, lastName }: Record<string, string>) =>
    `${firstName} ${lastName}`.toUpperCase().slice(0, 22),
  )
  const files = bank
    .files()
    .map((name) => readFile(readFileSync(join(directory, 'bank', 'outbox', name), 'latin1')))
  const batches = files.flatMap((file) => file.batches)
  const received = (description: string) =>
    batches
      .filter(({ header }) => header.description === description)
      .flatMap(({ entries }) => entries)
      .filter(({ individualId }) => individualId !== 'OFFSET')
      .map(({ name }) => name)
  expect(received('PAYROLL').length).toBeGreaterThan(3)
  for (const name of received('PAYROLL')) expect(names).toContain(name)
  const { company } = await ok('reports/getCompanyInfo', { companyId })
  expect(new Set(received('FUNDING'))).toEqual(new Set([company.company.toUpperCase().slice(0, 22).trim()]))
})
