import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const demo = await payday(sandbox, 2)
await demo.initiate()

test('one transaction by its reference, for its own client', async () => {
  const [debit] = await demo.named('AchDebit')
  const asked = { requestReferenceId: debit!.requestReferenceId }
  const { payrollTransaction } = await ok('reports/getTransactionBasedOnReference', asked)
  expect(payrollTransaction).toMatchObject({ ...asked, transferAmount: debit!.transferAmount })

  const unknown = refused('Invalid RequestReferenceId')
  expect(await call('reports/getTransactionBasedOnReference', { requestReferenceId: newId() })).toMatchObject(
    unknown,
  )
  expect(await sandbox.stranger('reports/getTransactionBasedOnReference', asked)).toMatchObject(unknown)
})
