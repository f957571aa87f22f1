import { expect, test } from 'vitest'
import type { DeductionType, EarningType } from '../../../src/domain/pay/elements.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import type { PaycheckInput } from '../../../src/domain/pay/paycheck-types.ts'
import { day } from '../../../src/kernel/dates.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'
import { worker } from './worker.ts'

const PHILADELPHIA = { state: 'PA', localities: ['PA-PHILADELPHIA'] }
const LOUISVILLE = { state: 'KY', localities: ['KY-LOUISVILLE'] }

/** 3,000.00 every two weeks, single. */
const paid = (state: string, more: Partial<PaycheckInput>): PaycheckInput =>
  worker(state, {
    payDate: day('2026-09-11'),
    periodStart: day('2026-08-29'),
    periodEnd: day('2026-09-11'),
    earnings: [{ type: 'Regular', amount: usd(3000), hours: 80 }],
    ...more,
  })

const less = (type: DeductionType, amount: number): Partial<PaycheckInput> => ({
  deductions: [{ type, amount: usd(amount) }],
})

const imputed = (type: EarningType, amount: string): Partial<PaycheckInput> => ({
  earnings: [
    { type: 'Regular', amount: usd(3000), hours: 80 },
    { type, amount: usd(amount) },
  ],
})

function taken(input: PaycheckInput, code: string, payer = 'employee'): string {
  const line = calculatePaycheck(input).taxes.find((each) => each.code === code && each.payer === payer)!
  return dollars(line.amount)
}

// biome-ignore format: read in columns
test.each<[string, string, Partial<PaycheckInput>, string, string]>([
  // finding             works                        what is deducted             tax                          employee pays
  ['W3, A19: 403(b)',     'NJ', less('403(b)', 300),     'NJ.incomeTax',              '121.05'], // on 3,000
  ['W3, A19: 457(b)',     'NJ', less('457(b)', 300),     'NJ.incomeTax',              '121.05'],
  ['W3, A19: SIMPLE IRA', 'NJ', less('SIMPLE IRA', 300), 'NJ.incomeTax',              '121.05'],
  ['W3: 401(k)',          'NJ', less('401(k)', 300),     'NJ.incomeTax',              '101.88'], // on 2,700: deferred
  ['W3: commuter',        'NJ', less('Commuter', 300),   'NJ.incomeTax',              '121.05'],
  ['W4: Medical',         'PA', { ...less('Medical', 200), work: PHILADELPHIA, resident: PHILADELPHIA }, 'PA-PHILADELPHIA.incomeTax', '112.05'], // 3,000 × 3.735 %
  ['W4: FSA',             'PA', { ...less('FSA', 100), work: PHILADELPHIA, resident: PHILADELPHIA },     'PA-PHILADELPHIA.incomeTax', '112.05'],
  ['W4: HSA',             'PA', { ...less('HSA', 200), work: PHILADELPHIA, resident: PHILADELPHIA },     'PA-PHILADELPHIA.incomeTax', '112.05'],
  ['W4: 401(k)',          'PA', { ...less('401(k)', 200), work: PHILADELPHIA, resident: PHILADELPHIA },  'PA-PHILADELPHIA.incomeTax', '112.05'],
  ['W5: TDI',             'RI', less('401(k)', 300),     'RI.sdi',                    '29.70'],  // 2,700 × 1.1 %
  ['W6: commuter',        'KY', { ...less('Commuter', 100), work: LOUISVILLE }, 'KY-LOUISVILLE.incomeTax', '43.50'], // 3,000 × 1.45 %
  ['W6: parking',         'KY', { ...less('Parking', 100), work: LOUISVILLE },  'KY-LOUISVILLE.incomeTax', '43.50'],
  ['W7: Medical',         'PA', less('Medical', 200),    'PA.sui',                    '2.10'],   // 3,000 × 0.07 %
  ['W8: WA PFML',         'WA', less('Medical', 200),    'WA.familyLeave',            '24.21'],  // 3,000 × 0.807159 %
  ['W8: WA Cares',        'WA', less('Medical', 200),    'WA.longTermCare',           '17.40'],  // 3,000 × 0.58 %
  ['W8: MA family',       'MA', less('Medical', 200),    'MA.familyLeave',            '5.40'],   // 3,000 × 0.18 %
  ['W8: MA medical',      'MA', less('Medical', 200),    'MA.medicalLeave',           '8.40'],   // 3,000 × 0.28 %
  ['W8: NY PFL',          'NY', less('Medical', 200),    'NY.familyLeave',            '12.96'],  // 3,000 × 0.432 %
  ['A27: imputed life',   'CA', imputed('Group-Term Life', '22.50'), 'CA.sdi',        '39.00'],  // 3,000 × 1.3 %
])('%s in %s', (_, state, more, code, due) => {
  expect(taken(paid(state, more), code)).toBe(due)
})

test('W5: Rhode Island leaves 401(k) out of the wages of the employer’s taxes too', () => {
  expect(taken(paid('RI', less('401(k)', 300)), 'RI.sui', 'employer')).toBe('27.00') // 2,700 × 1 %
  expect(taken(paid('RI', less('401(k)', 300)), 'RI.jdf', 'employer')).toBe('5.67') // 2,700 × 0.21 %
})

test('A27: unemployment and training tax of California are not on imputed life insurance, income tax is', () => {
  const { taxes } = calculatePaycheck(paid('CA', imputed('Group-Term Life', '22.50')))
  const subject = (code: string) => dollars(taxes.find((line) => line.code === code)!.subject)
  expect(['CA.sui', 'CA.ett', 'CA.incomeTax', 'US.socialSecurity', 'US.futa'].map(subject)).toEqual([
    '3000.00',
    '3000.00',
    '3022.50',
    '3022.50',
    '3000.00',
  ])
})

test('A13: health of an S corporation’s owner bears income tax, and neither FICA nor unemployment', () => {
  const input = paid('TX', imputed('S-Corp 2% Health', '600'))
  const check = calculatePaycheck(input)
  const lines = check.taxes.map(({ code, payer, subject }) => [`${code} ${payer}`, dollars(subject)])
  expect(Object.fromEntries(lines)).toEqual({
    'US.incomeTax employee': '3600.00',
    'US.socialSecurity employee': '3000.00',
    'US.socialSecurity employer': '3000.00',
    'US.medicare employee': '3000.00',
    'US.medicare employer': '3000.00',
    'US.additionalMedicare employee': '3000.00',
    'US.futa employer': '3000.00',
    'TX.sui employer': '3000.00',
  })
  expect([dollars(check.gross), dollars(check.notPaid)]).toEqual(['3600.00', '600.00'])
  // 600.00 beside regular wages that are taxed: 22 %.
  const plain = taken(paid('TX', {}), 'US.incomeTax')
  expect(usd(taken(input, 'US.incomeTax')) - usd(plain)).toBe(usd(132))
})

test('A13: Pennsylvania leaves it out of its own and its places’ wages, New Jersey does not', () => {
  const subject = (state: string, code: string) => {
    const { taxes } = calculatePaycheck(paid(state, imputed('S-Corp 2% Health', '600')))
    return dollars(taxes.find((line) => line.code === code)!.subject)
  }
  expect(subject('PA', 'PA.incomeTax')).toBe('3000.00')
  expect(subject('NJ', 'NJ.incomeTax')).toBe('3600.00')
})

test('a doubt of the table reaches the line that rests on it, and no other', () => {
  const of = (more: Partial<PaycheckInput>) =>
    Object.fromEntries(
      calculatePaycheck(paid('WA', more)).taxes.map(({ code, confidence }) => [code, confidence]),
    )
  expect(of(less('Medical', 200))['WA.familyLeave']).toBe('unsure')
  expect(of(less('401(k)', 200))['WA.familyLeave']).toBe('verified')
  expect(of({})['WA.familyLeave']).toBe('verified')
})
