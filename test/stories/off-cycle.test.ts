import { expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import type { Who } from '../support/people.ts'
import { sharedService } from '../support/shared.ts'

/** Payments beside the schedule: what they repeat of the regular paycheck, and what they do not. */
const world = await sharedService()
const { ok } = world
const { company, hire, schedule, preview, run, later } = payroll(world)

const companyId = await company({ today: '2026-05-11', states: { TX: '2.7%' } })
const may = { name: 'May Bonus', state: 'TX', rate: 78_000 } // 3,000 every two weeks
const who = await hire(companyId, may)
const other = await hire(companyId, { name: 'Mo Month', state: 'TX', rate: 78_000 })
await later()
const [first] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })

const support = (to: Who, agency: string, garnishmentFields: object) =>
  ok('adminPortal/addGarnishment', {
    garnishment: {
      ...to,
      garnishmentType: 'Child Support',
      garnishmentAgency: agency,
      garnishmentFields: {
        'Case Number': 'C-1',
        'Remittance Number': 'R-1',
        'FIPS Code': '4800000',
        State: 'TX',
        ...garnishmentFields,
      },
    },
  })

const bonus = async (over: object = {}, amounts: readonly [Who, number][] = [[who, 1000]]) => {
  const { payPeriod } = await ok('payroll/addSupplementalPayPeriod', {
    payPeriod: {
      companyId,
      payPeriodType: 'Off-Cycle',
      workerType: 'W2',
      payBeginDate: '2026-06-01',
      payEndDate: '2026-06-14',
      payDate: '2026-06-26',
      ...over,
    },
  })
  const at = { companyId, payPeriodId: payPeriod.payPeriodId as string }
  const payrollLineItems = amounts.map(([{ userId }, amount]) => ({ userId, amount }))
  await ok('payroll/addUsersToSupplementalPayPeriod', { ...at, payrollLineItems })
  return at
}

await support(who, 'Attorney General', { 'Current Support Amount': '400.00' })
await support(other, 'Monthly Support', { 'Current Support Amount': '450.00', 'Payment Period': 'Monthly' })
const recurring = { companyId, userId: who.userId }
const item = (payItem: string, type: string, amountPerPayperiod: number) =>
  ok('adminPortal/addRecurringPayItem', { ...recurring, payItem, type, amountPerPayperiod })
await item('Deduction', 'Union Dues', 30)
await item('AdditionalCompensation', 'Car Allowance', 100)
const benefitPlan = { companyId, type: '401(k)', name: 'Saver' }
const plan = (await ok('benefits/addBenefitPlan', { benefitPlan })).benefitPlan
await ok('benefits/addBenefitEnrollment', {
  benefitEnrollment: {
    companyId,
    userId: who.userId,
    benefitPlanId: plan.benefitPlanId,
    effectiveMonth: 'June 2026',
    employeePercent: 5,
  },
})
const regular = await run({ companyId, payPeriodId: first!.payPeriodId })

test('A6: an off-cycle bonus repeats nothing of the regular check', async () => {
  expect(regular['May Bonus']).toMatchObject({
    gross: 3100,
    taken: { 'Attorney General': 400, 'Union Dues': 30, Saver: 155 },
  })
  const slip = (await preview(await bonus()))['May Bonus']!
  expect(slip.gross).toBe(1000)
  expect(Object.keys(slip.taken)).not.toContain('Attorney General')
  expect(Object.keys(slip.taken)).not.toContain('Union Dues')
  expect(slip.taken.Saver).toBe(50) // 5 % of every paycheck
})

test.each([
  [{ skipRecurring: false }, { gross: 1100 }, { 'Union Dues': 30, Saver: 55 }],
  [{ skipBenefits: true }, { gross: 1000 }, { Saver: undefined }],
  // 1,000 − 209 − 62 − 14.50 = 714.50, of which Texas takes at most half
  [{ skipGarnishments: 'none' }, { gross: 1000 }, { 'Attorney General': 357.25 }],
  [{ skipGarnishments: 'all' }, { gross: 1000 }, { 'Attorney General': undefined }],
  // Nothing was withheld before this year's first check; flat is 22 % of 950, by tables 0 on so little.
  [{ taxMethod: 'flat' }, { gross: 1000 }, { 'Federal Withholding Tax': 209 }],
  [{ taxMethod: 'aggregate', frequencyForTax: 'Annual' }, {}, { 'Federal Withholding Tax': undefined }],
] as const)('A6: %j', async (options, whole, taken) => {
  const slip = (await preview(await bonus(options)))['May Bonus']!
  expect(slip).toMatchObject(whole)
  for (const [name, amount] of Object.entries(taken)) expect([name, slip.taken[name]]).toEqual([name, amount])
})

test('A6: a support order is taken once a pay period, by whichever paycheck comes first', async () => {
  // Days of the second period, which is not run yet: 300 leaves something, the regular check takes the rest.
  const at = await bonus({ payBeginDate: '2026-06-15', payEndDate: '2026-06-28' }, [[who, 500]])
  const early = (await run(at))['May Bonus']!
  const taken = early.taken['Attorney General']!
  expect(taken).toBeLessThan(400)
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const second = unprocessedPayPeriods.find(
    ({ payPeriodType, payBeginDate }: Record<string, string>) =>
      payPeriodType === 'Regular' && payBeginDate === '2026-06-15',
  )
  const slip = (await preview({ companyId, payPeriodId: second.payPeriodId }))['May Bonus']!
  expect(taken + slip.taken['Attorney General']!).toBe(400)
})

test('1.14: an order of so much a month never takes more than the month owes', async () => {
  // 450 × 12 ÷ 26 = 207.70 (rounded up) with the regular check of 06-19.
  expect(regular['Mo Month']!.taken['Monthly Support']).toBe(207.7)
  const again = { skipGarnishments: 'none' }
  const one = (await run(await bonus(again, [[other, 1000]])))['Mo Month']!
  const two = (await run(await bonus(again, [[other, 1000]])))['Mo Month']!
  const three = (await preview(await bonus(again, [[other, 1000]])))['Mo Month']!
  const month = [one, two, three].map(({ taken }) => taken['Monthly Support'] ?? 0)
  expect(month).toEqual([207.7, 34.6, 0]) // 450 − 2 × 207.70 = 34.60
})

test('A6: options of a period are answered, and a word outside the list is refused', async () => {
  const { payPeriodId } = await bonus({ skipBenefits: true, skipGarnishments: 'all' })
  const { payPeriod } = await ok('reports/getPayPeriod', { companyId })
  const shown = payPeriod.find((period: { payPeriodId: string }) => period.payPeriodId === payPeriodId)
  expect(shown.options).toEqual({
    skipRecurring: null,
    skipBenefits: true,
    skipGarnishments: 'all',
    taxMethod: null,
    frequencyForTax: null,
  })
  const { body } = await world.call('payroll/addSupplementalPayPeriod', {
    payPeriod: { companyId, payPeriodType: 'Off-Cycle', workerType: 'W2', skipGarnishments: 'some' },
  })
  expect(JSON.stringify(body.error)).toContain('must be one of: periodic, none, all')
})
