import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { holdsIn } from '../../support/invariants.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

/** A loan, a benefit and a support order of one worker, left out of one period by their ids. */
const sandbox = await sharedService()
const { call, ok, owner } = sandbox
const { company, hire, schedule, later } = payroll(sandbox)
const companyId = await company({ today: '2026-05-11', states: { GA: '2.7%' } })
const { userId } = await hire(companyId, { name: 'Sal Aried', state: 'GA', rate: 52_000 })
const other = await hire(companyId, { name: 'Otto Other', state: 'GA', rate: 52_000 })
await later()
const [period] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = { companyId, payPeriodId: period!.payPeriodId }

const { recurringPayItemId } = (
  await ok('adminPortal/addRecurringPayItem', {
    companyId,
    userId,
    payItem: 'Deduction',
    type: 'Loan',
    amountPerPayperiod: 50,
    totalAmount: 1200,
  })
).recurringPayItem
const { benefitPlanId } = (
  await ok('benefits/addBenefitPlan', {
    benefitPlan: { companyId, type: 'Dental', name: 'Smile', taxTreatment: 'Pre-Tax' },
  })
).benefitPlan
const { benefitEnrollmentId } = (
  await ok('benefits/addBenefitEnrollment', {
    benefitEnrollment: {
      companyId,
      userId,
      benefitPlanId,
      effectiveMonth: 'June 2026',
      employeeAmount: 20,
      employerAmount: 30,
    },
  })
).benefitEnrollment
const { garnishmentId } = (
  await ok('adminPortal/addGarnishment', {
    garnishment: {
      companyId,
      userId,
      garnishmentType: 'Child Support',
      garnishmentAgency: 'GA Family Support',
      garnishmentFields: { State: 'GA', 'Case Number': 'C-9', 'Current Support Amount': '100.00' },
    },
  })
).garnishment

const skip = (...items: object[]) =>
  call('payroll/skipItems', { ...at, items: items.map((item) => ({ userId, ...item })) })
const reason = 'Storm relief'
const all = [{ recurringPayItemId }, { benefitEnrollmentId }, { garnishmentId }]
const taken = async () => {
  const { deductions } = await explained()
  return deductions
}
const explained = async () => {
  const { paycheck, skipped, isPreview } = await ok('reports/explainPaycheck', {
    payPeriodId: at.payPeriodId,
    userId,
  })
  const lines = [...paycheck.deductions, ...paycheck.garnishments]
  return { deductions: lines.length, skipped, isPreview }
}
const standing = async () =>
  (await ok('payroll/getPayrollData', { ...at, userId })).payrollData[0].standing as { isSkipped: boolean }[]

test('the period names what may be skipped', async () => {
  expect(await standing()).toEqual([
    { kind: 'recurringPayItem', itemId: recurringPayItemId, name: 'Loan', isSkipped: false, reason: '' },
    { kind: 'benefitEnrollment', itemId: benefitEnrollmentId, name: 'Smile', isSkipped: false, reason: '' },
    { kind: 'garnishment', itemId: garnishmentId, name: 'Child Support', isSkipped: false, reason: '' },
  ])
  expect(await taken()).toBe(3)
})

test.each<[string, object, object]>([
  [
    'nothing is named',
    { reason },
    refused('Name one of recurringPayItemId, benefitEnrollmentId and garnishmentId in items.0, and only one'),
  ],
  [
    'two are named',
    { recurringPayItemId, garnishmentId, reason },
    refused('Name one of recurringPayItemId, benefitEnrollmentId and garnishmentId in items.0, and only one'),
  ],
  ['no reason', { garnishmentId }, refused('Say in items.0.reason why it is skipped')],
  ['an unknown item', { recurringPayItemId: newId(), reason }, refused('Invalid RecurringPayItemId')],
  ['an unknown benefit', { benefitEnrollmentId: newId(), reason }, refused('Invalid BenefitEnrollmentId')],
  [
    'an order of another worker',
    { garnishmentId, reason, userId: other.userId },
    refused('Invalid GarnishmentId'),
  ],
])('refused: %s', async (_, item, answer) => {
  expect(await skip(item)).toMatchObject(answer)
  expect((await standing()).some(({ isSkipped }) => isSkipped)).toBe(false)
})

test('what is skipped is not taken, and is told; taken back, it is there again', async () => {
  expect((await skip(...all.map((item) => ({ ...item, reason })))).body.skipItems).toEqual({
    status: 'Success',
    message: '3 items skipped, 0 taken back',
    skipped: 3,
    takenBack: 0,
  })
  const before = await explained()
  expect(before.deductions).toBe(0)
  expect(before.skipped).toMatchObject([
    { name: 'Loan', reason },
    { name: 'Smile', reason },
    { name: 'Child Support', reason },
  ])
  const { warningDetails } = await ok('payroll/previewPayroll', at)
  expect(warningDetails.filter(({ code }: { code: string }) => /Skipped/.test(code))).toMatchObject([
    {
      code: 'itemSkipped',
      message: 'Sal Aried: Loan is skipped (Storm relief)',
      operation: 'payroll/skipItems',
    },
    { code: 'itemSkipped', message: 'Sal Aried: Smile is skipped (Storm relief)' },
    {
      code: 'orderSkipped',
      message:
        'Sal Aried: the Child Support order is not withheld (Storm relief): an employer is liable to the State for what it ' +
        'fails to withhold (42 USC 666(b)(6)(C)); only who issued the order ends it',
    },
  ])

  expect((await skip({ garnishmentId, skip: false })).body.skipItems).toMatchObject({ takenBack: 1 })
  expect(await taken()).toBe(1)
  expect((await skip({ garnishmentId, skip: false })).body.skipItems).toMatchObject({ takenBack: 0 })
  expect((await skip({ recurringPayItemId, reason: 'Storm relief, agreed' })).status).toBe(200)
  expect((await standing())[0]).toMatchObject({ isSkipped: true, reason: 'Storm relief, agreed' })
})

const balance = async () =>
  (await ok('reports/getRecurringPayItems', { companyId, userId })).recurringPayItems[0].balance

test('a payroll that is cancelled and submitted again skips it again; the loan stays what it is', async () => {
  await ok('payroll/initiatePayroll', at)
  expect(await explained()).toMatchObject({ isPreview: false, deductions: 1, skipped: [{}, {}] })
  expect(await skip({ garnishmentId, reason })).toMatchObject({ status: 400 })
  await ok('payroll/cancelPayrollSubmission', at)
  expect((await explained()).skipped).toHaveLength(2)
  await ok('payroll/initiatePayroll', { ...at, runNow: true })
  expect(await explained()).toMatchObject({ isPreview: false, deductions: 1, skipped: [{}, {}] })
  expect(await balance()).toBe(1200)
  await holdsIn(owner, companyId)
})

test('a voided paycheck that is paid anew skips what it skipped', async () => {
  await ok('payroll/voidPayroll', { ...at, reason: 'Wrong day' })
  const { payPeriodId } = (
    await ok('payroll/addSupplementalPayPeriod', {
      payPeriod: {
        companyId,
        payPeriodType: 'Missing',
        workerType: 'W2',
        payBeginDate: '2026-06-01',
        payEndDate: '2026-06-14',
        payDate: '2026-07-02',
      },
    })
  ).payPeriod
  await ok('payroll/addUsersToSupplementalPayPeriod', {
    companyId,
    payPeriodId,
    payrollLineItems: [{ userId, reason: 'Paid anew' }],
  })
  const anew = await ok('reports/explainPaycheck', { payPeriodId, userId })
  expect(anew.skipped).toMatchObject([{ name: 'Loan' }, { name: 'Smile' }])
})
