import { expect, test, vi } from 'vitest'
import { sharedService } from '../support/shared.ts'
import { type Check, plain } from './auditor.ts'
import { type Elsewhere, toldElsewhere } from './told-elsewhere.ts'

// Some seconds; more on a machine that does much else.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const world = await sharedService()
const { ok } = world

/** Checks of one worker in one state; what is above 7,000 in the year bears no FUTA. */
function futa(who: string, state: string, paid: readonly [string, number][], before = 0): readonly Check[] {
  let left = 700_000 - before
  return paid.map(([on, wages]) => {
    const base = Math.min(left, wages)
    left -= base
    const check = plain(who, on, wages, 0, { state })
    return { ...check, taxes: { ...check.taxes, 'US.futa': [base, Math.round((base * 6) / 1000)] } }
  })
}

/** States whose file of W-2s is on file, one worker each. */
const WIDE = [
  ...[
    'AL',
    'AR',
    'AZ',
    'CO',
    'CT',
    'DC',
    'DE',
    'GA',
    'HI',
    'IA',
    'ID',
    'IL',
    'IN',
    'KS',
    'KY',
    'LA',
    'MA',
    'MD',
    'ME',
    'MI',
  ],
  ...[
    'MN',
    'MO',
    'MS',
    'MT',
    'NC',
    'ND',
    'NE',
    'NJ',
    'NM',
    'OH',
    'OK',
    'OR',
    'PA',
    'RI',
    'SC',
    'UT',
    'VA',
    'VT',
    'WI',
    'WV',
  ],
]

const cases: Record<string, Elsewhere> = {
  wide: {
    states: Object.fromEntries(WIDE.map((state) => [state, '2.7%'])),
    checks: WIDE.map((state) => {
      const check = plain(`Pat${state}`, '2025-06-13', 1_000_000, 50_000, { state })
      return { ...check, taxes: { ...check.taxes, [`${state}.incomeTax`]: [1_000_000, 40_000] } }
    }),
  },
  yearly: {
    form: '944',
    checks: [plain('Yan', '2025-03-14', 311_111, 20_100), plain('Yan', '2025-09-12', 288_889, 18_900)],
  },
  farm: {
    profile: { isFarm: true },
    schedule: 'Semiweekly',
    checks: [plain('Zoe', '2025-03-14', 1_311_111, 120_100), plain('Zoe', '2025-09-12', 1_288_889, 118_900)],
    deposits: { 'US.943 2025-Q1': 320_000 },
  },
  // Georgia, California (1.2% in 2025) and New York; one worker moves from Georgia to California within the base.
  states: {
    states: { GA: '2.7%', CA: '3.4%', NY: '4.025%' },
    checks: [
      ...futa('Abe', 'GA', [
        ['2025-02-14', 650_033],
        ['2025-05-16', 650_033],
      ]),
      ...futa('Bea', 'CA', [
        ['2025-02-14', 333_333],
        ['2025-08-15', 333_333],
        ['2025-11-14', 333_333],
      ]),
      ...futa('Cal', 'GA', [['2025-05-16', 400_000]]),
      ...futa('Cal', 'CA', [['2025-11-14', 500_000]], 400_000),
      ...Array.from({ length: 11 }, (_, at) => futa(`Dot${at}`, 'NY', [['2025-02-14', 700_100 + at]])).flat(),
    ],
    deposits: { 'US.940 2025-Q1': 50_000 },
  },
  // One of many plans, one of three states, one with an NYC row.
  boxes: {
    states: { GA: '2.7%', AL: '2.7%', NC: '1%', NY: '4.025%' },
    checks: [
      {
        ...{ who: 'Ida', on: '2025-06-13', wages: 8_000_000, gross: 10_000_000 },
        taxes: {
          'US.incomeTax': [8_000_000, 900_000],
          'US.socialSecurity': [9_500_000, 589_000],
          'US.medicare': [9_500_000, 137_750],
          'GA.incomeTax': [8_000_000, 400_000],
        },
        deductions: [
          { type: '401(k)', amount: 10_000, employerAmount: 2_000, matchAmount: 1_500 },
          { type: '457(b)', amount: 3_000, employerAmount: 500 },
          { type: 'SIMPLE IRA', amount: 1_000 },
          { type: '403(b)', amount: 1_000 },
          { type: 'HSA', amount: 1_200.4, employerAmount: 800.1 },
          { type: 'Roth 401(k)', amount: 2_500 },
          { type: 'Roth 403(b)', amount: 700 },
          { type: 'Medical', amount: 2_400, employerAmount: 7_200 },
          { type: 'Dental', amount: 240, employerAmount: 60 },
          { type: 'Dependent Care FSA', amount: 1_159.6, employerAmount: 100 },
        ],
      },
      ...[
        ['2025-03-14', 'GA', 2_000_000, 90_000],
        ['2025-06-13', 'AL', 1_500_000, 60_000],
        ['2025-09-12', 'NC', 500_000, 18_000],
      ].map(([on, state, wages, tax]) => ({
        ...plain('Jon', on as string, wages as number, 10_000, { state: state as string }),
        taxes: {
          ...plain('Jon', on as string, wages as number, 10_000).taxes,
          [`${state}.incomeTax`]: [wages, tax] as [number, number],
        },
      })),
      {
        ...plain('Kay', '2025-06-13', 1_000_000, 50_000, { state: 'NY' }),
        taxes: {
          ...plain('Kay', '2025-06-13', 1_000_000, 50_000).taxes,
          'NY.incomeTax': [1_000_000, 40_000],
          'NY-NYC.incomeTax': [1_000_000, 30_000],
          'NY.sdi': [1_000_000, 780],
          'NY.familyLeave': [1_000_000, 3_880],
        },
      },
      // Less than 600 and nothing withheld: no form. And 600 exactly: one.
      { who: 'Lea', on: '2025-06-13', wages: 59_999, taxes: { 'US.incomeTax': [59_999, 0] } },
      { who: 'Max', on: '2025-06-13', wages: 60_000, taxes: { 'US.incomeTax': [60_000, 0] } },
    ],
  },
}

const { ids, prepared } = await toldElsewhere(world, cases)

test('Form 944 and Form 943 of a year', async () => {
  const small = await prepared('yearly', '944', '2025')
  // 6,000.00 x 12.4%, 2.9%; of 3,111.11 and 2,888.89 192.89 + 179.11 + 45.11 + 41.89 = 459.00 was withheld.
  expect(small.lines).toMatchObject({
    ...{ 1: '6000.00', 2: '390.00', '4a': '744.00', '4c': '174.00', '4e': '918.00', 5: '1308.00' },
    ...{ 6: '0.00', 9: '1308.00', 10: '0.00', 11: '1308.00', 13: 'less than 2,500' },
  })
  const farm = await prepared('farm', '943', '2025')
  expect(farm.lines).toMatchObject({
    ...{ 2: '26000.00', 3: '3224.00', 4: '26000.00', 5: '754.00', 8: '2390.00', 9: '6368.00', 13: '6368.00' },
    ...{ 14: '3200.00', 15: '3168.00', 17: 'Form 943-A' },
  })
  // 1,201.00 + 2 x (812.89 + 190.11) and 1,189.00 + 2 x (799.11 + 186.89).
  expect(farm.figures.days).toEqual([
    { date: '2025-03-14', amount: 3207 },
    { date: '2025-09-12', amount: 3161 },
  ])
})

test('Form 940 of three states: Schedule A, and liabilities by quarter', async () => {
  const { lines, figures } = await prepared('states', '940', '2025')
  const paid = cases.states!.checks.reduce((sum, { wages }) => sum + wages, 0)
  const taxed = cases.states!.checks.reduce((sum, { taxes }) => sum + taxes['US.futa']![0], 0)
  // Abe 7,000.00, Bea 7,000.00, Cal 4,000.00 + 3,000.00, eleven of 7,000.00: 98,000.00. California has 10,000.00 of it.
  expect(taxed).toBe(9_800_000)
  expect(lines).toMatchObject({
    ...{ '1b': 'X', 2: 'X', 3: (paid / 100).toFixed(2), 4: '0.00', 5: ((paid - taxed) / 100).toFixed(2) },
    ...{ 7: '98000.00', 8: '588.00', 11: '120.00', 12: '708.00', 13: '500.00', 14: '208.00', '15a': '0.00' },
    // 6,500.33 + 3,333.33 + 77,000.00 = 86,833.66; 499.67 + 4,000.00; 3,333.33: at 0.6%. The rest with the reduction.
    ...{ '16a': '521.00', '16b': '27.00', '16c': '20.00', '16d': '140.00', 17: '708.00' },
  })
  expect(figures.states).toEqual([
    { state: 'CA', wages: 10_000, rate: '1.2%', tax: 120 },
    { state: 'GA', wages: 11_000, rate: '0%', tax: 0 },
    { state: 'NY', wages: 77_000, rate: '0%', tax: 0 },
  ])
  const excluded = await prepared('states', '940', '2025', { isAllExcluded: true })
  expect(excluded.lines).toMatchObject({ 9: '5292.00', 10: '0.00', 11: '0.00', 12: '5880.00', 17: '5880.00' })
  // 86,833.66, 4,499.67 and 3,333.33 at 6%.
  expect(excluded.lines).toMatchObject({
    '16a': '5210.02',
    '16b': '269.98',
    '16c': '200.00',
    '16d': '200.00',
  })
})

test('W-2s with many codes, three states and a city; the file holds them, and who needs none gets none', async () => {
  const { filing, lines } = await prepared('boxes', 'W-2', '2025')
  const { companyId, users } = ids.get('boxes')!
  const { taxForms } = await ok('reports/getTaxForms', { companyId, year: 2025 })
  const of = (who: string) => taxForms.find(({ userId }: { userId: string }) => userId === users.get(who))
  expect(taxForms).toHaveLength(4)
  expect(of('Lea')).toBeUndefined()
  expect(of('Max')).toBeDefined()
  expect(of('Ida').codes).toEqual({
    ...{ D: 10_000, G: 3_500, S: 1_000, E: 1_000, W: 2_000.5, AA: 2_500, BB: 700, DD: 9_900 },
  })
  expect(of('Ida').boxes).toMatchObject({ 10: '1259.60', '13b': 'X' })
  expect(of('Kay').other).toEqual({ NYSDI: 7.8, NYPFL: 38.8 })
  expect(of('Kay').states).toMatchObject([
    { state: 'NY', wages: 10_000, tax: 400, localWages: 10_000, localTax: 300, locality: 'NYC' },
  ])
  expect(of('Jon').states.map(({ state }: { state: string }) => state)).toEqual(['AL', 'GA', 'NC'])
  expect(lines).toMatchObject({
    ...{ c: '4', 1: '130600.00', 2: '9800.00', 3: '145000.00', 4: '8990.00', 5: '145000.00', 6: '2102.50' },
    ...{ 10: '1259.60', '12a': '18700.00', 16: '130000.00', 17: '6080.00', 18: '10000.00', 19: '300.00' },
  })
  // The reconciliation has the same boxes without anybody's form, and without the 599.99 of who needs none.
  const { reconciliation } = await ok('reports/getYearReconciliation', { companyId, year: 2025 })
  expect(reconciliation.map(({ w3 }: { w3: number }) => w3).slice(0, 5)).toEqual([
    ...[130_600, 9_800, 145_000, 0, 145_000],
  ])
  const records = (at: number) => recordsOf(filing.files[at])
  expect(filing.files.map(({ where }: { where: string }) => where)).toEqual(['US', 'AL', 'GA', 'NC'])
  expect(records(0)).toEqual(['RA', 'RE', 'RW', 'RO', 'RW', 'RW', 'RW', 'RT', 'RU', 'RF'])
  expect(records(2)).toEqual(['RA', 'RE', 'RW', 'RO', 'RS', 'RW', 'RS', 'RT', 'RU', 'RF'])
})

interface Made {
  readonly where: string
  readonly fileBase64: string
  readonly problems: readonly { readonly level: string; readonly message: string }[]
}

const recordsOf = ({ fileBase64 }: Made) =>
  Buffer.from(fileBase64 ?? '', 'base64')
    .toString('latin1')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.slice(0, 2))

test('every state that takes W-2s has a file, and its reader takes it; what two of them ask is told', async () => {
  const rejected = async () => {
    const { filing } = await prepared('wide', 'W-2', '2025')
    const [, ...files] = filing.files as readonly Made[]
    expect(files.map(({ where }) => where)).toEqual(WIDE)
    return files.flatMap(({ where, problems }) =>
      problems.filter(({ level }) => level === 'reject').map(({ message }) => `${where}: ${message}`),
    )
  }
  expect(await rejected()).toEqual([
    'IA: RV 40-47, BEN: must be there',
    'ID: RV 25-25, filing cycle: must be there',
  ])
  const { companyId } = ids.get('wide')!
  const tell = (where: string, told: object) =>
    ok('adminPortal/updateReportFacts', { reportFacts: { companyId, where, told } })
  await tell('IA', { BEN: '12345678' })
  await tell('ID', { 'filing cycle': 'Q' })
  expect(await rejected()).toEqual([])
})

test('box 13 of who is told to be a statutory employee or to have had sick pay of a third party', async () => {
  const { companyId, users } = ids.get('boxes')!
  const reportFacts = { companyId, userId: users.get('Kay'), where: 'US' }
  const told = { 'statutory employee': 'yes', 'third-party sick pay': 'yes' }
  await ok('adminPortal/updateReportFacts', { reportFacts: { ...reportFacts, told } })
  const { filing } = await prepared('boxes', 'W-2', '2025')
  const { taxForms } = await ok('reports/getTaxForms', { companyId, year: 2025, userId: users.get('Kay') })
  expect(taxForms[0].boxes).toMatchObject({ '13a': 'X', '13b': '', '13c': 'X' })
  const bytes = Buffer.from(filing.files[0].fileBase64, 'base64').toString('latin1').split('\r\n')
  // RW 486 statutory employee, 488 retirement plan, 489 sick pay.
  expect(bytes.find((line) => line.startsWith('RW') && line.includes('KAY'))!.slice(485, 489)).toBe('1 01')
})
