import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addBusinessDays } from '../../src/domain/calendar/business-days.ts'
import { type Day, day, easternTime, isoInstant } from '../../src/kernel/dates.ts'
import { bankAt } from '../support/inbox.ts'
import { holds } from '../support/invariants.ts'
import { anotherAccount, payday } from '../support/payday.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'

/**
 * Production, with the bank behind a directory: nothing is simulated, what comes back lies in the inbox as a Nacha file.
 * Only the company is made in the sandbox, because nobody verifies it here, and time is moved by hand.
 */
const directory = mkdtempSync(join(tmpdir(), 'purser-inbox-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const payees = join(directory, 'payees.json')
const settings: Record<string, string> = {
  PURSER_DATA_DIR: directory,
  PURSER_TRUST_PROXY: 'yes',
  PURSER_RUNNERS: '1',
  PURSER_BANK_ACCOUNT: '123400005678',
  PURSER_BANK_PAYEES: payees,
}
writeFileSync(payees, '{}')
const sandbox = await service({ settings })
const { owner } = sandbox
const headers = { 'x-forwarded-proto': 'https' }
const [call, ok] = [sandbox.call, sandbox.ok].map(
  (ask) => (address: string, body: object) => ask(address, body, { headers }),
) as [typeof sandbox.call, typeof sandbox.ok]
const bank = bankAt(join(directory, 'bank'))

// Production refuses law that was not checked: a day for which it was, whenever this runs.
await ok('sandbox/setClock', { to: '2026-06-01T15:00:00Z' })
const demo = await payday({ ok }, 3)
const { companyId, first, second } = demo
const { users } = await ok('reports/getActiveUsers', { companyId })
const states = [...new Set<string>(users.map(({ stateCode }: { stateCode: string }) => stateCode))]
const order = {
  ...{ companyId, userId: users[0].userId, garnishmentType: 'Child Support', garnishmentAgency: 'State SDU' },
  garnishmentFields: { State: 'GA', 'Case Number': 'C-1', 'Current Support Amount': '100.00' },
}
const { garnishmentId } = (await ok('adminPortal/addGarnishment', { garnishment: order })).garnishment
let agencyAccount = '55500001'
await inEnvironment('production')

async function inEnvironment(environment: 'production' | 'sandbox') {
  // Whatever agencies there will be, the bank knows them.
  const refs = [
    'US.941',
    'US.940',
    'State SDU',
    'Other SDU',
    'NY-NYC',
    ...states.flatMap((state) => [state, `${state}.sui`, `${state}.sdi`]),
  ]
  const account = { routingNumber: '021000021', accountNumber: agencyAccount }
  writeFileSync(payees, JSON.stringify(Object.fromEntries(refs.map((ref) => [ref, account]))))
  settings.PURSER_ENVIRONMENT = environment
  await sandbox.restart()
}

/** A client of production has no clock of its own; the runners take this one along as they would a traveller. */
async function travel(to: Day, time: `${number}:${number}`) {
  await owner.query(
    `update client set travel_to = $1, travel_at = now() + clock_offset * interval '1 millisecond'
     where client_id = (select client_id from account where account_id = 'first')`,
    [isoInstant(easternTime(to, time))],
  )
  await sandbox.restart()
  const isTravelling = 'select from client where travel_to is not null'
  await until(async () => (await owner.query(isTravelling)).rowCount === 0)
}
const next = (on: string, count = 1): Day => addBusinessDays('federalReserve', day(on), count)
const today = async (): Promise<string> => {
  const { rows } = await owner.query(
    `select ((now() + clock_offset * interval '1 millisecond') at time zone 'America/New_York')::date::text as today
     from client
     where client_id = (select client_id from account where account_id = 'first')`,
  )
  return rows[0].today
}
const debitOf = async (payPeriodId?: string) =>
  (await demo.named('AchDebit', payPeriodId)).map(({ requestReferenceId }) => requestReferenceId)
const everything = async () =>
  (await owner.query('select transfer_id, name, status, amount::text, return_code from transfer order by 1'))
    .rows
const parked = async () =>
  (await owner.query('select task, last_error from agenda where parked_at is not null')).rows

test('nothing of the sandbox answers here', async () => {
  expect((await call('sandbox/advanceClock', { days: 1 })).status).toBe(404)
})

test('R01 on the debit before the credits are handed over fails the period', async () => {
  await travel(day(first.deadLineToRunPayroll), '12:00')
  await demo.initiate()
  await travel(day(first.deadLineToRunPayroll), '12:05')
  expect(bank.files().map((name) => name.split('-')[3])).toEqual(['debit'])
  const [debit] = await debitOf()
  bank.sendBack('one.ach', [[debit!, 'R01']])
  // In the afternoon of the debit's day; the credits would go out at 20:00.
  await travel(next(first.deadLineToRunPayroll), '19:00')
  expect(await demo.periodStatus()).toBe('failed')
  expect(await demo.statuses('AchDebit')).toEqual(['returned'])
  expect(new Set(await demo.statuses('AchCredit'))).toEqual(new Set(['cancelled']))
  await holds(owner)

  const before = await everything()
  await travel(next(first.deadLineToRunPayroll, 2), '09:00')
  expect(await everything()).toEqual(before)
  expect(bank.files()).toHaveLength(1)
})

test('R03 and C01 (D) change one payment and one account; read again, and put there twice, they change nothing', async () => {
  await demo.initiate() // late by now: the pay date moves
  const payDate = (await ok('reports/getPayPeriodDetails', { payPeriodId: first.payPeriodId })).payPeriod[0]
    .payDate
  await travel(payDate, '12:00')
  expect(await demo.periodStatus()).toBe('processed')
  const credits = (await demo.named('AchCredit')).filter(({ status }) => status === 'complete')
  expect(credits).toHaveLength(3)
  const [{ requestReferenceId, destinationAccount }] = credits as [(typeof credits)[number]]
  bank.put('.half.ach', 'not finished')
  bank.put('broken.ach', `6garbage\n799R01\n${'x'.repeat(500)}`)
  bank.sendBack('two.ach', [[requestReferenceId, 'R03']])
  const other = credits[2]!
  bank.notify('change.ach', [[other.requestReferenceId, 'C01', '1918171614']])
  await travel(next(payDate), '09:00')
  expect(await demo.statuses('AchCredit')).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
    'complete',
    'complete',
    'returned',
  ])
  expect(await demo.periodStatus()).toBe('processed')
  const { rows } = await owner.query(
    'select status, failure from user_bank_account where user_bank_account_id = $1',
    [destinationAccount],
  )
  expect(rows).toEqual([{ status: 'failed', failure: 'R03 No Account / Unable to Locate' }])
  await holds(owner)

  const corrected = `select b.account_mask, c.outcome from account_correction c
    join user_bank_account b on b.company_id = c.company_id and b.user_bank_account_id = c.account_id`
  const applied = [{ account_mask: '******1614', outcome: 'applied' }]
  expect((await owner.query(corrected)).rows).toEqual(applied)

  const before = await everything()
  bank.sendBack('two-again.ach', [[requestReferenceId, 'R03']])
  await travel(next(payDate, 2), '09:00')
  expect((await owner.query(corrected)).rows).toEqual(applied)
  expect(await everything()).toEqual(before)

  const { payment } = await ok('payroll/reissuePayment', { requestReferenceId, paymentMethod: 'Check' })
  expect(payment).toMatchObject({ status: 'complete', message: 'Paid by check' })
  expect(await parked()).toEqual([])
  await holds(owner)
})

test('a credit that came back for another reason goes out again to the same account, in a file of its own', async () => {
  const credit = (await demo.named('AchCredit')).find(({ status }) => status === 'complete')!
  bank.sendBack('frozen.ach', [[credit.requestReferenceId, 'R16']])
  await travel(next(await today()), '09:00')
  const { payment } = await ok('payroll/reissuePayment', { requestReferenceId: credit.requestReferenceId })
  expect(payment.status).toBe('pending')
  await travel(next(await today()), '12:00')
  const again = (await demo.named('AchCredit')).find(
    ({ requestReferenceId }) => requestReferenceId === payment.requestReferenceId,
  )
  expect(again).toMatchObject({ status: 'complete', destinationAccount: credit.destinationAccount })
  // Its own reference, so that it may come back by itself; otherwise the entry is the one that was sent before.
  const [before, after] = [credit, payment].map(({ requestReferenceId }) => bank.entryOf(requestReferenceId))
  expect(after!.slice(0, 39)).toBe(before!.slice(0, 39))
  expect(after!.slice(39, 54)).not.toBe(before!.slice(39, 54))
  await holds(owner)
})

test('R10 on the debit after payday is owed, is not drawn again, and blocks until another account pays it', async () => {
  const debit = (await demo.named('AchDebit')).find(({ status }) => status === 'complete')!
  bank.sendBack('three.ach', [[debit.requestReferenceId, 'R10']])
  const from = await today()
  await travel(next(from), '09:00')
  expect(await demo.periodStatus()).toBe('processed')
  expect(await demo.statuses('AchDebit')).toEqual(['returned', 'returned'])
  const blocked = await call('payroll/initiatePayroll', {
    companyId,
    payPeriodId: second.payPeriodId,
    runNow: true,
  })
  expect(blocked.body.error.message).toContain(
    'The funding of an earlier payroll came back and is still owed',
  )
  await holds(owner)

  await ok('adminPortal/addCompanyBankAccount', anotherAccount(companyId))
  await inEnvironment('sandbox')
  await ok('sandbox/advanceClock', { hours: 1 })
  await inEnvironment('production')
  await travel(next(from, 3), '12:00')
  expect(await demo.statuses('AchDebit')).toEqual(['complete', 'returned', 'returned'])
  const { payPeriod } = await ok('payroll/initiatePayroll', {
    companyId,
    payPeriodId: second.payPeriodId,
    runNow: true,
  })
  expect(payPeriod.status).toBe('Success')
  expect(await parked()).toEqual([])
  await holds(owner)
})

/** The payments of one name in the first period: to whom they went by the bank, and what became of them. */
const agencyPayments = async (name: string) =>
  (await demo.named(name)).filter(({ status }) => status !== 'cancelled')

test('a deposit and an order that came back for no fault go out again in files of their own', async () => {
  await travel(day('2026-07-16'), '12:00') // taxes of June are deposited
  const [support] = await agencyPayments('GarnishmentPayment')
  expect(support).toMatchObject({ transferAmount: 100, status: 'complete' })
  const deposit = (await agencyPayments('TaxPayment')).find(({ status }) => status === 'complete')!
  bank.sendBack('agencies.ach', [
    [support!.requestReferenceId, 'R32'],
    [deposit.requestReferenceId, 'R32'],
  ])
  const from = await today()
  await travel(next(from), '09:00')
  await travel(next(from, 2), '12:00')
  for (const [name, sent] of [
    ['GarnishmentPayment', support!],
    ['TaxPayment', deposit],
  ] as const) {
    const again = (await agencyPayments(name)).filter(
      ({ transferAmount, status }) => transferAmount === sent.transferAmount && status === 'complete',
    )
    expect(again).toHaveLength(1)
    const [before, after] = [sent, again[0]!].map(({ requestReferenceId }) =>
      bank.entryOf(requestReferenceId),
    )
    expect(after!.slice(0, 39)).toBe(before!.slice(0, 39))
    expect(after!.slice(39, 54)).not.toBe(before!.slice(39, 54))
  }
  expect(await parked()).toEqual([])
  await holds(owner)
})

test('with the account of the agency corrected by the operator a deposit goes out again by itself; an order, with its agency', async () => {
  const [support] = (await agencyPayments('GarnishmentPayment')).filter(({ status }) => status === 'complete')
  const deposit = (await agencyPayments('TaxPayment')).find(({ status }) => status === 'complete')!
  bank.sendBack('no-account.ach', [
    [support!.requestReferenceId, 'R17'],
    [deposit.requestReferenceId, 'R03'],
  ])
  const from = await today()
  await travel(next(from, 5), '12:00')
  const waiting = async () => {
    const { payPeriod } = await ok('reports/getPayPeriodDetails', { payPeriodId: first.payPeriodId })
    return payPeriod[0].returnedPayments.map((each: { returnCode: string }) => each.returnCode).sort()
  }
  expect(await waiting()).toEqual(['R03', 'R17'])

  await ok('adminPortal/updateGarnishment', {
    garnishment: { companyId, userId: order.userId, garnishmentId, garnishmentAgency: 'Other SDU' },
  })
  agencyAccount = '55500002'
  await inEnvironment('production')
  await travel(next(from, 7), '12:00')
  expect(await waiting()).toEqual([])
  const again = (await agencyPayments('TaxPayment')).filter(
    ({ transferAmount, status }) => transferAmount === deposit.transferAmount && status === 'complete',
  )
  expect(again).toHaveLength(1)
  expect(bank.entryOf(deposit.requestReferenceId)).toContain('55500001')
  expect(bank.entryOf(again[0]!.requestReferenceId)).toContain('55500002')
  const { rows } = await owner.query(
    `select a.ref from transfer t join ledger_account a on a.company_id = t.company_id and a.account_id = t.destination_account_id
     where t.name = 'GarnishmentPayment' and t.status = 'complete' and t.pay_period_id = $1`,
    [first.payPeriodId],
  )
  expect(rows).toEqual([{ ref: 'Other SDU' }])
  const { rows: watched } = await owner.query("select from agenda where task = 'watchPayee'")
  expect(watched).toEqual([])
  expect(await parked()).toEqual([])
  await holds(owner)
})
