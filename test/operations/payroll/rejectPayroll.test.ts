import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { again } from './again.ts'
import { approving } from './approval.ts'

const world = await sharedService()
const { call } = world

test('another person rejects with a reason, also what was approved; then it is asked for again', async () => {
  const { request, approve, other, at, run, approvals } = await approving(world)
  const reject = () => other('payroll/rejectPayroll', { ...at, reason: 'Hours of two people are missing' })
  expect((await reject()).body.error.message).toBe(
    'Nobody has asked for approval of this payroll; ask with requestApproval',
  )
  await request()
  expect((await call('payroll/rejectPayroll', { ...at, reason: 'mine' })).body.error.message).toContain(
    'Who prepared a payroll cannot decide on it',
  )
  await approve()
  expect((await reject()).body.approval).toMatchObject({
    status: 'rejected',
    reason: 'Hours of two people are missing',
  })
  expect((await run()).body.error.message).toContain('approved by a second person first')
  await request()
  await approve()
  expect((await run()).status).toBe(200)
  expect((await approvals()).map(({ status }: { status: string }) => status)).toEqual(['rejected', 'used'])
})

test('where no approval is wanted there is nothing to reject or approve', async () => {
  const { companyId, payPeriodId } = await again(world)
  const at = { companyId, payPeriodId }
  const message =
    'This company does not have its payrolls approved; turn it on with updateCompany, requiresApproval'
  expect((await call('payroll/rejectPayroll', { ...at, reason: 'no' })).body.error.message).toBe(message)
  expect((await call('payroll/approvePayroll', at)).body.error.message).toBe(message)
})
