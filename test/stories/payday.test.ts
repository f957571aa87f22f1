import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holds, isSettled } from '../support/invariants.ts'
import { payday } from '../support/payday.ts'
import { dataDirectory, service } from '../support/service.ts'

const world = await service()
const { ok, call, owner } = world
const demo = await payday(world, 6) // one is paid by the hour and has none
const { companyId, first } = demo

test('a payroll in process has all its transfers, pending', async () => {
  await demo.initiate()
  expect(await demo.periodStatus()).toBe('inProcess')
  expect(await demo.statuses('ach debit')).toEqual(['pending'])
  expect(await demo.statuses('ACH-Credit')).toEqual(Array(6).fill('pending'))
  expect((await demo.named('Tax Payment')).length).toBeGreaterThan(3)
  expect(await demo.named('no such name')).toEqual([])
  expect(
    await call('reports/getTransactionsBasedOnName', { payPeriodId: 'x', transactionName: 'AchDebit' }),
  ).toMatchObject({
    status: 400,
    body: { error: { code: 400, message: 'Invalid PayPeriodId' } },
  })
  await holds(owner)
})

test('on payday everybody has the money and the period is processed', async () => {
  await demo.travelTo(first.payDate)
  expect(await demo.statuses('AchDebit')).toEqual(['complete'])
  expect(await demo.statuses('AchCredit')).toEqual(Array(6).fill('complete'))
  expect(await demo.periodStatus()).toBe('processed')
  const { rows } = await owner.query(
    `select distinct b.status from user_bank_account b
        join transfer t on t.company_id = b.company_id and t.destination_account_id = b.user_bank_account_id union select status from company_bank_account`,
  )
  expect(rows).toEqual([{ status: 'active' }])
  await holds(owner)
})

test('the bank has one file of each kind, balanced, and no number is kept elsewhere', async () => {
  const { achFiles } = await ok('reports/getAchFiles', { companyId, from: '2026-01-01', to: '2030-01-01' })
  expect(achFiles.map(({ kind, status }: { kind: string; status: string }) => [kind, status])).toEqual([
    ['debit', 'handedOver'],
    ['credit', 'handedOver'],
  ])
  const outbox = join(dataDirectory, 'bank', 'outbox')
  for (const file of achFiles) {
    expect(readdirSync(outbox)).toContain(file.fileName)
    const lines = readFileSync(join(outbox, file.fileName), 'latin1').split('\n').slice(0, -1)
    expect(lines.every((line) => line.length === 94)).toBe(true)
    expect(lines.length % 10).toBe(0)
    expect(file.debitTotal).toBe(file.creditTotal)
    expect(lines.filter((line) => line.startsWith('6'))).toHaveLength(file.kind === 'debit' ? 2 : 7)
  }
  const debit = await demo.named('AchDebit')
  expect(achFiles[0].debitTotal).toBe(debit[0]!.transferAmount)
})

test('a quarter later every tax is deposited and nothing is left in between', async () => {
  await ok('sandbox/advanceClock', { days: 150 })
  expect(new Set(await demo.statuses('TaxPayment'))).toEqual(new Set(['complete']))
  await holds(owner)
  await isSettled(owner, companyId)

  const { ledger } = await ok('reports/getLedger', { companyId })
  const sum = ledger.accounts.reduce(
    (total: number, each: { balance: number }) => total + Math.round(each.balance * 100),
    0,
  )
  expect(sum).toBe(0)
  const range = { companyId, from: first.payDate, to: first.payDate }
  const { taxLiabilities } = await ok('reports/getTaxLiabilities', range)
  for (const agency of taxLiabilities.filter(({ payee }: { payee: string }) => payee === 'agency')) {
    expect(agency).toMatchObject({ outstanding: 0, credit: 0, dueDate: null, deposited: agency.accrued })
  }
  const [debit] = await demo.named('AchDebit')
  const { requestReferenceId } = debit!
  expect(
    (await ok('reports/getTransactionBasedOnReference', { requestReferenceId })).payrollTransaction,
  ).toMatchObject({
    transactionName: 'AchDebit',
    status: 'complete',
    reason: '',
  })
  const { payrollTransaction } = await ok('reports/getTransactions', { companyId, limit: 2 })
  expect(payrollTransaction).toHaveLength(2)
})
