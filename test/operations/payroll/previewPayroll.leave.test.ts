import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok } = world
const { company, hire, schedule, later } = payroll(world)

test('leave beyond the hours of the period is told, of who is paid and of who is not', async () => {
  const companyId = await company({ today: '2026-06-01', states: { TX: '2.7%' } })
  const paid = await hire(companyId, { name: 'Pat Paid', state: 'TX', rate: 52_000 })
  const away = await hire(companyId, { name: 'Ann Away', state: 'TX', rate: 52_000 })
  const all = await hire(companyId, { name: 'Al Allday', state: 'TX', rate: 52_000 })
  await later()
  const [first] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
  const at = { companyId, payPeriodId: first!.payPeriodId }
  const bonus = [{ description: 'Bonus', amount: 100 }]
  await ok('payroll/importRegularPayrollData', {
    ...at,
    payrollData: [
      { userId: paid.userId, unPaidLeave: { noOfHours: 84 }, additionalCompensation: bonus },
      { userId: away.userId, unPaidLeave: { noOfHours: 96 } },
      { userId: all.userId, unPaidLeave: { noOfHours: 80 } },
    ],
  })
  const { warningDetails } = await ok('payroll/previewPayroll', at)
  const told = warningDetails.filter(({ code }: { code: string }) => code === 'leaveBeyondHours')
  expect(told).toMatchObject(
    [
      { who: paid, name: 'Pat Paid', leave: '84.00', over: '4.00' },
      { who: away, name: 'Ann Away', leave: '96.00', over: '16.00' },
    ].map(({ who, name, leave, over }) => ({
      code: 'leaveBeyondHours',
      message:
        `${name} has ${leave} hours of leave in a period of 80.00 hours of work: ` +
        `the ${over} hours beyond it change nothing in this pay`,
      userIds: [who.userId],
      operation: 'payroll/importRegularPayrollData',
    })),
  )
})
