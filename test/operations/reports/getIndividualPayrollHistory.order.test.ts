import { expect, test } from 'vitest'
import { isReadFromEitherEnd } from '../../support/either-end.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok } = world
const { company, hire, schedule, later, run } = payroll(world)

const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%' } })
const { userId } = await hire(companyId, { name: 'Sal Aried', state: 'GA', rate: 52_000 })
await later()
const [regular] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })

test('1.15: by pay date, so that year-to-date amounts run forward', async () => {
  const { payPeriodId } = (
    await ok('payroll/addSupplementalPayPeriod', {
      payPeriod: {
        companyId,
        payPeriodType: 'Off-Cycle',
        workerType: 'W2',
        payBeginDate: '2026-06-08',
        payEndDate: '2026-06-08',
        payDate: '2026-06-12',
      },
    })
  ).payPeriod
  await ok('payroll/addUsersToSupplementalPayPeriod', {
    companyId,
    payPeriodId,
    payrollLineItems: [{ userId, amount: 500 }],
  })
  await run({ companyId, payPeriodId })
  await run({ companyId, payPeriodId: regular!.payPeriodId })

  const { payrollHistory } = await ok('reports/getIndividualPayrollHistory', { companyId, userId })
  expect(payrollHistory.map(({ payDate }: { payDate: string }) => payDate)).toEqual([
    '2026-06-12',
    '2026-06-18',
  ])
  const security = payrollHistory.map(
    ({ employeeTaxDetails }: { employeeTaxDetails: { taxCode: string; taxAmountYtd: number }[] }) =>
      employeeTaxDetails.find(({ taxCode }) => taxCode === 'US.socialSecurity')!.taxAmountYtd,
  )
  expect(security).toEqual([31, 155]) // 500 × 6.2 %, then 2,000 × 6.2 % more
  await isReadFromEitherEnd(
    ok,
    'reports/getIndividualPayrollHistory',
    { companyId, userId },
    'payrollHistory',
  )
})
