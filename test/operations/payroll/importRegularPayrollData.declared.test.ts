import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok, call } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({ today: '2026-05-25', states: { GA: '2.7%' } })
const { userId } = await hire(companyId, { name: 'Ada Words', state: 'GA', rate: 52_000 })
await later()
const [first, second] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-18' })
const declare = async (payItemType: object): Promise<string> =>
  (await ok('adminPortal/addPayItemType', { payItemType: { companyId, ...payItemType } })).payItemType
    .payItemTypeId
const send = (payPeriodId: string, row: object) =>
  call('payroll/importRegularPayrollData', { companyId, payPeriodId, payrollData: [{ userId, ...row }] })
const commute = { description: 'Bus pass', amount: 100 }

test('a word of the company’s own is refused until it is declared, and again when it is out of use', async () => {
  const wrong = await send(first!.payPeriodId, { deductions: [commute] })
  expect(wrong.body.error.message).toMatch(/addPayItemType declares a word of your own$/)
  const payItemTypeId = await declare({ payItem: 'Deduction', name: 'Bus pass', taxTreatment: 'Uniform' })
  expect(await send(first!.payPeriodId, { deductions: [commute] })).toMatchObject({ status: 200 })
  await ok('adminPortal/updatePayItemType', { payItemType: { payItemTypeId, isActive: false } })
  expect(await send(first!.payPeriodId, { deductions: [commute] })).toMatchObject({ status: 400 })
  await ok('adminPortal/updatePayItemType', { payItemType: { payItemTypeId, isActive: true } })
})

test('it is taxed as it says, taken by its priority, and booked to its account', async () => {
  await declare({ payItem: 'Deduction', name: 'Pension', taxTreatment: '401k' })
  await declare({
    payItem: 'AdditionalCompensation',
    name: 'Spot award',
    taxTreatment: 'Bonus',
    glAccount: '6001',
  })
  await declare({
    ...{ payItem: 'Deduction', name: 'Tool loan', taxTreatment: 'Uniform' },
    ...{ glAccount: '1250', priority: 5 },
  })
  await ok('adminPortal/addRecurringPayItem', {
    ...{ companyId, userId, payItem: 'Deduction', type: 'Pension', allocatedPercentage: 10 },
  })
  const { payPeriodId } = first!
  await send(payPeriodId, {
    additionalCompensation: [{ description: 'Spot award', amount: 500 }],
    // Together more than there is: the loan is taken whole, the bus pass with what is left.
    deductions: [
      { ...commute, amount: 2500 },
      { description: 'Tool loan', amount: 300 },
    ],
  })
  await ok('sandbox/setClock', { to: '2026-06-15T15:00:00Z' })
  await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  const { rows } = await ok('reports/getTypeSummary', { companyId, payPeriodId })
  const line = (name: string) => rows.find((row: { name: string }) => row.name === name)
  expect(line('Spot award')).toMatchObject({ kind: 'Earning', amount: 500 })
  // 10 % of 2,000.00 and 500.00
  expect(line('Pension')).toMatchObject({ kind: 'Deduction before tax', amount: 250 })
  expect(line('Tool loan')).toMatchObject({ kind: 'Deduction after tax', amount: 300 })
  expect(line('Bus pass').amount).toBeLessThan(2500)
  const { totals } = await ok('reports/getPayrollRegister', { companyId, payPeriodId })
  expect(totals.net).toBe(0)

  const asked = { companyId, from: '2026-06-01', to: '2026-06-30' }
  const { journal, entries } = await ok('reports/getPayrollJournalReport', asked)
  const booked = (name: string) => journal.find((row: { name: string }) => row.name === name)
  expect(booked('Spot award')).toMatchObject({ accountNumber: '6001' })
  expect(booked('Tool loan')).toMatchObject({ accountNumber: '1250' })
  expect(booked('Bus pass')).toMatchObject({ accountNumber: '6090' })
  for (const entry of entries) {
    const sum = (side: 'debit' | 'credit') =>
      entry.lines.reduce(
        (all: number, each: Record<string, number>) => all + Math.round((each[side] ?? 0) * 100),
        0,
      )
    expect(sum('debit')).toBe(sum('credit'))
  }
})

test('a recurring item that gets a declared word is taxed like it from then on', async () => {
  const { recurringPayItem } = await ok('adminPortal/addRecurringPayItem', {
    ...{ companyId, userId, payItem: 'Deduction', type: 'Uniform', amountPerPayperiod: 10 },
  })
  await ok('adminPortal/updateRecurringPayItem', {
    ...{ companyId, userId, recurringPayItemId: recurringPayItem.recurringPayItemId, type: 'Tool loan' },
  })
  const asked = { companyId, payPeriodId: second!.payPeriodId }
  const { warnings } = await ok('payroll/previewPayroll', asked)
  expect(warnings.filter((words: string) => words.includes('Tool loan'))).toEqual([])
})
