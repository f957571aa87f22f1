import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { isReadFromEitherEnd } from '../../support/either-end.ts'
import { holdsIn } from '../../support/invariants.ts'
import { sharedService } from '../../support/shared.ts'
import { paidByCheck } from '../payroll/checks.ts'

const sandbox = await sharedService()
const { call, ok, owner } = sandbox

test('checks are numbered by name when the payroll is submitted; taken back, their numbers are void for good', async () => {
  const { companyId, who, payPeriodId, submit, toPayday, checksOf } = await paidByCheck(sandbox, '2026-06-01')
  await submit(false)
  expect(await checksOf()).toMatchObject([
    { checkNumber: 1001, payee: 'Avery Alder', status: 'issued', timesPrinted: 0 },
    { checkNumber: 1002, payee: 'Blake Birch', status: 'issued' },
  ])
  await ok('payroll/cancelPayrollSubmission', { companyId, payPeriodId })
  expect((await checksOf()).map(({ status }) => status)).toEqual(['voided', 'voided'])

  await submit()
  await toPayday()
  await holdsIn(owner, companyId)
  const issued = await checksOf({ status: 'issued' })
  expect(issued.map(({ checkNumber }) => checkNumber)).toEqual([1003, 1004])
  const { payrollTransaction } = await ok('reports/getTransactionsBasedOnName', {
    payPeriodId,
    transactionName: 'Check',
  })
  const posted = payrollTransaction.map((each: { requestReferenceId: string }) => each.requestReferenceId)
  expect(posted.toSorted()).toEqual(issued.map(({ checkId }) => checkId).toSorted())

  expect(await checksOf({ userId: who.userId, status: 'issued' })).toMatchObject([{ checkNumber: 1003 }])
  const first = await ok('reports/getChecks', { companyId, limit: 3 })
  expect(first.checks).toHaveLength(3)
  expect(first.nextCheckNumbers).toMatchObject([{ nextCheckNumber: 1005 }])
  const rest = await ok('reports/getChecks', { companyId, limit: 3, cursor: first.nextCursor })
  expect(rest.checks).toMatchObject([{ checkNumber: 1004 }])
  await isReadFromEitherEnd(ok, 'reports/getChecks', { companyId }, 'checks')
  expect(await call('reports/getChecks', { companyId: crypto.randomUUID() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
