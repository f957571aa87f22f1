import { expect, test } from 'vitest'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'
import { signingIn } from '../../support/sign-in.ts'

const world = await sharedService()
const { ok, call } = world
const { staff, byLink, letterFor } = signingIn(world)

const PROOF = 'it needs proof of who you are within the last ten minutes: session/confirmIdentity'

test('who has signed in proves it again to draw more than twice the usual, and for the first payroll', async () => {
  const { companyId, first, second, travelTo, initiate, periodStatus } = await payday(world, 3)
  const { businessUserId, email } = await staff(companyId)
  const admin = await byLink({ companyId, businessUserId })
  const submit = (payPeriodId: string) => admin.call('payroll/initiatePayroll', { companyId, payPeriodId })

  // Nothing was paid before: there is nothing to compare with.
  const refusal = await submit(first.payPeriodId)
  expect(refusal.status).toBe(403)
  expect(refusal.body.error.message).toMatch(/^This payroll draws \d+\.\d\d, the first: it needs proof/)
  expect(await periodStatus()).toBe('new')
  // A key proves itself with each request.
  const { fundingTotal: usual } = (await initiate()).payPeriod
  await travelTo(first.payDate, '23:00')
  expect(await periodStatus()).toBe('processed')

  const period = { companyId, payPeriodId: second.payPeriodId }
  const submitted = await submit(second.payPeriodId)
  expect([submitted.status, submitted.body.payPeriod.fundingTotal <= 2 * usual]).toEqual([200, true])
  await ok('payroll/cancelPayrollSubmission', period)

  const { users } = await ok('reports/getActiveUsers', { companyId })
  const bonus = [{ description: 'Bonus', amount: 2 * usual }]
  await ok('payroll/importRegularPayrollData', {
    ...period,
    payrollData: [{ userId: users[0].userId, additionalCompensation: bonus }],
  })
  const unusual = await submit(second.payPeriodId)
  expect(unusual.status).toBe(403)
  expect(unusual.body.error.message).toContain(`more than twice the usual ${usual.toFixed(2)}: ${PROOF}`)
  expect(await periodStatus(second.payPeriodId)).toBe('cancelled')

  const { code } = await letterFor(email)
  expect((await admin.call('session/confirmIdentity', { code })).status).toBe(200)
  expect((await submit(second.payPeriodId)).status).toBe(200)
})

test('so does who approves; a key does not', async () => {
  const { companyId, first } = await payday(world, 3)
  await ok('companyOnboarding/updateCompany', { company: { companyId, requiresApproval: true } })
  const at = { companyId, payPeriodId: first.payPeriodId }
  const { businessUserId, email } = await staff(companyId)
  const admin = await byLink({ companyId, businessUserId })
  await ok('payroll/requestApproval', at)

  const refusal = await admin.call('payroll/approvePayroll', at)
  expect([refusal.status, refusal.body.error.message.split(', ')[1]]).toEqual([403, `the first: ${PROOF}`])
  const { code } = await letterFor(email)
  await admin.call('session/confirmIdentity', { code })
  expect((await admin.call('payroll/approvePayroll', at)).status).toBe(200)
  expect((await call('payroll/initiatePayroll', at)).status).toBe(200)
})
