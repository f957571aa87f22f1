import { expect, test } from 'vitest'
import { paying } from '../support/paid.ts'
import { payroll } from '../support/payroll.ts'
import type { Who } from '../support/people.ts'
import { sharedService } from '../support/shared.ts'

/** A voided paycheck that is paid again in a Missing period has everything that the first had, once. */
const world = await sharedService()
const { ok } = world
const { company, hire, schedule, run, preview, slips, later } = payroll(world)
const { ledgerOf, stubOf } = paying(world)

const companyId = await company({ today: '2026-06-01', states: { TX: '2.7%' } })
const maria = await hire(companyId, { name: 'Maria Again', state: 'TX', rate: 78_000 }) // 3,000 a period
const harry = await hire(companyId, { name: 'Harry Hours', state: 'TX', rate: 25, basis: 'Per Hour' })
const benefitPlan = { companyId, type: 'Medical', name: 'Gold', employeeAmount: 150, employerAmount: 450 }
const { benefitPlanId } = (await ok('benefits/addBenefitPlan', { benefitPlan })).benefitPlan
await ok('benefits/addBenefitEnrollment', {
  benefitEnrollment: { companyId, userId: maria.userId, benefitPlanId, effectiveMonth: 'July 2026' },
})
const item = (payItem: string, type: string, amountPerPayperiod: number) =>
  ok('adminPortal/addRecurringPayItem', { ...maria, payItem, type, amountPerPayperiod })
await item('Deduction', 'Union Dues', 30)
await item('AdditionalCompensation', 'Car Allowance', 100)
await ok('adminPortal/addGarnishment', {
  garnishment: {
    ...maria,
    garnishmentType: 'Child Support',
    garnishmentAgency: 'Attorney General',
    garnishmentFields: {
      'Case Number': 'C-1',
      'Remittance Number': 'R-1',
      'FIPS Code': '4800000',
      State: 'TX',
      'Current Support Amount': '400.00',
    },
  },
})
await later()
const [first, second, third] = await schedule(companyId, {
  payBeginDate: '2026-07-13',
  payDate: '2026-07-31',
})
const at = { companyId, payPeriodId: first!.payPeriodId }
await ok('payroll/importRegularPayrollData', {
  ...at,
  payrollData: [
    { ...harry, basicPay: { payHours: 72 }, overTime: [{ type: 'Overtime', noOfHours: 4 }] },
    { ...maria, reimbursements: [{ reimbursementType: 'Mileage', amount: 12.5 }] },
  ],
})
const paid = await run(at)

const missing = async (payDate: string, people: readonly (Partial<Who> & { amount?: number })[]) => {
  const { payPeriod } = await ok('payroll/addSupplementalPayPeriod', {
    payPeriod: {
      ...{ companyId, payPeriodType: 'Missing', workerType: 'W2', payDate },
      ...{ payBeginDate: '2026-07-13', payEndDate: '2026-07-26' },
    },
  })
  const there = { companyId, payPeriodId: payPeriod.payPeriodId as string }
  const payrollLineItems = people.map(({ userId, amount }) => ({ userId, amount }))
  await ok('payroll/addUsersToSupplementalPayPeriod', { ...there, payrollLineItems })
  return there
}

test('A7: paid again, a voided check has its premium, its items, its order, its hours and its net', async () => {
  expect(paid['Maria Again']).toMatchObject({
    gross: 3100,
    taken: { Gold: 150, 'Union Dues': 30, 'Attorney General': 400 },
  })
  const owed = await ledgerOf(companyId, 'benefits')
  const employer = (await stubOf(at.payPeriodId, maria.userId)).employer
  await ok('payroll/voidPayroll', { ...at, userIds: [maria.userId, harry.userId], reason: 'wrong account' })

  const redo = await missing('2026-08-05', [maria, harry])
  expect(await run(redo)).toEqual(paid)
  expect((await stubOf(redo.payPeriodId, maria.userId)).employer).toEqual(employer)
  expect(await ledgerOf(companyId, 'benefits')).toEqual(owed)
  const { payStub } = await ok('reports/getPayStub', { payPeriodId: redo.payPeriodId, userId: maria.userId })
  expect(payStub.grossYearToDate).toBe(3100)
})

test('A7: who was paid for these days gets only what is given, and nothing of the regular check again', async () => {
  const extra = await missing('2026-08-07', [{ ...maria, amount: 200 }])
  const slip = (await preview(extra))['Maria Again']!
  expect([slip.gross, slip.taken.Gold, slip.taken['Union Dues'], slip.taken['Attorney General']]).toEqual([
    200,
    undefined,
    undefined,
    undefined,
  ])
})

test('A7: voided once more, a later check makes up the premium, and the next reissue does not take it again', async () => {
  const [redone] = (await ok('reports/getPayPeriod', { companyId })).payPeriod.filter(
    ({ payPeriodType, payPeriodStatus }: Record<string, string>) =>
      payPeriodType === 'Missing' && payPeriodStatus !== 'new',
  )
  await ok('payroll/voidPayroll', {
    companyId,
    payPeriodId: redone.payPeriodId,
    userIds: [maria.userId],
    reason: 'x',
  })
  await ok('payroll/importRegularPayrollData', {
    companyId,
    payPeriodId: second!.payPeriodId,
    payrollData: [{ ...harry, basicPay: { payHours: 80 } }],
  })
  await run({ companyId, payPeriodId: second!.payPeriodId })
  expect((await slips(second!.payPeriodId))['Maria Again']!.taken.Gold).toBe(300) // this period's and the voided one's
  const again = await missing('2026-08-19', [maria])
  const slip = (await preview(again))['Maria Again']!
  expect([slip.gross, slip.taken.Gold]).toEqual([3100, undefined])
})

test('A14: periods without a check owe their premium', async () => {
  const plan = { companyId, type: 'Medical', name: 'Silver', employeeAmount: 150, employerAmount: 450 }
  const silver = (await ok('benefits/addBenefitPlan', { benefitPlan: plan })).benefitPlan
  await ok('benefits/addBenefitEnrollment', {
    benefitEnrollment: {
      ...{ companyId, userId: harry.userId, benefitPlanId: silver.benefitPlanId },
      effectiveMonth: 'August 2026',
    },
  })
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const regular = unprocessedPayPeriods.filter(
    ({ payPeriodType, payBeginDate }: Record<string, string>) =>
      payPeriodType === 'Regular' && payBeginDate! >= third!.payBeginDate,
  )
  const pay = async (payPeriodId: string, payHours: number) => {
    const payrollData = [{ ...harry, basicPay: { payHours } }]
    if (payHours > 0) await ok('payroll/importRegularPayrollData', { companyId, payPeriodId, payrollData })
    return (await run({ companyId, payPeriodId }))['Harry Hours']
  }
  const ids = regular.map(({ payPeriodId }: { payPeriodId: string }) => payPeriodId)
  expect((await pay(ids[0], 80))!.taken.Silver).toBe(150)
  // 4.33 hours at 25 are 108.25, less 7.65 %: 99.97 is left; the rest of 150 is owed.
  const short = (await pay(ids[1], 4.33))!.taken.Silver!
  const { warnings } = await ok('payroll/previewPayroll', { companyId, payPeriodId: ids[2] })
  expect(warnings).toContain('Harry Hours owes 150.00 for Silver, which the next paycheck makes up')
  expect(await pay(ids[2], 0)).toBeUndefined()
  expect((await pay(ids[3], 80))!.taken.Silver).toBe(450 - short) // 150 - short, 150 of the period without, 150
  const { employer } = await stubOf(ids[3], harry.userId)
  expect(employer.Silver).toBe(900)
  // Four periods at 600.
  expect((await ledgerOf(companyId, 'benefits'))['Owed for Silver']).toBe(2400)
  expect((await pay(ids[4], 80))!.taken.Silver).toBe(150)
})
