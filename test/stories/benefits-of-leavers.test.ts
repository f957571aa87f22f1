import { expect, test } from 'vitest'
import { benefitCompany, TODAY } from '../support/benefits.ts'
import { sharedService } from '../support/shared.ts'

const { ok, owner } = await sharedService()
await ok('sandbox/setClock', { to: TODAY })

test('cover ends with the pay period of the last day: severance owes no premium, nor does a period in between', async () => {
  const { companyId, periods, userId, plan, enroll, pay, owed, arrears } = await benefitCompany({ ok, owner })
  await enroll('younger', await plan('Medical', 'Gold', { employeeAmount: 100, employerAmount: 200 }))
  await enroll('younger', await plan('401(k)', 'Retirement', { employeePercent: 5 }))
  await ok('adminPortal/terminateUser', {
    user: {
      ...{ companyId, userId: userId('younger'), exitDate: '2026-11-01', personalEmail: '' },
      dismissalType: 'Dismissed',
      finalPayCheckType: 'They will be paid during a regular payroll cycle',
      severanceAmount: 2000,
      severancePaymentFrequency: 'Bi-Weekly',
      firstSeverancePayDate: '2026-12-04',
      lastSeverancePayDate: '2026-12-18',
    },
  })
  expect((await pay(0, 'younger')).taken).toEqual({ Gold: 100, Retirement: 131.35 }) // 5 % of 2,626.92
  await ok('payroll/initiatePayroll', { companyId, payPeriodId: periods[1].payPeriodId, runNow: true })
  expect((await pay(2, 'younger')).taken).toEqual({})
  expect((await pay(3, 'younger')).taken).toEqual({})
  expect(await arrears('younger')).toEqual({ Gold: 0, Retirement: 0 })
  expect(await owed()).toEqual({ Gold: 300, Retirement: 131.35 })
})
