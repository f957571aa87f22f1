import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { again } from './again.ts'
import { approving } from './approval.ts'

const world = await sharedService()
const { call, ok } = world

test('a payroll waits until it was asked for and approved; asking again takes the place of the first request', async () => {
  const { request, run, approvals, companyId, at } = await approving(world)
  expect((await run()).body.error.message).toBe(
    'Payrolls of this company are approved by a second person first: ask with requestApproval, then someone else ' +
      'approves with approvePayroll',
  )
  const preview = await ok('payroll/previewPayroll', at)
  const { approval } = await request()
  expect(approval).toMatchObject({
    status: 'requested',
    people: 3,
    fundingTotal: preview.fundingTotal,
    decidedBy: null,
  })
  expect((await run()).body.error.message).toContain('approved by a second person first')
  await request()
  expect((await approvals()).map(({ status }: { status: string }) => status)).toEqual([
    'replaced',
    'requested',
  ])
  const { tasks } = await ok('reports/getCompanyTask', { companyId })
  expect(tasks.at(-1)).toMatchObject({ task: 'Approve Payroll', operation: 'payroll/approvePayroll' })
})

test('without requiresApproval there is nothing to ask for, and a run that is there needs none', async () => {
  const { companyId, payPeriodId, initiate } = await again(world)
  const at = { companyId, payPeriodId }
  expect((await call('payroll/requestApproval', at)).body.error.message).toBe(
    'This company does not have its payrolls approved; turn it on with updateCompany, requiresApproval',
  )
  await initiate()
  expect((await call('payroll/requestApproval', at)).body.error.message).toBe(
    'This payroll was initiated; there is nothing to approve',
  )
})
