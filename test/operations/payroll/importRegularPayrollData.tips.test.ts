import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok, call } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({ today: '2026-05-25', states: { TX: '2.7%' } })
const { userId } = await hire(companyId, { name: 'Tia Tipped', state: 'TX', rate: 2.13, basis: 'Per Hour' })
await later()
const [first] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-18' })
const at = { companyId, payPeriodId: first!.payPeriodId }
const tips = (...weeks: [weekEnding: string, noOfHours: number, tips: number][]) => ({
  basicPay: { payHours: 80 },
  additionalCompensation: [{ description: 'Tips', amount: 409.6 }],
  tipWeeks: weeks.map(([weekEnding, noOfHours, each]) => ({ weekEnding, noOfHours, tips: each })),
})
const uneven = tips(['2026-06-07', 40, 300], ['2026-06-14', 40, 109.6])
const send = (row: object) =>
  call('payroll/importRegularPayrollData', { ...at, payrollData: [{ userId, ...row }] })

test('weeks of other days, twice the same, or of other tips are refused', async () => {
  const wrong = (fault: string) => refused(`Weeks of tips do not fit: payrollData.0.tipWeeks: ${fault}`)
  expect(await send(tips(['2026-05-31', 80, 409.6]))).toMatchObject(
    wrong('the week to 2026-05-31 has no day in the period'),
  )
  expect(await send(tips(['2026-06-07', 40, 300], ['2026-06-07', 40, 109.6]))).toMatchObject(
    wrong('a week is there twice'),
  )
  const less = wrong('the weeks have 300.00 of tips, and additionalCompensation has 409.60')
  expect(await send(tips(['2026-06-07', 40, 300]))).toMatchObject(less)
  const row = { userId, ...tips(['2026-06-07', 40, 300]), basicPay: undefined }
  expect(
    await call('payroll/importRegularDifferentialPayrollData', { ...at, payrollData: [row] }),
  ).toMatchObject(less)
})

test('a week below the minimum wage is told, and made up where the company says so', async () => {
  expect(await send(uneven)).toMatchObject({ status: 200 })
  const { importedPayrollData } = await ok('reports/getImportedPayrollData', at)
  expect(importedPayrollData[0].tipWeeks).toEqual(uneven.tipWeeks)
  const before = await ok('payroll/previewPayroll', at)
  expect(before.warnings.find((words: string) => words.includes('minimum wage'))).toMatch(
    /^Tia Tipped is owed 95\.20 more: .*: 95\.20 in the week to 2026-06-14$/,
  )

  await ok('companyOnboarding/updateCompany', { company: { companyId, paysTipMakeUp: true } })
  expect((await ok('reports/getCompanyInfo', { companyId })).company.paysTipMakeUp).toBe(true)
  const after = await ok('payroll/previewPayroll', at)
  expect(after.warnings.filter((words: string) => words.includes('minimum wage'))).toEqual([])
  const { explanation } = await ok('reports/explainPaycheck', { payPeriodId: at.payPeriodId, userId })
  const line = explanation.find(({ code }: { code: string }) => code === 'Tip Make-Up')
  expect(line).toMatchObject({ amount: 95.2, says: { code: 'tipMakeUp' } })
  expect(line.steps[0]).toMatchObject({
    line: 'week to 2026-06-14',
    inputs: { hours: '40.00', 'minimum wage': '7.25', 'cash wage': '85.20', 'tips that count': '109.60' },
    value: '95.20',
  })
})
