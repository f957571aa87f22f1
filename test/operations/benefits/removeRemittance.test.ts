import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { remitted } from './remitted.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, asked, owed } = await remitted(sandbox)
const { remittanceId } = (await ok('benefits/addRemittance', asked())).remittance
const body = (more: object = {}) => ({
  remittance: { companyId, remittanceId, reason: 'Never sent', ...more },
})

test('D: a withdrawn remittance is owed again, once', async () => {
  expect(await owed()).toBe(0)
  expect((await ok('benefits/removeRemittance', body())).remittance.status).toBe('Withdrawn')
  expect(await owed()).toBe(600)
  expect(await call('benefits/removeRemittance', body())).toMatchObject(
    refused('The remittance was withdrawn already'),
  )
  const { ledger } = await ok('reports/getLedger', { companyId })
  const carrier = ledger.accounts.find(({ kind }: { kind: string }) => kind === 'carrier')
  expect(carrier.balance).toBe(0)
})

test('what is no remittance', async () => {
  const unknown = refused('Invalid RemittanceId')
  expect(await call('benefits/removeRemittance', body({ remittanceId: newId() }))).toMatchObject(unknown)
  const { payrollTransaction } = await ok('reports/getTransactions', { companyId })
  const debit = payrollTransaction.find(
    (row: { transactionName: string }) => row.transactionName === 'AchDebit',
  )
  const other = body({ remittanceId: debit.requestReferenceId })
  expect(await call('benefits/removeRemittance', other)).toMatchObject(unknown)
  expect(await call('benefits/removeRemittance', body({ companyId: newId() }))).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
