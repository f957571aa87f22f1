import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok, call } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({ today: '2026-05-25', states: { GA: '2.7%' } })
const ada = await hire(companyId, { name: 'Ada Salary', state: 'GA', rate: 52_000 })
const bo = await hire(companyId, { name: 'Bo Hours', state: 'GA', rate: 20, basis: 'Per Hour' })
await later()
const [first, second] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-18' })
const { departmentId: bar } = (
  await ok('adminPortal/addDepartment', { department: { companyId, name: 'Bar' } })
).department
const { departmentId: kitchen } = (
  await ok('adminPortal/addDepartment', { department: { companyId, name: 'Kitchen' } })
).department
const { jobId: cook } = (await ok('adminPortal/addJob', { job: { companyId, name: 'Cook' } })).job
const { costCenterId: lunch } = (
  await ok('adminPortal/addCostCenter', { costCenter: { companyId, name: 'Lunch' } })
).costCenter
await ok('adminPortal/updateLabourDistribution', {
  userId: ada.userId,
  effectiveDate: '2026-06-01',
  labourDistribution: [
    { departmentId: bar, percent: 33.33 },
    { departmentId: kitchen, percent: 66.67 },
  ],
})
await ok('adminPortal/addUserJob', {
  userJob: { userId: bo.userId, jobId: cook, rate: 30, basis: 'Per Hour', effectiveDate: '2026-01-01' },
})
const payPeriodId = first!.payPeriodId
const rows = [
  { payCode: 'Regular', payHours: 30, jobId: cook, departmentId: kitchen, costCenterId: lunch },
  { payCode: 'Regular', payHours: 10 },
]
await ok('payroll/importRegularDifferentialPayrollData', {
  ...{ companyId, payPeriodId },
  payrollData: [{ userId: bo.userId, basePay: rows }],
})
const dataOf = async (of: string) =>
  (await ok('payroll/getPayrollData', { companyId, payPeriodId: of, search: 'Hours' })).payrollData[0]
const run = async () => {
  await ok('sandbox/setClock', { to: '2026-06-15T15:00:00Z' })
  await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
}

test('hours of a job are paid at its rate, others at the wage', async () => {
  expect((await dataOf(payPeriodId)).imported.basePay).toMatchObject([
    { payRate: 30, jobId: cook, departmentId: kitchen, costCenterId: lunch },
    { payHours: 10 },
  ])
  await run()
  const { rows: paid } = await ok('reports/getPayrollRegister', { companyId, payPeriodId })
  // 30 × 30 + 10 × 20
  expect(paid.find(({ userId }: { userId: string }) => userId === bo.userId)).toMatchObject({
    gross: 1100,
    hours: 40,
  })
})

test('by department: what a line names, else the shares of the worker, else none', async () => {
  const asked = { companyId, payPeriodId }
  const cost = await ok('reports/getLaborCost', { ...asked, by: 'department' })
  // 2,000.00 × 33.33 % and the rest; 900.00 that Bo earned in the kitchen; 200.00 of his nowhere.
  expect(cost.rows).toMatchObject([
    { group: '(none)', people: 1, hours: 10, gross: 200 },
    { group: 'Bar', people: 1, hours: 26.66, gross: 666.6 },
    { group: 'Kitchen', people: 2, hours: 83.34, gross: 2233.4 },
  ])
  const { totals } = await ok('reports/getPayrollRegister', asked)
  expect(cost.totals).toMatchObject({ cost: totals.cost, gross: totals.gross, hours: totals.hours })
  for (const { reported, booked } of cost.ties) expect(reported).toBe(booked)
  const jobs = await ok('reports/getLaborCost', { ...asked, by: 'job' })
  expect(jobs.rows).toMatchObject([
    { group: '(none)', gross: 2200 },
    { group: 'Cook', hours: 30, gross: 900 },
  ])
  const centers = await ok('reports/getLaborCost', { ...asked, by: 'costCenter' })
  expect(centers).toMatchObject({
    title: 'Labor cost by cost center',
    rows: [{ group: '(none)' }, { group: 'Lunch', gross: 900 }],
  })
})

test('hours of a regular import have the rate of their job, and name it back', async () => {
  const asked = { companyId, payPeriodId: second!.payPeriodId }
  const sent = { payHours: 10, jobId: cook }
  await ok('payroll/importRegularPayrollData', {
    ...asked,
    payrollData: [{ userId: bo.userId, basicPay: sent, overTime: [{ type: 'Overtime', noOfHours: 2 }] }],
  })
  const data = await dataOf(second!.payPeriodId)
  expect(data.imported.basicPay).toEqual(sent)
  // 10 × 30, and 2 hours at 30 × 1.5
  expect(data.gross).toBe(390)
})

test('what is out of use or of another kind is refused in an import', async () => {
  const asked = { companyId, payPeriodId: second!.payPeriodId }
  const send = (more: object) =>
    call('payroll/importRegularPayrollData', {
      ...asked,
      payrollData: [{ userId: bo.userId, basicPay: { payHours: 10, ...more } }],
    })
  expect(await send({ jobId: bar })).toMatchObject(refused('Invalid JobId'))
  await ok('adminPortal/updateDepartment', { department: { departmentId: bar, isActive: false } })
  expect(await send({ departmentId: bar })).toMatchObject(
    refused('Bar is out of use; make it active again with updateDepartment, or send another'),
  )
})
