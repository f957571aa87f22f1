import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFile } from '../../../src/domain/money/ach/read-file.ts'
import { entryReference } from '../../../src/domain/money/ach-kinds.ts'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { dataDirectory } from '../../support/service.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call, ok } = world

interface Payment {
  readonly requestReferenceId: string
  readonly traceNumber: string
  readonly handedOverAt: string | null
  readonly settledAt: string | null
  readonly createdAt: string
  readonly achFileId: string
}

const { companyId } = (await ok('sandbox/seedDemoCompany', { employees: 4 })).company
const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
const [{ payPeriodId }] = unprocessedPayPeriods
await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
await ok('sandbox/advanceClock', { days: 21 })
const range = { companyId, from: '2020-01-01', to: '2030-12-31' }
const { achFiles } = await ok('reports/getAchFiles', range)
const credit = achFiles.find(({ kind }: { kind: string }) => kind === 'credit')

test('the payments of a file, with the trace numbers that the bank reads in it', async () => {
  const { achFile, payments } = await ok('reports/getAchFile', { companyId, achFileId: credit.achFileId })
  expect(achFile).toEqual(credit)
  const entries = readFile(
    readFileSync(join(dataDirectory, 'bank', 'outbox', credit.fileName), 'latin1'),
  ).batches.flatMap((batch) => batch.entries)
  const sent = new Map(entries.map(({ individualId, trace }) => [individualId, trace]))
  expect(payments.length).toBeGreaterThan(1)
  for (const { requestReferenceId, traceNumber } of payments as Payment[]) {
    expect(traceNumber).toBe(sent.get(entryReference(requestReferenceId)))
  }

  const { payrollTransaction } = await ok('reports/getTransactions', { companyId, payPeriodId })
  const listed = (payrollTransaction as Payment[]).filter((each) => each.achFileId === credit.achFileId)
  expect(listed).toEqual(payments)
  expect(listed[0]).toMatchObject({ handedOverAt: credit.handedOverAt, settledAt: expect.any(String) })
  const { requestReferenceId, traceNumber } = listed.at(-1)!
  const one = await ok('reports/getTransactionBasedOnReference', { requestReferenceId })
  expect(one.payrollTransaction.traceNumber).toBe(traceNumber)
  const { results } = await ok('reports/search', { text: traceNumber, companyId, kinds: ['transaction'] })
  expect(results.map(({ id }: { id: string }) => id)).toContain(requestReferenceId)
})

test('page by page, in the order of the entries', async () => {
  const asked = { companyId, achFileId: credit.achFileId }
  const { payments } = await ok('reports/getAchFile', asked)
  const first = await ok('reports/getAchFile', { ...asked, limit: 1 })
  const second = await ok('reports/getAchFile', { ...asked, limit: 1000, cursor: first.nextCursor })
  expect([...first.payments, ...second.payments]).toEqual(payments)
})

test('a file or company that is not there', async () => {
  const asked = (over: object) =>
    call('reports/getAchFile', { companyId, achFileId: credit.achFileId, ...over })
  expect(await asked({ achFileId: newId() })).toMatchObject(refused('Invalid AchFileId'))
  expect(await asked({ companyId: newId() })).toMatchObject(refused('Invalid CompanyId'))
})
