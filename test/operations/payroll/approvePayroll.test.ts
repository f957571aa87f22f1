import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { approving } from './approval.ts'

const world = await sharedService()
const { call, ok } = world

test('who prepared a payroll cannot approve it; another can, and one approval is good for one run', async () => {
  const { request, approve, run, at, approvals } = await approving(world)
  expect((await approve()).body.error.message).toBe(
    'Nobody has asked for approval of this payroll; ask with requestApproval',
  )
  const { approval } = await request()
  expect((await call('payroll/approvePayroll', at)).body.error.message).toBe(
    `Who prepared a payroll cannot decide on it: ${approval.requestedBy} asked for this approval`,
  )
  const approved = await approve()
  expect(approved.body.approval).toMatchObject({ status: 'approved', requestedBy: approval.requestedBy })
  expect(approved.body.approval.decidedBy).not.toBe(approval.requestedBy)

  expect((await run()).status).toBe(200)
  await ok('payroll/cancelPayrollSubmission', at)
  expect((await run()).body.error.message).toContain('approved by a second person first')
  expect((await approvals()).map(({ status }: { status: string }) => status)).toEqual(['used'])
})

test('a change after the request voids it, for who approves and for who runs', async () => {
  const { companyId, request, approve, run, at } = await approving(world)
  const raise = async (amount: number) => {
    const { users } = await ok('reports/getUsers', { companyId })
    await ok('payroll/importRegularPayrollData', {
      ...at,
      payrollData: [{ userId: users[0].userId, additionalCompensation: [{ description: 'Bonus', amount }] }],
    })
  }
  await request()
  await raise(100)
  expect((await approve()).body.error.message).toMatch(
    /^The payroll has changed since approval was asked for: gross pay is .* and was .*; ask again/,
  )
  await request()
  expect((await approve()).status).toBe(200)
  await raise(200)
  expect((await run()).body.error.message).toMatch(
    /^The payroll has changed since it was approved: gross pay is .* and was .*, net pay is .*; ask again/,
  )
  await raise(100)
  expect((await run()).status).toBe(200)
})

test('what is skipped, or needs nobody any more, does not wait for approval', async () => {
  const awaited = async (companyId: string) =>
    (await ok('reports/getCompanyTask', { companyId })).tasks.map(({ code }: { code: string }) => code)
  const skipped = await approving(world)
  await skipped.request()
  expect(await awaited(skipped.companyId)).toContain('approvePayroll')
  await ok('payroll/skipPayPeriod', { ...skipped.at, reason: 'Nobody worked' })
  expect(await awaited(skipped.companyId)).not.toContain('approvePayroll')
  expect((await skipped.approve()).body.error.message).toBe(
    'A pay period that is skipped cannot be run; pay in a supplemental period: addSupplementalPayPeriod',
  )

  const free = await approving(world)
  await free.request()
  await ok('companyOnboarding/updateCompany', {
    company: { companyId: free.companyId, requiresApproval: false },
  })
  expect(await awaited(free.companyId)).not.toContain('approvePayroll')
})
