import { expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { service } from '../support/service.ts'

/** Both have 52,000 a year in Texas, 200 a day, were paid for 30 November to 13 December and lost that paycheck again. */
const sandbox = await service()
const { ok } = sandbox
const { company, hire, schedule, run, preview } = payroll(sandbox)
const companyId = await company({ today: '2026-11-30', states: { TX: '2.7%' } })
const staff = async (name: string) => (await hire(companyId, { name, state: 'TX', rate: 52_000 })).userId
const [unpaid, paidAgain] = [await staff('Una Unpaid'), await staff('Pat Again')]
await ok('sandbox/advanceClock', { hours: 1 })
const [first] = await schedule(companyId, { payBeginDate: '2026-11-30', payDate: '2026-12-18' })
const { payPeriodId } = first!
await run({ companyId, payPeriodId })
await ok('payroll/voidPayroll', { companyId, payPeriodId, reason: 'The wrong period' })

const leave = async (userId: string) => {
  const { user } = await ok('adminPortal/terminateUser', {
    user: {
      ...{ companyId, userId, exitDate: '2026-12-04', personalEmail: '', dismissalType: 'Dismissed' },
      finalPayCheckType: 'They will be paid by supplemental payroll',
    },
  })
  return user.message
}

test('whose last paycheck was voided is proposed the final pay; who was paid again is not', async () => {
  const missing = await ok('payroll/addSupplementalPayPeriod', {
    payPeriod: {
      ...{ companyId, workerType: 'W2', payPeriodType: 'Missing' },
      ...{ payBeginDate: '2026-11-30', payEndDate: '2026-12-13', payDate: '2026-12-18' },
    },
  })
  const again = { companyId, payPeriodId: missing.payPeriod.payPeriodId }
  await ok('payroll/addUsersToSupplementalPayPeriod', { ...again, payrollLineItems: [{ userId: paidAgain }] })
  await run(again)

  expect(await leave(paidAgain)).toBe('User terminated successfully')
  expect(await leave(unpaid)).toMatch(/; an Off-Cycle period paid on .* is proposed$/)
  const { unprocessedPayPeriods: open } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const final = open.find((period: Record<string, string>) => period.payPeriodType === 'Off-Cycle')
  expect(final).toMatchObject({ payBeginDate: '2026-11-30', payEndDate: '2026-12-04' })
  expect(await preview({ companyId, payPeriodId: final.payPeriodId })).toMatchObject({
    'Una Unpaid': { pay: { Salary: 1000 } }, // 5 × 200
  })
})
