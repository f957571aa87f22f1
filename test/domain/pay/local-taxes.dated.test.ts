import { expect, test } from 'vitest'
import { buildInput, type PayeeFacts } from '../../../src/domain/pay/build-input.ts'
import { wageFloor } from '../../../src/domain/pay/minimum-wage.ts'
import { type Day, day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import { payee } from './payee.ts'

const paidOn = (payDate: Day, given: Partial<PayeeFacts>): PayeeFacts => ({
  ...payee,
  ...{ payDate, periodStart: payDate, periodEnd: payDate, frequency: 'Weekly' },
  stateW4: { PA: { 'Resident PSD Code': '080701', 'Work PSD Code': '460101' } },
  earnings: [{ type: 'Regular', amount: usd(1000) }],
  ...given,
})

const rateOn = (on: string, given: Partial<PayeeFacts> = {}) => {
  const { rates } = buildInput(paidOn(day(on), given)).employer
  return rates['PA-EIT.incomeTax']
}

test('a register is of its year: before it nothing is on file, after what was checked it is refused', () => {
  const percent144 = { numerator: 144n, denominator: 10_000n }
  const at2026 = rateOn('2026-12-31')!
  expect(at2026.numerator * percent144.denominator).toBe(percent144.numerator * at2026.denominator)
  expect(rateOn('2025-12-31')).toBeUndefined()
  expect(() => rateOn('2027-01-01')).toThrow(
    'PA.subdivisions: the law was checked through 2026-12-31, not for 2027-01-01',
  )
  expect(rateOn('2027-01-01', { lookUp: { allowProvisional: true } })).toEqual(at2026)
})

test('the mobility tax by the payroll of a quarter is of its years', () => {
  const registration = { 'MCTMT Zone 1 Quarter Payroll': '400000.00' }
  const mobility = (on: string) =>
    buildInput(
      paidOn(day(on), { work: { state: 'NY', city: 'New York' }, home: null, stateW4: {}, registration }),
    ).employer.rates['NY-MCTD-1.mobility']
  expect(mobility('2025-06-30')).toBeUndefined()
  expect(mobility('2025-07-01')).toBeDefined()
  expect(() => mobility('2027-01-01')).toThrow(
    'NY.mobility: the law was checked through 2026-12-31, not for 2027-01-01',
  )
})

test('a city’s minimum wage past its edition says that it is provisional', () => {
  const denver = (on: string) => wageFloor({ state: 'CO', city: 'Denver' }, day(on))?.law
  expect(denver('2026-12-31')).toBe('Denver@2026-01-01, derived: the tip credit is of food and drink only')
  expect(denver('2027-01-01')).toBe(
    'Denver@2026-01-01, provisional: the tip credit is of food and drink only',
  )
})
