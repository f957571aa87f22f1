import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call, ok, owner } = world
const { company, hire, schedule, preview, later } = payroll(world)
const companyId = await company({ today: '2026-06-01', states: { TX: '2.7%' } })
const { userId } = await hire(companyId, { name: 'Wanda Words', state: 'TX', rate: 78_000 })
await later()
const [period] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = { companyId, payPeriodId: period!.payPeriodId }

const send = (row: object, method = 'importRegularPayrollData') =>
  call(`payroll/${method}`, { ...at, payrollData: [{ userId, ...row }] })
const deduct = (description: string) => ({ deductions: [{ description, amount: 300 }] })
const pay = (description: string, amount = 50) => ({ additionalCompensation: [{ description, amount }] })
const federal = async () => (await preview(at))['Wanda Words']!.taken['Federal Withholding Tax']

test('A11: a deduction by another word is taxed as what it means', async () => {
  // 3,000 biweekly, Single: 78,000 − 8,600 = 69,400; 5,800 + 22 % × 12,000 = 8,440… ÷ 26 = 320.38.
  await send({})
  expect(await federal()).toBe(320.38)
  for (const word of ['401k', '401(k)', '401 K', 'Health Insurance', 'medical premiums']) {
    expect((await send(deduct(word))).status).toBe(200)
    expect(await federal()).toBe(254.38) // 300 × 22 % less
  }
  await send(deduct('Union Dues'))
  expect(await federal()).toBe(320.38)
})

test('A11: a compensation by another word is not paid in cash', async () => {
  await send({})
  const before = (await preview(at))['Wanda Words']!
  await send(pay('Group Term Life'))
  const after = (await preview(at))['Wanda Words']!
  expect(after.gross).toBe(before.gross + 50)
  expect(after.net).toBeLessThan(before.net)
})

test('A11: an unknown word is refused at every door, with the nearest known ones, and changes nothing', async () => {
  await send(deduct('Uniform'))
  const taken = (await preview(at))['Wanda Words']!.taken
  const declares = 'and addPayItemType declares a word of your own'
  const lists = `reports/getDeductionDescription lists what is, ${declares}`
  for (const method of ['importRegularPayrollData', 'importRegularDifferentialPayrollData']) {
    const { status, body } = await send(deduct('Medicall'), method)
    expect([status, body.error.message]).toEqual([
      400,
      `"Medicall" is no deduction that is known; did you mean Medical, Medical FSA, Medical Plan? ${lists}`,
    ])
    expect((await send(pay('Piano lessons'), method)).body.error.message).toBe(
      '"Piano lessons" is no additional compensation that is known; ' +
        `reports/getAdditionalCompensationDescription lists what is, ${declares}`,
    )
  }
  expect((await preview(at))['Wanda Words']!.taken).toEqual(taken)
  const item = { companyId, userId, payItem: 'Deduction', type: 'Medicall', amountPerPayperiod: 12 }
  const refused = (words: string) => ({ status: 400, body: { error: { message: words } } })
  const words = `"Medicall" is no deduction that is known; did you mean Medical, Medical FSA, Medical Plan? ${lists}`
  expect(await call('adminPortal/addRecurringPayItem', item)).toMatchObject(refused(words))
  const { recurringPayItem } = await ok('adminPortal/addRecurringPayItem', { ...item, type: 'Medical' })
  const { recurringPayItemId } = recurringPayItem
  const change = (more: object) =>
    call('adminPortal/updateRecurringPayItem', { companyId, userId, recurringPayItemId, ...more })
  expect(await change({ type: 'Medicall' })).toMatchObject(refused(words))
  expect((await change({ payItem: 'Reimbursement', type: 'Anything' })).status).toBe(200)
  await ok('adminPortal/removeRecurringPayItem', { companyId, userId, recurringPayItemId })
})

test('A11: a stored word from before stays as it was, and a warning names it', async () => {
  const type = 'Zither lessons'
  const item = { companyId, userId, payItem: 'Deduction', type: 'Uniform', amountPerPayperiod: 12 }
  const { recurringPayItemId } = (await ok('adminPortal/addRecurringPayItem', item)).recurringPayItem
  await owner.query('update recurring_pay_item set type = $1 where recurring_pay_item_id = $2', [
    type,
    recurringPayItemId,
  ])
  await send({})
  const { warnings } = await ok('payroll/previewPayroll', at)
  expect(warnings).toEqual([
    `Wanda Words: "${type}" is no deduction that is known; reports/getDeductionDescription lists what is; ` +
      'it is taken after tax',
  ])
  expect((await preview(at))['Wanda Words']!.taken).toMatchObject({
    'Federal Withholding Tax': 320.38,
    [type]: 12,
  })
  const change = { companyId, userId, recurringPayItemId, amountPerPayperiod: 13 }
  await ok('adminPortal/updateRecurringPayItem', change)
  await ok('adminPortal/removeRecurringPayItem', { companyId, userId, recurringPayItemId })
})

test('A11: the catalogue says how each word is taxed, and what else it is called', async () => {
  const { deductions, deductionDescriptions } = await ok('reports/getDeductionDescription')
  expect(deductionDescriptions).toContain('401(k)')
  expect(deductions.find((each: { description: string }) => each.description === 'Medical')).toMatchObject({
    taxTreatment: expect.stringMatching(/^Taken before federal income tax, Social Security/),
    synonyms: expect.arrayContaining(['Health Insurance']),
  })
  const { additionalCompensations } = await ok('reports/getAdditionalCompensationDescription')
  expect(
    additionalCompensations.find((each: { description: string }) => each.description === 'Group-Term Life'),
  ).toMatchObject({ taxTreatment: 'Taxed with the wages of the period; never paid in money.' })
})

test('A11: history goes by the same words', async () => {
  const history = (type: string) => ({
    companyId,
    history: [
      {
        userId,
        payDate: '2026-05-01',
        state: 'TX',
        gross: 100,
        taxes: [],
        deductions: [{ type, amount: 10 }],
      },
    ],
  })
  const { status, body } = await call('payroll/importPayrollHistory', history('Medicall'))
  expect([status, body.error.message]).toEqual([
    400,
    expect.stringMatching(
      /deductions\.0\.type: "Medicall" is no deduction that is known; did you mean Medical/,
    ),
  ])
  await ok('payroll/importPayrollHistory', history('401k'))
})

test('A11: overtime by an unknown word is refused unless it says what it is paid at', async () => {
  const work = (type: string, more: object = {}) => send({ overTime: [{ type, noOfHours: 2, ...more }] })
  for (const method of ['importRegularPayrollData', 'importRegularDifferentialPayrollData']) {
    const { status, body } = await send({ overTime: [{ type: 'Sixth Day', noOfHours: 2 }] }, method)
    expect([status, body.error.message]).toEqual([
      400,
      '"Sixth Day" is no overtime that is known; reports/getOverTimeTypes lists what is, and multiplier says what another ' +
        'is paid at',
    ])
  }
  expect((await work('Sixth Day', { multiplier: 1.75 })).status).toBe(200)
  for (const word of ['OT', 'over time', 'Daily Overtime', 'DT', 'DoubleTime', 'double-time']) {
    expect((await work(word)).status).toBe(200)
  }
  await send({})
})
