import { expect, test, vi } from 'vitest'
import { sharedService } from '../support/shared.ts'
import { type Check, of941, owedOn, plain, sumOn } from './auditor.ts'
import { type Elsewhere, toldElsewhere } from './told-elsewhere.ts'

// Some seconds; more on a machine that does much else.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const world = await sharedService()
const { ok } = world

const cases: Record<string, Elsewhere> = {
  // Odd cents, so that every check rounds.
  monthly: {
    checks: [
      plain('Ann', '2025-04-30', 431_777, 40_211),
      plain('Bob', '2025-04-30', 388_813, 35_004),
      plain('Ann', '2025-05-30', 431_779, 40_211),
      plain('Bob', '2025-05-30', 388_829, 35_004),
      plain('Ann', '2025-06-30', 431_783, 40_213),
      plain('Bob', '2025-06-30', 401_111, 36_007),
    ],
    deposits: { 'US.941 2025-Q2': 600_000 },
  },
  semiweekly: {
    schedule: 'Semiweekly',
    checks: [
      plain('Ann', '2025-07-03', 1_231_117, 199_913),
      plain('Ann', '2025-07-18', 1_231_139, 199_917),
      plain('Ann', '2025-08-01', 1_231_141, 199_919),
      plain('Ann', '2025-09-26', 1_231_157, 199_921),
    ],
  },
  // The base of 2025 is 176,100.00, Additional Medicare begins at 200,000.00.
  crossing: {
    schedule: 'Semiweekly',
    checks: [
      plain('Eve', '2025-02-14', 17_000_001, 4_000_000),
      {
        ...{ who: 'Eve', on: '2025-05-15', wages: 4_000_000 },
        taxes: {
          'US.incomeTax': [4_000_000, 900_000],
          'US.socialSecurity': [609_999, 37_820],
          'US.medicare': [4_000_000, 58_000],
          'US.additionalMedicare': [1_000_001, 9_000],
        },
      },
    ],
  },
  // 100,000 is reached by the second payday of March: from then on, and through 2026, semiweekly.
  nextDay: {
    checks: [
      plain('Kim', '2025-03-07', 12_000_000, 3_000_000),
      plain('Lou', '2025-03-21', 16_000_000, 4_100_000),
      plain('Lou', '2025-05-16', 1_000_000, 200_000),
    ],
  },
  // 10,000 by halves: 310.00 and 72.50 of the employer's share on each day.
  credit: {
    schedule: 'Semiweekly',
    checks: [plain('Rae', '2025-07-11', 500_000, 90_000), plain('Rae', '2025-08-08', 500_000, 90_000)],
  },
  sick: { checks: [plain('Sue', '2025-10-31', 3_000_000, 500_000)] },
  small: {
    schedule: 'Semiweekly',
    checks: [plain('Tom', '2025-05-02', 700_000, 100_000), plain('Tom', '2025-08-01', 2_000_000, 300_000)],
    deposits: { 'US.941 2025-Q2': 207_100 },
  },
  seasonal: {
    profile: { isSeasonal: true },
    checks: [plain('Uma', '2025-02-14', 300_000, 20_000), plain('Uma', '2025-08-15', 300_000, 20_000)],
  },
  final: {
    profile: { finalPayDate: '2025-08-15', recordsKeeper: 'Ada Marsh, 4 Orchard Lane, Decatur, GA 30030' },
    checks: [plain('Val', '2025-02-14', 300_000, 20_000), plain('Val', '2025-08-15', 300_000, 20_000)],
  },
  gap: {
    checks: [plain('Wes', '2025-02-14', 300_000, 20_000), plain('Wes', '2025-11-14', 300_000, 20_000)],
  },
  wrong: { checks: [plain('Xia', '2025-06-13', 100_000, 10_000)], deposits: { 'US.941 2025-Q2': 25_300 } },
}

const { ids, told, prepared } = await toldElsewhere(world, cases)

const inQuarter = (name: string, quarter: number): readonly Check[] =>
  cases[name]!.checks.filter(({ on }) => Math.ceil(Number(on.slice(5, 7)) / 3) === quarter)

test.each([
  ['monthly', 2, 'monthly'],
  ['semiweekly', 3, 'semiweekly'],
  ['crossing', 1, 'semiweekly'],
  ['crossing', 2, 'semiweekly'],
  ['nextDay', 1, 'semiweekly'],
  ['nextDay', 2, 'semiweekly'],
])('Form 941 of %s, quarter %i, is what an auditor works out', async (name, quarter, sixteen) => {
  const { lines, figures } = await prepared(name, '941', `2025-Q${quarter}`)
  const checks = inQuarter(name, quarter)
  const right = of941(checks, cases[name]!.deposits?.[`US.941 2025-Q${quarter}`] ?? 0)
  expect(lines).toMatchObject({ ...right, 16: sixteen })
  const rows = (
    sixteen === 'monthly'
      ? Object.entries(figures.months as Record<string, number>)
      : figures.days.map(({ date, amount }: { date: string; amount: number }) => [date, amount])
  ) as readonly (readonly [string, number])[]
  const owed = owedOn(checks, sixteen === 'monthly' ? 7 : 10)
  const left = Math.round(Number(right[12]) * 100) - sumOn(owed)
  const last = [...owed.keys()].at(-1)!
  owed.set(last, owed.get(last)! + left)
  const month = (word: string) => (sixteen === 'monthly' ? word.slice(5) : word)
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries([...owed].map(([word, amount]) => [month(word), amount / 100])),
  )
})

test('a research credit comes off the first paydays: Social Security first, then Medicare', async () => {
  const { lines, figures } = await prepared('credit', '941', '2025-Q3', {
    researchCredit: 650,
    workersOn12th: 1,
  })
  // 1,800.00 withheld, 1,240.00 and 290.00: 3,330.00 in all, 650.00 less. 310 + 30 of it on the first day, 310 on the second.
  expect(lines).toMatchObject({ 1: '1', 6: '3330.00', 11: '650.00', 12: '2680.00', 16: 'semiweekly' })
  expect(figures.days).toEqual([
    { date: '2025-07-11', amount: 1325 },
    { date: '2025-08-08', amount: 1355 },
  ])
})

test('sick pay of a third party: its wages on 2, 5a and 5c, what the payer withheld on 8, and a year that says so', async () => {
  const entered = { sickPayWages: 2000, sickPay: 153 }
  const { lines, figures } = await prepared('sick', '941', '2025-Q4', entered)
  // (30,000 + 2,000) x 12.4% and 2.9%; of the sick pay only the employer's 153.00 is left to pay.
  expect(lines).toMatchObject({
    ...{
      2: '32000.00',
      3: '5000.00',
      '5a1': '32000.00',
      '5a2': '3968.00',
      '5c1': '32000.00',
      '5c2': '928.00',
    },
    ...{ 6: '9896.00', 7: '0.00', 8: '-153.00', 10: '9743.00', 12: '9743.00', 16: 'monthly' },
  })
  expect(figures.months).toEqual({ 10: 9743 })
  const { companyId } = ids.get('sick')!
  const { reconciliation, isReconciled } = await ok('reports/getYearReconciliation', {
    companyId,
    year: 2025,
  })
  expect(isReconciled).toBe(true)
  expect(reconciliation[0]).toMatchObject({
    difference: -2000,
    explanation: expect.stringMatching(/^Sick pay/),
  })
})

test('a quarter after a small one needs no schedule, whatever its own tax', async () => {
  const second = await prepared('small', '941', '2025-Q2')
  expect(second.lines).toMatchObject({ 12: '2071.00', 13: '2071.00', 14: '0.00', 16: 'less than 2,500' })
  const third = await prepared('small', '941', '2025-Q3', { overpaymentApplied: 10.5 })
  expect(third.lines).toMatchObject({ 12: '6060.00', 13: '10.50', 14: '6049.50', 16: 'less than 2,500' })
  expect(third.figures.days).toEqual([])
})

const owedOf = async (name: string) => {
  const { companyId } = ids.get(name)!
  const { filings } = await ok('reports/getFilings', { companyId, from: '2025-04-01', to: '2026-03-31' })
  return filings
    .filter(({ jurisdiction }: { jurisdiction: string }) => jurisdiction === 'US')
    .map(({ form, period, dueDate }: Record<string, string>) => `${form} ${period} ${dueDate}`)
}

test('who owes a return for quarters without pay', async () => {
  const year = ['940 2025 2026-02-02', 'W-2 2025 2026-02-02']
  expect(await owedOf('seasonal')).toEqual(['941 2025-Q1 2025-04-30', '941 2025-Q3 2025-10-31', ...year])
  expect(await owedOf('final')).toEqual([
    ...['941 2025-Q1 2025-04-30', '941 2025-Q2 2025-07-31', '941 2025-Q3 2025-10-31'],
    ...['W-2 2025 2025-10-31', '940 2025 2026-02-02'],
  ])
  const gap = await owedOf('gap')
  expect(gap.filter((each: string) => each.startsWith('941'))).toHaveLength(4)
  const { lines, figures } = await prepared('gap', '941', '2025-Q2')
  expect(lines).toMatchObject({
    1: '0',
    2: '0.00',
    4: '',
    12: '0.00',
    14: '0.00',
    16: 'less than 2,500',
    17: '',
  })
  expect([figures.days, figures.months]).toEqual([[], {}])
  expect((await prepared('final', '941', '2025-Q3')).lines).toMatchObject({ 17: 'X', 18: '' })
  expect((await prepared('final', '941', '2025-Q2')).lines).toMatchObject({ 17: '', 18: '' })
  expect((await prepared('seasonal', '941', '2025-Q1')).lines).toMatchObject({ 17: '', 18: 'X' })
})

test('Form 941-X of a quarter whose paycheck was told wrong', async () => {
  const { filingId } = await prepared('wrong', '941', '2025-Q2')
  await ok('adminPortal/approveFiling', { filingId })
  await ok('adminPortal/submitFiling', { filingId })
  await ok('sandbox/advanceClock', { hours: 1 })
  await told('wrong', [plain('Xia', '2025-06-13', 90_000, 8_000)])
  const { filing } = await ok('adminPortal/amendFiling', {
    filingId,
    explanation: 'One check was told wrong.',
  })
  const { figures } = (await ok('reports/getFiling', { filingId: filing.filingId })).filing
  const rows = Object.fromEntries(
    figures.corrections.map((row: Record<string, number | string>) => [
      row.line,
      [row.corrected, row.reported, row.difference, row.tax],
    ]),
  )
  // 100.00 less of wages: 12.40 and 2.90, and 20.00 of income tax.
  expect(rows).toEqual({
    6: [900, 1000, -100, null],
    7: [80, 100, -20, -20],
    8: [900, 1000, -100, -12.4],
    12: [900, 1000, -100, -2.9],
  })
})
