import { describe, expect, test } from 'vitest'
import { rate } from '../../../../src/kernel/rate.ts'
import { checkRegistration } from '../../../../src/law/engine/registration/check.ts'
import { registeredFacts, workerPerHour } from '../../../../src/law/engine/registration/employer.ts'
import { stateRegistrationFields } from '../../../../src/law/engine/registration/fields.ts'
import { readWorkerTax, workerTaxFields } from '../../../../src/law/engine/registration/worker-tax.ts'
import { stateCodes } from '../../../../src/law/language/states.ts'

const examples = (code: string, only: (required: boolean) => boolean) =>
  Object.fromEntries(
    stateRegistrationFields(code)
      .filter((field) => only(field.required))
      .map((field) => [field.key, field.example]),
  )

test('all fifty states and the District have a form', () => {
  expect(stateCodes).toHaveLength(51)
  expect(stateRegistrationFields('ZZ')).toEqual([])
})

describe.each(stateCodes.map((code) => ({ code })))('$code', ({ code }) => {
  const fields = stateRegistrationFields(code)

  test('asks for the unemployment account and rate by these labels', () => {
    const required = fields.filter((field) => field.required).map((field) => field.key)
    expect(required).toEqual(expect.arrayContaining(['UI Account Number', 'Unemployment Rate']))
    expect(new Set(fields.map((field) => field.key)).size).toBe(fields.length)
    for (const field of fields) {
      expect(field.description, field.key).not.toBe('')
      expect(field.format, field.key).not.toBe('')
      expect(field.example, field.key).not.toBe('')
    }
  })

  test('accepts its own examples without a warning', () => {
    const required = checkRegistration(
      code,
      examples(code, (is) => is),
    )
    expect(required).toMatchObject({ unknown: [], wrong: [], missing: [], warnings: [] })
    const every = checkRegistration(
      code,
      examples(code, () => true),
    )
    expect(every).toMatchObject({ unknown: [], wrong: [], missing: [], warnings: [] })
    expect(registeredFacts(code, required.values).rates).toHaveProperty([`${code}.sui`])
  })

  test('an account number may be applied for', () => {
    const given = { 'UI Account Number': 'applied for' }
    expect(checkRegistration(code, given)).toMatchObject({
      values: { 'UI Account Number': 'Applied For' },
      wrong: [],
      warnings: [],
    })
  })

  test('an unlike account number is refused where the format is verified and otherwise warns', () => {
    const { verified } = fields.find((field) => field.key === 'UI Account Number')!
    const { wrong, warnings, values } = checkRegistration(code, { 'UI Account Number': 'x' })
    expect([wrong.length, warnings.length]).toEqual(verified ? [1, 0] : [0, 1])
    expect(values['UI Account Number']).toBe(verified ? undefined : 'x')
  })
})

test.each([
  // sent            kept       wrong  warned
  ['2.7', '2.7%', 0, 0],
  ['2.7%', '2.7%', 0, 0],
  [' 2.700 % ', '2.700%', 0, 0],
  [2.7, '2.7%', 0, 0],
  ['0', '0%', 0, 0],
  ['.6', '0.6%', 0, 0],
  ['0.027', '0.027%', 0, 1], // 2.7 % typed as a fraction
  ['0.03', '0.03%', 0, 0],
  ['25', '25%', 0, 0],
  ['25.1', '25.1%', 0, 1],
  ['-1', undefined, 1, 0],
  ['101', undefined, 1, 0],
  ['two', undefined, 1, 0],
  ['', undefined, 1, 0],
  [null, undefined, 1, 0],
])('an unemployment rate of %j is kept as %j', (sent, kept, wrong, warned) => {
  const check = checkRegistration('TX', { 'Unemployment Rate': sent })
  expect(check.values['Unemployment Rate']).toBe(kept)
  expect([check.wrong.length, check.warnings.length]).toEqual([wrong, warned])
})

test.each([
  // state  label                          value        accepted
  ['GA', 'UI Account Number', '474747-88', true],
  ['GA', 'UI Account Number', '47474788', true],
  ['GA', 'UI Account Number', '474747-8', false],
  ['GA', 'Withholding Account Number', '1233214-ab', true],
  ['NJ', 'TDI Employer Rate', '0.10', true],
  ['NJ', 'TDI Employer Rate', '0.09', false],
  ['NJ', 'TDI Employer Rate', '0.75%', true],
  ['NJ', 'TDI Employer Rate', '0.76%', false],
  ['CA', 'Employment Training Tax Rate', '0.10', true],
  ['CA', 'Employment Training Tax Rate', '0', true],
  ['CA', 'Employment Training Tax Rate', '0.2', false],
  ['DE', 'Paid Leave Tier', 'under 10', true],
  ['DE', 'Paid Leave Tier', '9', false],
  ['WA', 'PFML Employer Share', 'true', true],
  ['WA', 'PFML Employer Share', 'maybe', false],
  ['WA', 'Composite Rate', '0.3138', true],
  ['WA', 'Composite Rate', '0.31381234', false],
])('%s %s %s accepted: %s', (code, key, value, accepted) => {
  expect(checkRegistration(code, { [key]: value }).wrong.length === 0).toBe(accepted)
})

test('the names of the facts are no keys', () => {
  expect(checkRegistration('GA', { uiAccountNumber: '474747-88', 'Ui account number': '1' }).unknown).toEqual(
    ['uiAccountNumber', 'Ui account number'],
  )
  expect(checkRegistration('TX', { 'Withholding Account Number': '1' }).unknown).toHaveLength(1)
})

test('A1: the deposit frequencies of a state are a closed list: those whose days are known', () => {
  const check = checkRegistration('GA', { 'Withholding Deposit Frequency': 'Yearly' })
  expect(check.wrong).toEqual([
    {
      key: 'Withholding Deposit Frequency',
      message: 'Withholding Deposit Frequency must be one of Semiweekly, Monthly, Quarterly',
    },
  ])
  expect(checkRegistration('GA', { 'Withholding Deposit Frequency': 'monthly' }).values).toEqual({
    'Withholding Deposit Frequency': 'Monthly',
  })
})

test('a registration becomes the figures that the law asks for', () => {
  expect(
    registeredFacts('CA', { 'Unemployment Rate': '2.7%', 'Employment Training Tax Rate': '0.1%' }),
  ).toEqual({
    rates: { 'CA.sui': rate('2.7%'), 'CA.ett': rate('0.1%') },
    perHour: {},
    districts: [],
  })
  // 1.0 + 0.2 + 0.03 = 1.23 %
  const parts = {
    'Unemployment Rate': '1.0%',
    'Administrative Reserve Rate': '0.2%',
    'Workforce Development Rate': '0.03%',
  }
  const { numerator, denominator } = registeredFacts('ID', parts).rates['ID.sui']!
  expect(numerator * 10_000n).toBe(123n * denominator)
  expect(registeredFacts('CO', { 'FAMLI Employer Share': 'No' }).rates).toEqual({
    'CO.familyLeave': rate('0%'),
  })
  expect(registeredFacts('CO', { 'FAMLI Employer Share': 'Yes' }).rates).toEqual({})
  expect(registeredFacts('DE', { 'Paid Leave Tier': '10 to 24' }).employees).toBe(10)
  expect(registeredFacts('WA', { 'PFML Employee Portion Paid by Employer': '40%' }).pays).toEqual({
    'WA.familyLeave': rate('40%'),
  })
  // Nothing of the 25 % that may be withheld: the employer pays all of the worker's part.
  const vt = registeredFacts('VT', { 'Child Care Contribution Withheld': '0%' }).pays!['VT.childCare']!
  expect(vt.numerator).toBe(vt.denominator)
  expect(
    registeredFacts('VT', { 'Child Care Contribution Withheld': '25%' }).pays!['VT.childCare']!.numerator,
  ).toBe(0n)
  expect(registeredFacts('OR', { 'Transit District': 'TriMet' }).districts).toEqual(['OR-TRIMET'])
})

test('Washington prints the hourly total and the worker’s part', () => {
  // 0.3138 − 0.1119 = 0.2019
  const notice = { 'Composite Rate': '0.3138', 'Payroll Deduction Rate': '0.1119' }
  expect(registeredFacts('WA', notice).perHour).toEqual({
    'WA.lni': { employee: '0.11190', employer: '0.20190' },
  })
  expect(registeredFacts('OR', { "Workers' Benefit Fund Rate": '0.020' }).perHour).toEqual({
    'OR.wbf': { employee: '0.01000', employer: '0.01000' },
  })
})

test('a worker’s own risk class', () => {
  expect(stateCodes.filter((code) => workerTaxFields(code).length > 0)).toEqual(['WA'])
  const given = Object.fromEntries(workerTaxFields('WA').map((field) => [field.key, field.example]))
  const read = readWorkerTax('WA', given)
  if (!('tax' in read)) throw new Error(read.wrong.join())
  expect(workerPerHour(read.tax)).toEqual({ 'WA.lni': { employee: '0.11190', employer: '0.20190' } })
  expect(readWorkerTax('WA', { ...given, CompositeRate: '0.1118' })).toEqual({
    wrong: ['PayrollDeductionRate must not exceed CompositeRate'],
  })
  expect(readWorkerTax('WA', { ...given, RiskClassCode: '49' })).toEqual({
    wrong: ['RiskClassCode must be 9999-99'],
  })
  expect(readWorkerTax('GA', given)).toEqual({ wrong: ['GA has no tax of this kind'] })
})
