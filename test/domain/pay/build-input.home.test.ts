import { expect, test } from 'vitest'
import { buildInput, type PayeeFacts } from '../../../src/domain/pay/build-input.ts'
import { stateOfAnswers } from '../../../src/domain/pay/certificates.ts'
import type { StateAnswers } from '../../../src/domain/pay/facts.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import { stateCodes } from '../../../src/domain/values.ts'
import { day } from '../../../src/kernel/dates.ts'
import { cents, dollars, usd, ZERO } from '../../../src/kernel/money.ts'
import { residenceOn, stateDuties } from '../../../src/law/engine/residence.ts'
import { stateW4Fields } from '../../../src/law/engine/state-w4.ts'

const PAY_DATE = day('2026-09-11')

/** Biweekly 3,000.00 to someone without a federal certificate. */
const payee = (given: Partial<PayeeFacts>): PayeeFacts => ({
  workerType: 'W2',
  payDate: PAY_DATE,
  periodStart: day('2026-08-29'),
  periodEnd: PAY_DATE,
  frequency: 'BiWeekly',
  work: { state: 'GA', city: '' },
  home: null,
  w4: null,
  stateW4: {},
  registration: undefined,
  earnings: [{ type: 'Regular', amount: usd(3000), hours: 80 }],
  deductions: [],
  garnishments: [],
  yearToDate: { taxes: {}, supplementalWages: ZERO },
  supplementalMethod: 'flat',
  hours: 80,
  exemptions: [],
  backupWithholding: false,
  ...given,
})

const taxesOf = (given: Partial<PayeeFacts>): Record<string, string> =>
  Object.fromEntries(
    calculatePaycheck(buildInput(payee(given)), { allowProvisional: true })
      .taxes.filter(({ payer, code }) => payer === 'employee' && code.endsWith('.incomeTax'))
      .map(({ code, amount }) => [code, dollars(amount)]),
  )

const at = (state: string) => ({ state, city: '' })

// biome-ignore format: one commuter a line
test.each([
  // lives, works, certificates on file, what the home state takes
  ['OR', 'WA', { OR: { status: 'single', allowances: 1 } },                 { 'OR.incomeTax': '202.00' }],
  ['VA', 'DC', { VA: { exempt: 'Yes' } },                                   { 'VA.incomeTax': '0.00' }],
  ['CT', 'FL', { CT: { code: 'F' } },                                       { 'CT.incomeTax': '140.96' }],
  ['MI', 'OH', { MI: { exemptions: 1 }, OH: { exemptions: 3 } },            { 'MI.incomeTax': '117.86' }],
] as const)('W1: lives in %s, works in %s, %j: %j', (home, work, stateW4, taken) => {
  expect(taxesOf({ work: at(work), home: at(home), stateW4 })).toMatchObject(taken)
})

/** Every line of a form as its own example has it, and so much extra that nobody can miss the form. */
const filled = (state: string): StateAnswers =>
  Object.fromEntries([
    ...stateW4Fields(state)
      .filter(({ name, required }) => required && !['extra', 'exempt'].includes(name))
      .map(({ key, example }) => [key, example]),
    ['extra', '37.00'],
  ])

const taxed = stateCodes.filter((state) => stateW4Fields(state).length > 0)
const pairs = taxed.flatMap((home) =>
  stateCodes.filter((work) => work !== home).map((work) => ({ home, work })),
)
const withholds = ({ home, work }: { home: string; work: string }) => {
  const facts = { payDate: PAY_DATE, work: at(work), resident: at(home) }
  const takesTax = (state: string) => taxed.some((one) => one === state)
  return stateDuties(facts, () => residenceOn(facts, {}), takesTax).map(({ state }) => state)
}

test('W1, W1b: in every pairing the home state’s tax is by the home state’s form', () => {
  const atHome = new Map(
    taxed.map((home) => [home, taxesOf({ work: at(home), stateW4: { [home]: filled(home) } })]),
  )
  const wrong: string[] = []
  let [alone, beside] = [0, 0]
  for (const { home, work } of pairs) {
    if (!withholds({ home, work }).includes(home)) continue
    const forms = { [home]: filled(home), ...(taxed.some((one) => one === work) && { [work]: filled(work) }) }
    const taken = taxesOf({ work: at(work), home: at(home), stateW4: forms })
    const away = taken[`${work}.incomeTax`]
    const code = `${home}.incomeTax`
    if (away === undefined) alone++
    else beside++
    // Where the work state withholds too, the home state gives credit for its tax; the 37.00 of each form is beside it (W9).
    const tax = (taken: string) => usd(taken) - usd(37)
    const due = tax(atHome.get(home)![code]!) - (away === undefined ? 0n : tax(away))
    const expected = dollars(cents((due < 0n ? 0n : due) + usd(37)))
    if (taken[code] !== expected) wrong.push(`${home} → ${work}: ${taken[code]}, not ${expected}`)
  }
  expect(wrong).toEqual([])
  expect(alone).toBeGreaterThan(390)
  expect(beside).toBeGreaterThan(1000)
})

test('W1d: answers without a state belong to the form of the state that withholds', () => {
  const paid = { on: PAY_DATE, work: 'OH', home: 'MI' }
  expect(stateOfAnswers({ exemptions: 1 }, paid)).toBe('MI')
  expect(stateOfAnswers({ 'City of Employment': 'Columbus', 'School District Number': '2501' }, paid)).toBe(
    'OH',
  )
  expect(stateOfAnswers({ extra: 5 }, { on: PAY_DATE, work: 'NY', home: 'NJ' })).toBe('NY')
  expect(stateOfAnswers({ extra: 5 }, { on: PAY_DATE, work: 'WA', home: 'OR' })).toBe('OR')
})

test('what is not on the form of a state is refused by name', () => {
  const read = (stateW4: PayeeFacts['stateW4']) => () => buildInput(payee({ home: at('OR'), stateW4 }))
  expect(read({ OR: { color: 'red' } })).toThrow('OR: color is not on the certificate of this state')
  expect(read({ OR: { allowances: 'two' } })).toThrow('must be a whole number')
})

test('a ZIP of one county of Maryland tells the county, until the certificate says another', () => {
  const home = { state: 'MD', city: 'Westminster', zipcode: '21157' }
  expect(Object.keys(taxesOf({ work: home, home }))).toContain('MD-CARROLL.incomeTax')
  const told = taxesOf({
    work: home,
    home,
    stateW4: { MD: { 'County of Residence': 'Howard' } },
  })
  expect(Object.keys(told).filter((code) => /^MD-/.test(code))).toEqual(['MD-HOWARD.incomeTax'])
})
