import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { ok } = await sharedService()

// biome-ignore format: one example a line
test.each([
  // pay date, every, code, wages, certificate, tax, what else is sent
  ['2026-06-12', 'Weekly',      'NY.incomeTax',              400,     { status: 'single', allowances: 3 },                8.01,     {}],
  ['2026-06-12', 'SemiMonthly', 'NY.incomeTax',              5000,    { status: 'single', allowances: 1 },                258.5,    {}],
  ['2026-06-12', 'Daily',       'NY.incomeTax',              750,     { status: 'single', allowances: 2 },                44.1,     {}],
  ['2026-06-12', 'Monthly',     'NY.incomeTax',              120000,  { status: 'single', allowances: 0 },                12475.56, {}],
  ['2026-06-12', 'Weekly',      'NY.incomeTax',              25142.3, { status: 'single', allowances: 0 },                2612.5,   {}],
  ['2026-06-12', 'Weekly',      'NY-NYC.incomeTax',          400,     { status: 'single', allowances: 3 },                6.11,     { residentLocality: 'NY-NYC' }],
  ['2026-06-12', 'Monthly',     'NY-NYC.incomeTax',          50000,   { status: 'single', allowances: 3 },                2070.5,   { residentLocality: 'NY-NYC' }],
  ['2026-06-12', 'Weekly',      'NY-NYC.incomeTax',          400,     { status: 'married', allowances: 4 },               5.17,     { residentLocality: 'NY-NYC' }],
  ['2026-06-12', 'SemiMonthly', 'NY-NYC.incomeTax',          5000,    { status: 'married', allowances: 3 },               184.37,   { residentLocality: 'NY-NYC' }],
  ['2026-06-12', 'Monthly',     'NY-NYC.incomeTax',          50000,   { status: 'married', allowances: 3 },               2068.73,  { residentLocality: 'NY-NYC' }],
  ['2026-06-12', 'Daily',       'NY-NYC.incomeTax',          750,     { status: 'married', allowances: 2 },               29.43,    { residentLocality: 'NY-NYC' }],
  ['2026-06-12', 'Weekly',      'NY-YONKERS.incomeTax',      400,     { status: 'single', allowances: 3 },                1.34,     { residentLocality: 'NY-YONKERS' }],
  ['2026-06-12', 'Monthly',     'NY-YONKERS.incomeTax',      50000,   { status: 'single', allowances: 3 },                599.09,   { residentLocality: 'NY-YONKERS' }],
  ['2026-06-12', 'Weekly',      'NY-YONKERS.incomeTax',      400,     { status: 'married', allowances: 4 },               1.12,     { residentLocality: 'NY-YONKERS' }],
  ['2026-06-12', 'SemiMonthly', 'NY-YONKERS.incomeTax',      400,     {},                                                 1.38,     { workLocality: 'NY-YONKERS' }],
  ['2026-06-12', 'Weekly',      'NJ.incomeTax',              300,     { status: 'A', allowances: 1 },                     4.21,     {}],
  ['2026-06-12', 'Weekly',      'NJ.incomeTax',              1200,    { status: 'A', allowances: 1 },                     40.41,    {}],
  ['2026-06-12', 'Weekly',      'NJ.incomeTax',              950,     { status: 'B', allowances: 3 },                     15.92,    {}],
  ['2026-06-12', 'Weekly',      'NJ.incomeTax',              1400,    { status: 'B', allowances: 3 },                     27.58,    {}],
  ['2025-06-12', 'Weekly',      'NJ.incomeTax',              300,     { status: 'A', allowances: 1 },                     4.21,     {}],
  ['2025-06-12', 'Weekly',      'NJ.incomeTax',              700,     { status: 'A', allowances: 1 },                     11.84,    {}],
  ['2025-06-12', 'Weekly',      'NJ.incomeTax',              1200,    { status: 'A', allowances: 1 },                     40.41,    {}],
  ['2025-06-12', 'Weekly',      'NJ.incomeTax',              950,     { status: 'B', allowances: 3 },                     15.92,    {}],
  ['2026-06-12', 'Weekly',      'NC.incomeTax',              1000,    { status: 'head_household' },                       26,       {}],
  ['2026-06-12', 'Quarterly',   'NC.incomeTax',              10000,   { status: 'single_married_surviving' },             279,      {}],
  ['2026-06-12', 'BiWeekly',    'MT.incomeTax',              2950,    { status: 'single_or_both' },                       114,      {}],
  ['2026-06-12', 'Weekly',      'MT.incomeTax',              475,     { status: 'single_or_both' },                       8,        {}],
  ['2026-06-12', 'SemiMonthly', 'MT.incomeTax',              1375,    { status: 'head_household' },                       17,       {}],
  ['2026-06-12', 'Weekly',      'ND.incomeTax',              1800,    {},                                                 13,       { w4: { w4FilingStatus: 'Single' } }],
  ['2026-06-12', 'Weekly',      'ND.incomeTax',              1800,    {},                                                 10,       { w4: { w4FilingStatus: 'Single', form: '2019', allowances: 2 } }],
  ['2026-06-12', 'Weekly',      'NM.incomeTax',              1000,    { extra: 20 },                                      41.8,     { w4: { w4FilingStatus: 'Married' } }],
  ['2026-06-12', 'Weekly',      'NM.incomeTax',              1000,    {},                                                 31.86,    { w4: { w4FilingStatus: 'Single' } }],
  ['2026-06-12', 'Weekly',      'NM.incomeTax',              1000,    {},                                                 25.11,    { w4: { w4FilingStatus: 'Head of Household' } }],
  ['2026-06-12', 'Weekly',      'NM.incomeTax',              261,     {},                                                 1.59,     { w4: { w4FilingStatus: 'Single' } }],
  ['2026-06-12', 'Weekly',      'NM.incomeTax',              463,     {},                                                 2.3,      { w4: { w4FilingStatus: 'Married' } }],
  ['2026-06-12', 'SemiMonthly', 'NM.incomeTax',              340,     {},                                                 0.08,     { w4: { w4FilingStatus: 'Single' } }],
  ['2026-06-12', 'Weekly',      'NM.incomeTax',              700,     {},                                                 18.17,    { w4: { w4FilingStatus: 'Single' } }],
  ['2026-06-12', 'SemiMonthly', 'OK.incomeTax',              1825,    { status: 'married', allowances: 2 },               37,       {}],
  ['2026-06-12', 'SemiMonthly', 'OK.incomeTax',              950,     { status: 'single' },                               22,       {}],
  ['2026-06-12', 'Monthly',     'OR.incomeTax',              2083.33, { status: 'single' },                               149,      { w4: { extraWithholding: 9.16 } }],
  ['2026-06-12', 'Weekly',      'OR.incomeTax',              480.77,  { status: 'single' },                               34,       { w4: { extraWithholding: 2.11 } }],
  ['2026-06-12', 'Daily',       'OR.incomeTax',              96.15,   { status: 'single' },                               7,        { w4: { extraWithholding: 0.43 } }],
  ['2026-06-12', 'Annual',      'OR.incomeTax',              132000,  { status: 'single', allowances: 4 },                10517,    {}],
  ['2026-06-12', 'Annual',      'OR.incomeTax',              175000,  { status: 'married_higher_single', allowances: 4 }, 15280,    {}],
  ['2026-06-12', 'Weekly',      'RI.incomeTax',              2195,    {},                                                 88.49,    {}],
  ['2026-06-12', 'Weekly',      'SC.incomeTax',              750,     {},                                                 32.38,    {}],
  ['2026-06-12', 'Weekly',      'UT.incomeTax',              400,     {},                                                 12,       { w4: { w4FilingStatus: 'Single' } }],
  ['2026-06-19', 'BiWeekly',    'UT.incomeTax',              2600,    {},                                                 116,      { w4: { w4FilingStatus: 'Single' } }],
  ['2026-06-30', 'SemiMonthly', 'UT.incomeTax',              1200,    {},                                                 18,       { w4: { w4FilingStatus: 'Married' } }],
  ['2026-06-30', 'Monthly',     'UT.incomeTax',              7800,    {},                                                 347,      { w4: { w4FilingStatus: 'Married' } }],
  ['2026-06-01', 'Daily',       'UT.incomeTax',              175,     {},                                                 5,        { w4: { w4FilingStatus: 'Married' } }],
  ['2026-03-31', 'BiWeekly',    'UT.incomeTax',              2600,    {},                                                 117,      { w4: { w4FilingStatus: 'Single' } }],
  ['2026-06-12', 'SemiMonthly', 'VA.incomeTax',              2649,    { allowances: 5 },                                  109.48,   {}],
  ['2025-07-11', 'SemiMonthly', 'VA.incomeTax',              2649,    { allowances: 5 },                                  109.48,   {}],
  ['2026-06-12', 'SemiMonthly', 'VA.incomeTax',              2649,    {},                                                 120.63,   {}],
  ['2026-06-12', 'Daily',       'VA.incomeTax',              100,     {},                                                 3.21,     {}],
  ['2026-06-12', 'SemiMonthly', 'VA.incomeTax',              3649,    { allowances: 5 },                                  166.98,   {}],
  ['2026-06-12', 'Weekly',      'VT.incomeTax',              1800,    { status: 'married', allowances: 2 },               45.77,    {}],
  ['2026-06-12', 'Weekly',      'VT.incomeTax',              1800,    { status: 'single' },                               82.13,    {}],
  ['2026-06-12', 'Weekly',      'WI.incomeTax',              500,     { status: 'single', allowances: 3 },                14.34,    {}],
  ['2026-06-12', 'BiWeekly',    'WI.incomeTax',              1000,    { status: 'married', allowances: 3 },               22.08,    {}],
  ['2025-06-12', 'Weekly',      'WI.incomeTax',              350,     { status: 'single', allowances: 1 },                7.59,     {}],
  ['2025-06-12', 'Weekly',      'WI.incomeTax',              500,     { status: 'single', allowances: 3 },                14.34,    {}],
  ['2026-06-12', 'Weekly',      'WV.incomeTax',              800,     { status: 'two_earner', allowances: 0 },            25,       {}],
  ['2026-06-12', 'Weekly',      'WV.incomeTax',              800,     { status: 'one_earner', allowances: 0 },            23,       {}],
  ['2026-06-12', 'Weekly',      'WV.incomeTax',              400,     { status: 'two_earner', allowances: 2 },            8,        {}],
  ['2026-06-12', 'Weekly',      'WV.incomeTax',              320,     { status: 'two_earner', allowances: 0 },            8,        {}],
  ['2026-06-12', 'BiWeekly',    'PA.incomeTax',              2000,    {},                                                 61.4,     {}],
  ['2026-06-12', 'BiWeekly',    'PA.incomeTax',              2000,    {},                                                 214.9,    { earnings: [{ type: 'Regular', amount: 2000 }, { type: 'Bonus', amount: 5000 }] }],
  ['2026-07-01', 'BiWeekly',    'PA-PHILADELPHIA.incomeTax', 2000,    {},                                                 74.7,     { residentLocality: 'PA-PHILADELPHIA' }],
  ['2026-07-01', 'BiWeekly',    'PA-PHILADELPHIA.incomeTax', 2000,    {},                                                 68.5,     { workLocality: 'PA-PHILADELPHIA' }],
  ['2026-06-30', 'BiWeekly',    'PA-PHILADELPHIA.incomeTax', 2000,    {},                                                 74.8,     { residentLocality: 'PA-PHILADELPHIA' }],
  ['2026-06-30', 'BiWeekly',    'PA-PHILADELPHIA.incomeTax', 2000,    {},                                                 68.6,     { workLocality: 'PA-PHILADELPHIA' }],
  ['2026-06-12', 'Monthly',     'PA-LST.localServices',      3000,    {},                                                 4.33,     { workLocality: 'PA-LST', employer: { amounts: { 'PA-LST.localServices': 52 } } }],
  ['2026-06-12', 'Weekly',      'PA-LST.localServices',      3000,    {},                                                 0.69,     { workLocality: 'PA-LST', employer: { amounts: { 'PA-LST.localServices': 36 } } }],
  ['2026-07-31', 'BiWeekly',    'OH.incomeTax',              3000,    { allowances: 1 },                                  76.78,    {}],
  ['2026-08-01', 'BiWeekly',    'OH.incomeTax',              3000,    { allowances: 1 },                                  75.03,    {}],
  ['2026-08-01', 'Weekly',      'OH.incomeTax',              400,     { allowances: 0 },                                  6.4,      {}],
  ['2026-08-01', 'Monthly',     'OH.incomeTax',              12000,   { allowances: 2 },                                  339.98,   {}],
  ['2025-11-14', 'BiWeekly',    'OH.incomeTax',              3000,    { allowances: 1 },                                  76.78,    {}],
  ['2025-06-12', 'BiWeekly',    'OH.incomeTax',              3000,    { allowances: 1 },                                  77.51,    {}],
  ['2025-06-12', 'Monthly',     'NY.incomeTax',              50000,   { status: 'married', allowances: 3 },               3622.01,  {}],
  ['2025-06-12', 'Weekly',      'NE.incomeTax',              505,     { status: 'single' },                               15.32,    {}],
  ['2025-06-12', 'Annual',      'OR.incomeTax',              25000,   { status: 'single' },                               1798,     {}],
  ['2025-06-12', 'Weekly',      'NM.incomeTax',              1000,    {},                                                 22.7,     { w4: { w4FilingStatus: 'Married' } }],
  ['2025-06-12', 'Weekly',      'ND.incomeTax',              1800,    {},                                                 14,       { w4: { w4FilingStatus: 'Single' } }],
  ['2025-06-30', 'SemiMonthly', 'VA.incomeTax',              2649,    { allowances: 5 },                                  110.08,   {}],
] as const)('%s %s %s of %d with %o is %d', async (payDate, payFrequency, code, amount, stateW4, tax, more) => {
  const body = { payDate, payFrequency, workState: code.slice(0, 2), earnings: [{ type: 'Regular', amount }], stateW4, ...more }
  const { employeeTaxes } = (await ok('payroll/calculatePaycheck', { paycheck: body })).paycheck
  expect(employeeTaxes.find((line: { code: string }) => line.code === code)?.amount ?? 0).toBe(tax)
})

/** Every short name of a state's certificate, with a value of its kind. */
// biome-ignore format: one state a line
test.each([
  ['MT', { status: 'head_household' }],
  ['NC', { status: 'head_household', allowances: 1 }],
  ['ND', {}],
  ['NE', { status: 'married', allowances: 1 }],
  ['NJ', { status: 'C', allowances: 1 }],
  ['NM', {}],
  ['OH', { allowances: 1 }],
  ['OK', { status: 'married_higher_single', allowances: 1 }],
  ['OR', { status: 'married_higher_single', allowances: 1 }],
  ['PA', {}],
  ['RI', { allowances: 1 }],
  ['SC', { allowances: 1 }],
  ['UT', {}],
  ['VA', { allowances: 1, e2: 1 }],
  ['VT', { status: 'married', allowances: 1 }],
  ['WI', { status: 'married_higher_single', allowances: 1 }],
  ['WV', { status: 'one_earner', allowances: 1 }],
] as const)('%s reads %o, extra and exempt, and answers for every frequency', async (workState, stateW4) => {
  const taxed = async (given: object, payFrequency = 'BiWeekly') => {
    const earnings = [{ type: 'Regular', amount: 4000 }]
    const body = { payDate: '2026-06-12', payFrequency, workState, earnings, stateW4: given }
    const { employeeTaxes } = (await ok('payroll/calculatePaycheck', { paycheck: body })).paycheck
    return employeeTaxes.find((line: { code: string }) => line.code === `${workState}.incomeTax`)?.amount ?? 0
  }
  const plain = await taxed(stateW4)
  expect(plain).toBeGreaterThan(0)
  expect(await taxed({ ...stateW4, extra: 10.25 })).toBeCloseTo(plain + 10.25, 8)
  expect(await taxed({ ...stateW4, exempt: true })).toBe(0)
  for (const every of ['Daily', 'Weekly', 'SemiMonthly', 'Monthly', 'Quarterly', 'SemiAnnual', 'Annual']) {
    expect(await taxed(stateW4, every), every).toBeGreaterThanOrEqual(0)
  }
})

test.each(['NV', 'NH', 'SD', 'TN', 'WA', 'WY'])('%s takes no income tax', async (workState) => {
  const earnings = [{ type: 'Regular', amount: 4000 }]
  const body = { payDate: '2026-06-12', payFrequency: 'BiWeekly', workState, earnings }
  const { employeeTaxes } = (await ok('payroll/calculatePaycheck', { paycheck: body })).paycheck
  expect(
    employeeTaxes.filter(
      ({ code }: { code: string }) => /^[A-Z]{2}\.incomeTax$/.test(code) && !code.startsWith('US'),
    ),
  ).toEqual([])
})

test('where Pennsylvania works and lives is read from its form', async () => {
  const body = {
    payDate: '2026-06-12',
    payFrequency: 'BiWeekly',
    workState: 'PA',
    earnings: [{ type: 'Regular', amount: 2000 }],
    employer: { 'Earned Income Tax Rate': '1%', 'Local Services Tax': 52 },
    stateW4: { 'Resident PSD Code': '150199', 'Work PSD Code': '150199' },
    workLocality: 'PA-LST',
  }
  const { employeeTaxes } = (await ok('payroll/calculatePaycheck', { paycheck: body })).paycheck
  const local = employeeTaxes.filter(({ code }: { code: string }) => code.startsWith('PA-'))
  expect(local.map(({ code, amount }: { code: string; amount: number }) => [code, amount])).toEqual([
    ['PA-LST.localServices', 2],
    ['PA-EIT.incomeTax', 20],
  ])
})
