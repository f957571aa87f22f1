import { expect, test } from 'vitest'
import { garnishmentFields, garnishmentTypes } from '../../../src/domain/pay/garnishment-fields.ts'
import { sharedService } from '../../support/shared.ts'

const { call, ok } = await sharedService()

const calculate = async (given: object) => {
  const body = {
    payDate: '2026-06-12',
    payFrequency: 'BiWeekly',
    workState: 'GA',
    earnings: [{ type: 'Regular', amount: 2000, hours: 80 }],
    ...given,
  }
  return (await ok('payroll/calculatePaycheck', { paycheck: body })).paycheck
}

const refused = async (given: object) =>
  (
    await call('payroll/calculatePaycheck', {
      paycheck: {
        payDate: '2026-06-12',
        payFrequency: 'BiWeekly',
        workState: 'GA',
        earnings: [{ type: 'Regular', amount: 2000 }],
        ...given,
      },
    })
  ).body.error

const amountOf = (lines: { code: string; amount: number }[], code: string) =>
  lines.find((line) => line.code === code)?.amount

test('the example of the interface', async () => {
  const paycheck = await calculate({
    residentState: 'GA',
    earnings: [
      { type: 'Regular', amount: 2000.0, hours: 80 },
      { type: 'Bonus', amount: 500 },
    ],
    deductions: [
      { type: '401(k)', amount: 100 },
      { type: 'Medical', amount: 50 },
    ],
    w4: { w4FilingStatus: 'single' },
    employer: { suiRate: '2.7%' },
    yearToDate: { 'US.socialSecurity': { wages: 0, tax: 0 }, supplementalWages: 0 },
  })
  // The same check as in the payslips: see the arithmetic there.
  expect(paycheck).toMatchObject({ gross: 2500, net: 1825.94, reimbursements: 0, notTaken: [] })
  expect(amountOf(paycheck.employeeTaxes, 'US.incomeTax')).toBe(248.15)
  expect(amountOf(paycheck.employeeTaxes, 'GA.incomeTax')).toBe(88.48)
  expect(amountOf(paycheck.employerTaxes, 'GA.sui')).toBe(66.15)
  const explained = paycheck.explanation.find((each: { code: string }) => each.code === 'GA.incomeTax')
  expect(explained).toMatchObject({ law: 'GA@2026-05-11#1', confidence: 'verified', amount: 88.48 })
  expect(explained.steps.length).toBeGreaterThan(3)
})

test('a certificate changes the withholding; omitted fields are zero or false', async () => {
  const federal = async (w4: object) =>
    amountOf(
      (
        await calculate({
          payFrequency: 'Weekly',
          workState: 'TX',
          earnings: [{ type: 'Regular', amount: 1500 }],
          w4,
        })
      ).employeeTaxes,
      'US.incomeTax',
    )
  expect(await federal({ form: '2019', w4FilingStatus: 'Married', allowances: 2 })).toBe(106.08)
  expect(await federal({ haveMultipleJob: true })).toBe(251.67) // 78,000 in the checkbox table: 13,087 ÷ 52
  expect((await federal({ isExempt: true })) ?? 0).toBe(0)
  expect(await federal({ extraWithholding: 10, isExempt: false })).toBe((await federal({}))! + 10)
})

test('employer rates win, caps count the year', async () => {
  const paycheck = await calculate({
    employer: { suiRate: 1 },
    yearToDate: {
      'US.socialSecurity': { wages: 184_000 },
      'GA.sui': { wages: 9000 },
      'US.futa': { wages: 7000 },
    },
  })
  expect(amountOf(paycheck.employeeTaxes, 'US.socialSecurity')).toBe(31) // 500 × 6.2%
  expect(amountOf(paycheck.employerTaxes, 'GA.sui')).toBe(5) // 500 × 1%
  expect(amountOf(paycheck.employerTaxes, 'US.futa') ?? 0).toBe(0)
})

test('New York City by locality, and a state certificate by short names', async () => {
  const paycheck = await calculate({
    workState: 'NY',
    workLocality: 'NY-NYC',
    residentLocality: 'NY-NYC',
    stateW4: { status: 'single', allowances: 0 },
    earnings: [{ type: 'Regular', amount: 3000 }],
  })
  expect(amountOf(paycheck.employeeTaxes, 'NY.incomeTax')).toBe(140.28)
  expect(amountOf(paycheck.employeeTaxes, 'NY-NYC.incomeTax')).toBe(107.24)
})

test('gross-up to a wanted net', async () => {
  const paycheck = await calculate({ workState: 'TX', earnings: [{ type: 'Bonus' }], net: 1000 })
  expect(paycheck).toMatchObject({
    gross: 1421.46,
    net: 1000,
    grossUp: { type: 'Bonus', amount: 1421.46, over: 0 },
  })
})

test('garnishments by the fields of their form', async () => {
  const paycheck = await calculate({
    garnishments: [
      {
        garnishmentType: 'child support',
        garnishmentFields: { State: 'GA', 'Case Number': '1', 'Current Support Amount': '300.00' },
      },
    ],
  })
  expect(paycheck.garnishments).toEqual([
    { garnishmentType: 'Child Support', amount: 300, disposableEarnings: 1619.84 },
  ])
  for (const garnishmentType of garnishmentTypes) {
    const examples = garnishmentFields[garnishmentType].filter(({ required }) => required)
    await calculate({
      garnishments: [
        {
          garnishmentType,
          garnishmentFields: Object.fromEntries(examples.map(({ key, example }) => [key, example])),
        },
      ],
    })
  }
})

test('contractors, reimbursements and benefit limits', async () => {
  expect(
    await calculate({
      workerType: '1099-NEC',
      backupWithholding: true,
      earnings: [
        { type: 'Regular', amount: 1000 },
        { type: 'Reimbursement', amount: 50 },
      ],
    }),
  ).toMatchObject({ gross: 1000, net: 810, reimbursements: 50 })
  const limited = await calculate({
    deductions: [{ type: '401(k)', percent: '10%' }],
    yearToDate: { deductions: { '401(k)': 24_400 } },
  })
  expect(limited.deductions).toEqual([{ type: '401(k)', amount: 100, employerAmount: 0, isPreTax: true }])
  expect(limited.notTaken).toEqual([{ kind: 'deduction', code: '401(k)', amount: 100, reason: 'limit' }])
})

test('refusals are in the caller’s words', async () => {
  expect(await refused({ earnings: [{ type: 'Regular' }] })).toMatchObject({
    code: 400,
    message: 'Every earning needs an amount, except one when net is given',
  })
  expect(await refused({ net: 100 })).toMatchObject({
    message: 'With net exactly one earning is sent without an amount',
  })
  expect(await refused({ earnings: [{ type: 'Chocolate', amount: 1 }] })).toMatchObject({
    message: 'Invalid Type',
  })
  expect(await refused({ payFrequency: 'Hourly' })).toMatchObject({ message: 'Invalid PayFrequency' })
  expect(await refused({ workState: 'ZZ' })).toMatchObject({ message: 'Invalid WorkState' })
  expect(await refused({ workState: 'TX', stateW4: { status: 'single', extra: 5 } })).toMatchObject({
    message: 'TX: status is not on the certificate of this state',
  })
  expect(await refused({ payDate: '2024-06-14', workState: 'CA' })).toMatchObject({
    message: 'CA.incomeTax: no law is known for 2024-06-14, the first edition is of 2025-01-01',
  })
  expect(await refused({ stateW4: { color: 'red' } })).toMatchObject({
    code: 400,
    message: expect.stringContaining('color'),
  })
  expect(
    await refused({ garnishments: [{ garnishmentType: 'Child Support', garnishmentFields: {} }] }),
  ).toMatchObject({
    message: 'State is required',
  })
  expect(
    await refused({ garnishments: [{ garnishmentType: 'Blackmail', garnishmentFields: {} }] }),
  ).toMatchObject({
    message: 'Invalid GarnishmentType',
  })
  expect(await refused({ employer: { suiRate: 'much' } })).toMatchObject({ message: 'Invalid suiRate' })
  expect(await refused({ payBeginDate: '2026-07-01', payEndDate: '2026-06-12' })).toMatchObject({ code: 400 })
})

test('past the last checked day the sandbox marks what it answers', async () => {
  const paycheck = await calculate({ payDate: '2027-06-11' })
  expect(new Set(paycheck.explanation.map((each: { confidence: string }) => each.confidence))).toEqual(
    new Set(['provisional']),
  )
})

test('a year before the tables is refused', async () => {
  expect(await refused({ payDate: '2019-06-14' })).toMatchObject({ code: 400 })
})

test.each([
  [
    { 'US.socialSecurty': { wages: 200_000 } },
    'US.socialSecurty: must be a tax code such as US.socialSecurity; did you mean US.socialSecurity?',
  ],
  [{ 'NY.disability': { wages: 200 } }, 'NY.disability: must be a tax code such as US.socialSecurity'],
  [{ 'US.socialSecurity': { wage: 200_000 } }, 'US.socialSecurity.wage: unknown; a tax has wages and tax'],
])('a year to date that nothing would read is refused: %o', async (yearToDate, words) => {
  expect(await refused({ yearToDate })).toMatchObject({ code: 400, message: `yearToDate.${words}` })
})

test('a year to date of another state and of a place is taken', async () => {
  const yearToDate = {
    'NY.sdi': { wages: 5, tax: 1 },
    'NY-NYC.incomeTax': { tax: 1 },
    'US.backupWithholding': {},
  }
  await calculate({ yearToDate })
})

test.each([
  [{ workLocality: 'NY-NYC' }, 'workLocality: NY-NYC is not in GA; send workState NY, or a place of GA'],
  [
    { residentLocality: 'in-marion' },
    'residentLocality: IN-MARION is not in GA; send residentState IN, or a place of GA',
  ],
  [
    { residentState: 'PA', residentLocality: ['PA-PHILADELPHIA', 'MD-BALTIMORE'] },
    'residentLocality: MD-BALTIMORE is not in PA; send residentState MD, or a place of PA',
  ],
])('a place of another state is refused: %o', async (given, message) => {
  expect(await refused(given)).toMatchObject({ code: 400, message })
})

test.each([
  // as it is sent, and the code that answers
  ['MD', 'MD-PRINCE-GEORGES', 'MD-PRINCE-GEORGES'],
  ['MD', "md-Prince George's", 'MD-PRINCE-GEORGES'],
  ['MD', "Prince George's County", 'MD-PRINCE-GEORGES'],
  ['MD', 'Baltimore City', 'MD-BALTIMORE'],
  ['MD', 'MD-BALTIMORE-COUNTY', 'MD-BALTIMORE-COUNTY'],
  ['IN', 'IN-St. Joseph', 'IN-ST-JOSEPH'],
  ['NY', 'ny-nyc', 'NY-NYC'],
])('in %s the place %s is %s', async (workState, residentLocality, code) => {
  const { employeeTaxes } = await calculate({ workState, residentLocality })
  expect(amountOf(employeeTaxes, `${code}.incomeTax`)).toBeGreaterThan(0)
})
