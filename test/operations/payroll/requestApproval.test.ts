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

test('what stands in the way of a run stands in the way of its approval', async () => {
  const { companyId, at } = await approving(world)
  await world.owner.query(`delete from state_registration where company_id = $1`, [companyId])
  expect((await call('payroll/requestApproval', at)).body.error.message).toMatch(
    /^The payroll cannot be approved before what stands in its way is cleared: There is no state registration for /,
  )
})

test('a period that is skipped is not approved', async () => {
  const { at } = await approving(world)
  await ok('payroll/skipPayPeriod', { ...at, reason: 'closed for the season' })
  expect((await call('payroll/requestApproval', at)).body.error.message).toBe(
    'A pay period that is skipped cannot be run; pay in a supplemental period: addSupplementalPayPeriod',
  )
})
