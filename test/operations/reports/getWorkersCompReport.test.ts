import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok, call } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({ today: '2026-05-25', states: { GA: '2.7%', WA: '1.5%' } })
const hired = async (name: string, state: string): Promise<string> =>
  (await hire(companyId, { name, state, rate: 20, basis: 'Per Hour' })).userId
const [ann, bob, wes] = [
  await hired('Ann Serves', 'GA'),
  await hired('Bob Counts', 'GA'),
  await hired('Wes Coast', 'WA'),
]
await ok('adminPortal/addEmployeeMiscellaneousStateTax', {
  employeeMiscellaneousStateTax: {
    ...{ companyId, userId: wes, RiskClassNameEmployee: 'Restaurants', RiskClassCode: '3905-00' },
    ...{ PayrollDeductionRate: '0.1', CompositeRate: '0.3', effectiveDate: '2026-01-01' },
  },
})
await later()
const [first] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-18' })
const at = { companyId, payPeriodId: first!.payPeriodId }
const { jobId } = (await ok('adminPortal/addJob', { job: { companyId, name: 'Delivery' } })).job
const added = async (code: string, rate: number): Promise<string> => {
  const workersCompClass = { companyId, state: 'GA', code, description: `Work ${code}`, rate }
  return (await ok('adminPortal/addWorkersCompClass', { workersCompClass })).workersCompClass
    .workersCompClassId
}
const [restaurant, drivers] = [await added('9082', 2), await added('7380', 8)]
const assign = (workersCompClassId: string, more: object) =>
  ok('adminPortal/assignWorkersCompClass', {
    workersCompAssignment: { workersCompClassId, effectiveDate: '2026-01-01', ...more },
  })
await assign(restaurant!, { userId: ann })
await assign(drivers!, { jobId })
await ok('payroll/importRegularPayrollData', {
  ...at,
  payrollData: [
    {
      userId: ann,
      basicPay: { payHours: 40 },
      overTime: [{ type: 'Overtime', noOfHours: 10 }],
      additionalCompensation: [
        { description: 'Tips', amount: 100 },
        { description: 'Commission', amount: 50, jobId },
      ],
    },
    { userId: bob, basicPay: { payHours: 10 } },
    { userId: wes, basicPay: { payHours: 10 } },
  ],
})
await ok('sandbox/setClock', { to: '2026-06-15T15:00:00Z' })
await ok('payroll/initiatePayroll', { ...at, runNow: true })

test('payroll and premium by class tie to the ledger', async () => {
  const { rows, ties, totals, notes } = await ok('reports/getWorkersCompReport', at)
  expect(rows).toMatchObject([
    { state: 'GA', code: '', description: '(no class)', gross: 200, premium: 0, rate: '' },
    // The commission names the job: 50 × 8 %
    { state: 'GA', code: '7380', people: 1, gross: 50, payroll: 50, rate: '8.0000', premium: 4 },
    // 800 + 10 × (20 + ½ × 21) = 305 and 100 of tips; a third of 305.00 is left out: 800 + 203.33 at 2 %
    {
      ...{
        state: 'GA',
        code: '9082',
        people: 1,
        hours: 50,
        gross: 1205,
        leftOut: 100,
        overtimePremium: 101.67,
      },
      ...{ payroll: 1003.33, rate: '2.0000', premium: 20.07, workerShare: 0 },
    },
    // 10 hours: 3.00, of which the worker pays 1.00
    { state: 'WA', code: '3905-00', hours: 10, gross: 200, rate: '0.3', premium: 3, workerShare: 1 },
  ])
  expect(ties.every(({ isTied }: { isTied: boolean }) => isTied)).toBe(true)
  expect(totals).toMatchObject({ gross: 1655, premium: 27.07, workerShare: 1 })
  expect(notes.join()).toMatch(/200\.00 of payroll in GA has no class/)
  expect(notes.join()).toMatch(/WA: only Washington Department of Labor & Industries insures/)
})

test('as a spreadsheet, and only of a company that is there', async () => {
  const { file } = await ok('reports/getWorkersCompReport', { ...at, format: 'csv' })
  const lines = Buffer.from(file.fileBase64, 'base64').toString().split('\r\n')
  expect(lines[0]).toBe(
    'state,code,description,people,hours,gross,leftOut,overtimePremium,payroll,rate,premium,workerShare',
  )
  expect(lines).toHaveLength(7)
  expect(await call('reports/getWorkersCompReport', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
