import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { ok } = await sharedService()

// biome-ignore format: one example a line
test.each([
  // pay date, every, code, wages, certificate, tax, what else is sent
  ['2026-03-31', 'Weekly',      'AL.incomeTax',          850,       { status: 'M', dependents: 2 },                              29.59,    { w4: { w4FilingStatus: 'Married', extraWithholding: 12.11 } }],
  ['2026-06-12', 'Monthly',     'AR.incomeTax',          8400,      { exemptions: 0 },                                           296.5,    {}],
  ['2026-06-12', 'BiWeekly',    'AZ.incomeTax',          2000,      {},                                                          50,       { w4: { azDeductionPercent: 2.5 } }],
  ['2026-06-12', 'BiWeekly',    'AZ.incomeTax',          2000,      {},                                                          40,       { w4: { azDeductionPercent: 0 } }],
  ['2025-06-12', 'BiWeekly',    'CO.incomeTax',          2000,      {},                                                          79.54,    {}],
  ['2025-06-12', 'BiWeekly',    'CO.incomeTax',          2400,      {},                                                          97.14,    {}],
  ['2026-06-12', 'BiWeekly',    'CO.incomeTax',          2000,      {},                                                          78.69,    {}],
  ['2026-06-12', 'Weekly',      'CT.incomeTax',          1000,      { code: 'A' },                                               40.24,    {}],
  ['2026-06-12', 'SemiMonthly', 'CT.incomeTax',          3000,      { code: 'F' },                                               137.92,   {}],
  ['2026-06-12', 'Weekly',      'CT.incomeTax',          1000,      undefined,                                                   69.9,     {}],
  ['2025-06-12', 'Weekly',      'DE.incomeTax',          480.77,    { status: 'single', exemptions: 1 },                         13.88,    {}],
  ['2025-06-12', 'Weekly',      'DE.incomeTax',          480.77,    { status: 'married_filing_jointly', exemptions: 3 },         6.52,     {}],
  ['2025-06-12', 'Weekly',      'DE.incomeTax',          480.77,    { status: 'married_filing_separately', exemptions: 2 },      11.77,    {}],
  ['2026-06-12', 'Weekly',      'DE.incomeTax',          480.77,    { status: 'married_filing_jointly', exemptions: 3 },         6.52,     {}],
  ['2026-06-12', 'BiWeekly',    'IA.incomeTax',          2100,      { status: 'other', allowanceAmount: 40 },                    59.26,    {}],
  ['2026-06-12', 'BiWeekly',    'IA.incomeTax',          2100,      { status: 'mfj_no_spouse_income', allowanceAmount: 80 },     38.72,    {}],
  ['2026-06-12', 'Monthly',     'IA.incomeTax',          5000,      { status: 'other', allowanceAmount: 40 },                    145.5,    {}],
  ['2026-06-12', 'Monthly',     'IA.incomeTax',          5000,      { status: 'hoh', allowanceAmount: 160 },                     114.92,   {}],
  ['2026-06-12', 'Monthly',     'IA.incomeTax',          5000,      { status: 'legacy_single', allowances: 1 },                  145.5,    {}],
  ['2025-06-15', 'BiWeekly',    'ID.incomeTax',          1212,      { status: 'single', allowances: 4 },                         2,        {}],
  ['2026-06-12', 'BiWeekly',    'IN-NEWTON.incomeTax',   2000,      { personal: 2, dependent: 1 },                               18.65,    { residentLocality: 'IN-NEWTON' }],
  ['2026-06-12', 'BiWeekly',    'IN-NEWTON.incomeTax',   2000,      { personal: 2, dependent: 1 },                               18.65,    { workLocality: 'IN-NEWTON' }],
  ['2025-06-12', 'SemiMonthly', 'KS.incomeTax',          2000,      { status: 'joint', personal: 2, dependents: 1 },             41,       {}],
  ['2026-06-12', 'Monthly',     'KY.incomeTax',          3270,      {},                                                          104.65,   {}],
  ['2026-06-12', 'BiWeekly',    'LA.incomeTax',          4600,      { blockA: 2 },                                               111.54,   {}],
  ['2026-06-12', 'Weekly',      'MA.incomeTax',          800,       { exemptions: 1 },                                           32.69,    {}],
  ['2026-06-12', 'Weekly',      'MA.incomeTax',          800,       { exemptions: 1 },                                           35.75,    { yearToDate: { 'US.socialSecurity': { wages: 30000, tax: 1860 }, 'US.medicare': { wages: 30000, tax: 435 } } }],
  ['2026-06-12', 'Annual',      'MA.incomeTax',          1500000,   { exemptions: 0 },                                           90510,    {}],
  ['2026-06-12', 'BiWeekly',    'MD-BALTIMORE.incomeTax', 2000,     { status: 'joint', exemptions: 1 },                          55.88,    { residentLocality: 'MD-BALTIMORE' }],
  ['2025-06-12', 'Weekly',      'ME.incomeTax',          1000,      { status: 'single', allowances: 2 },                         33,       {}],
  ['2026-06-12', 'Weekly',      'ME.incomeTax',          300,       { status: 'single', allowances: 2 },                         0,        {}],
  ['2026-06-12', 'Weekly',      'MN.incomeTax',          605,       { status: 'single', allowances: 0 },                         27.53,    {}],
  ['2026-06-12', 'BiWeekly',    'MN.incomeTax',          2300,      { status: 'single', allowances: 1 },                         111.67,   {}],
  ['2026-06-12', 'Weekly',      'MS.incomeTax',          495,       { status: 'single', exemption: 6000 },                       6,        {}],
  ['2026-06-12', 'Daily',       'MS.incomeTax',          167,       { status: 'single', exemption: 0 },                          5,        {}],
] as const)('%s %s %s of %d with %o is %d', async (payDate, payFrequency, code, amount, stateW4, tax, more) => {
  const body = { payDate, payFrequency, workState: code.slice(0, 2), earnings: [{ type: 'Regular', amount }], stateW4, ...more }
  const { employeeTaxes } = (await ok('payroll/calculatePaycheck', { paycheck: body })).paycheck
  expect(employeeTaxes.find((line: { code: string }) => line.code === code)?.amount ?? 0).toBe(tax)
})

/** Every short name of a state's certificate, with a value of its kind. */
// biome-ignore format: one state a line
test.each([
  ['AL', { status: 'MS', dependents: 1 }],
  ['AR', { exemptions: 1 }],
  ['CT', { code: 'D' }],
  ['DC', { allowances: 1 }],
  ['DE', { status: 'single', exemptions: 1 }],
  ['HI', { status: 'married', allowances: 1 }],
  ['IA', { status: 'legacy_married', allowanceAmount: 40.5, allowances: 1 }],
  ['ID', { status: 'married', allowances: 1 }],
  ['IL', { line1: 1, line2: 1 }],
  ['IN', { personal: 1, dependent: 1, firstTime: 1, adopted: 1 }],
  ['KS', { status: 'joint', personal: 1, dependents: 1 }],
  ['LA', { blockA: 1 }],
  ['MA', { exemptions: 2, headOfHousehold: true, blind: true }],
  ['MD', { status: 'joint', exemptions: 1 }],
  ['ME', { status: 'married', allowances: 1 }],
  ['MI', { exemptions: 1 }],
  ['MN', { status: 'married', allowances: 1 }],
  ['MO', { status: 'head_of_household' }],
  ['MS', { status: 'head_of_family', exemption: 9500 }],
  ['AZ', {}],
  ['CO', {}],
  ['KY', {}],
  ['AK', {}],
  ['FL', {}],
] as const)('%s reads %o, extra and exempt, and answers for every frequency', async (workState, stateW4) => {
  const taxed = async (given: object, payFrequency = 'BiWeekly') => {
    const earnings = [{ type: 'Regular', amount: 4000 }]
    const body = { payDate: '2026-06-12', payFrequency, workState, earnings, stateW4: given }
    const { employeeTaxes } = (await ok('payroll/calculatePaycheck', { paycheck: body })).paycheck
    return employeeTaxes.find((line: { code: string }) => line.code === `${workState}.incomeTax`)?.amount ?? 0
  }
  if (workState === 'AK' || workState === 'FL') return expect(await taxed({})).toBe(0)
  const plain = await taxed(stateW4)
  expect(plain).toBeGreaterThan(0)
  // Maine and Mississippi bring the sum to the dollar.
  const extra = ['ME', 'MS'].includes(workState) ? 10 : 10.25
  expect(await taxed({ ...stateW4, extra: 10.25 })).toBeCloseTo(plain + extra, 8)
  expect(await taxed({ ...stateW4, exempt: true })).toBe(0)
  for (const every of ['Daily', 'Weekly', 'SemiMonthly', 'Monthly', 'Quarterly', 'SemiAnnual', 'Annual']) {
    expect(await taxed(stateW4, every), every).toBeGreaterThanOrEqual(0)
  }
})

test('where only the home state withholds, the certificate is its own, with the labels of its form', async () => {
  const body = {
    payDate: '2026-06-12',
    payFrequency: 'BiWeekly',
    workState: 'DC',
    residentState: 'MD',
    earnings: [{ type: 'Regular', amount: 2000 }],
    stateW4: { status: 'joint', Exemptions: 1, 'County of Residence': 'Baltimore City' },
  }
  const { employeeTaxes } = (await ok('payroll/calculatePaycheck', { paycheck: body })).paycheck
  const taxes = employeeTaxes.filter(({ code }: { code: string }) => /^(DC|MD).*incomeTax$/.test(code))
  // 2,000 − 130.76 − 123.08 = 1,746.16, × 4.75% and × 3.2%
  expect(taxes.map(({ code, amount }: { code: string; amount: number }) => [code, amount])).toEqual([
    ['MD.incomeTax', 82.94],
    ['MD-BALTIMORE.incomeTax', 55.88],
  ])
})
