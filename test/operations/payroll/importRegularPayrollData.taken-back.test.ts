import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { holdsIn } from '../../support/invariants.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

/** Amounts below zero: pay that was too much is taken back, and nobody's pay is below zero. Texas. */
const sandbox = await sharedService()
const { call, ok, owner } = sandbox
const { company, hire, schedule, run, preview, later } = payroll(sandbox)

const companyId = await company({ today: '2026-05-11', states: { TX: '2.7%' } })
const { userId } = await hire(companyId, { name: 'Rae Retro', state: 'TX', rate: 52_000 }) // 2,000
await ok('adminPortal/addPayItemType', {
  payItemType: { companyId, payItem: 'AdditionalCompensation', name: 'Jar', taxTreatment: 'Tips' },
})
await later()
const [period] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = { companyId, payPeriodId: period!.payPeriodId }

const send = (row: object) =>
  call('payroll/importRegularPayrollData', { ...at, payrollData: [{ userId, ...row }] })
const retro = (amount: number) => ({ retro: { amount, description: 'May hours' } })
const compensation = (description: string, amount: number) => ({
  additionalCompensation: [{ description, amount }],
})

test.each(['Tips', 'Cash Tips', 'Group-Term Life', 'Mileage', 'Jar'])(
  '%s is not taken back',
  async (word) => {
    expect(await send(compensation(word, -5))).toMatchObject(
      refused(
        `"${word}" cannot be below zero: what is taken back is pay in money that is taxed as wages, such as Bonus, ` +
          'Commission or retro. Send it under such a word, or as a deduction',
      ),
    )
  },
)

test('deductions and reimbursements are not below zero', async () => {
  expect((await send({ deductions: [{ description: 'Uniform', amount: -5 }] })).status).toBe(400)
  expect((await send({ reimbursements: [{ reimbursementType: 'Phone', amount: -5 }] })).status).toBe(400)
})

test('more than the pay stops the payroll, and says what to do', async () => {
  expect((await send(retro(-2000.01))).status).toBe(200)
  const message =
    'Rae Retro: The earnings of a paycheck may not be negative in total: take back 0.01 less, and that with a later ' +
    'paycheck (payrollData)'
  expect((await ok('payroll/previewPayroll', at)).blockers).toMatchObject([{ message }])
  expect(await call('payroll/initiatePayroll', at)).toMatchObject(
    refused(`Payroll cannot be initiated: ${message}`),
  )
  expect((await send(retro(-2000))).status).toBe(200)
  expect((await preview(at))['Rae Retro']).toMatchObject({ gross: 0, net: 0, taken: {} })
})

test('what is taken back is not taxed', async () => {
  // 2,000 + 500 − 200 = 2,300: × 6.2 %, × 1.45 %.
  const both = [
    ...compensation('Bonus', 500).additionalCompensation,
    { description: 'Commission', amount: -200 },
  ]
  expect((await send({ additionalCompensation: both })).status).toBe(200)
  expect((await preview(at))['Rae Retro']).toMatchObject({
    gross: 2300,
    taken: { 'Social Security': 142.6, Medicare: 33.35 },
  })

  // 1,800 × 26 − 8,600 = 38,200: 1,240 + 12 % × 18,300 = 3,436; ÷ 26 = 132.15.
  expect((await send(retro(-200))).status).toBe(200)
  expect((await run(at))['Rae Retro']).toMatchObject({
    gross: 1800,
    taken: { 'Federal Withholding Tax': 132.15, 'Social Security': 111.6, Medicare: 26.1 },
    net: 1530.15,
  })
  const { rows } = await owner.query(
    'select supplemental_wages::int as supplemental, gross::int as gross from year_to_date where user_id = $1',
    [userId],
  )
  expect(rows).toEqual([{ supplemental: 0, gross: 180_000 }])
  await ok('payroll/voidPayroll', { ...at, reason: 'once more' })
  await holdsIn(owner, companyId)
})
