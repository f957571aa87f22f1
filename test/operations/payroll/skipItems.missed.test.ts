import { expect, test } from 'vitest'
import { holdsIn } from '../../support/invariants.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

/** A premium of a period without a paycheck is not lost when the next paycheck skips the plan. */
const sandbox = await sharedService()
const { ok, owner } = sandbox
const { company, hire, schedule, run, later } = payroll(sandbox)
const companyId = await company({ today: '2026-05-11', states: { TX: '2.7%' } })
const { userId } = await hire(companyId, { name: 'Hour Ly', state: 'TX', rate: 25, basis: 'Per Hour' })
await hire(companyId, { name: 'Sal Aried', state: 'TX', rate: 52_000 })
const { benefitPlanId } = (
  await ok('benefits/addBenefitPlan', {
    benefitPlan: { companyId, type: 'Dental', name: 'Smile', taxTreatment: 'Pre-Tax' },
  })
).benefitPlan
const { benefitEnrollmentId } = (
  await ok('benefits/addBenefitEnrollment', {
    benefitEnrollment: {
      ...{ companyId, userId, benefitPlanId, effectiveMonth: 'June 2026' },
      ...{ employeeAmount: 20, employerAmount: 30 },
    },
  })
).benefitEnrollment
await later()
const periods = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })

test('it is taken with the paycheck after that', async () => {
  const worked = async (n: number) => {
    const at = { companyId, payPeriodId: periods[n]!.payPeriodId }
    const payrollData = [{ userId, basicPay: { payHours: 80 } }]
    await ok('payroll/importRegularPayrollData', { ...at, payrollData })
    return at
  }
  await run({ companyId, payPeriodId: periods[0]!.payPeriodId })

  const second = await worked(1)
  await ok('payroll/skipItems', {
    ...second,
    items: [{ userId, benefitEnrollmentId, reason: 'Storm relief' }],
  })
  expect((await run(second))['Hour Ly']!.taken).not.toHaveProperty('Smile')

  // 20 of its own, and 20 of the period without a paycheck; that of the skipped one is not owed.
  expect((await run(await worked(2)))['Hour Ly']!.taken.Smile).toBe(40)
  await holdsIn(owner, companyId)
})
