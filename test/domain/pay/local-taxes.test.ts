import { expect, test } from 'vitest'
import { buildInput, type PayeeFacts } from '../../../src/domain/pay/build-input.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import { dollars, usd, ZERO } from '../../../src/kernel/money.ts'
import { payee } from './payee.ts'

const taxes = (given: Partial<PayeeFacts>) => {
  const { taxes: lines } = calculatePaycheck(buildInput({ ...payee, ...given }))
  return (code: string) => {
    const line = lines.find((each) => each.code === code)
    return line && dollars(line.amount)
  }
}

const psd = (home: string, work: string, more = {}) => ({
  stateW4: { PA: { 'Resident PSD Code': home, 'Work PSD Code': work, ...more } },
})

// biome-ignore format: one worker a line
test.each([
  ['080701', '460101', {},                              '43.20', '2.00'], // 1.44% at home is higher than 1%; LST 52 ÷ 26
  ['530301', '550101', {},                              '30.00', undefined], // 1% at home, 0.5% at work; no LST there
  ['880000', '460101', {},                              '30.00', '2.00'], // lives in another state: the work place's 1%
  ['250101', '460101', { 'Resident EIT Rate': '1.65%' }, '49.50', '2.00'], // a home that is not on file: its certificate
  ['530301', '460101', { 'Local Services Tax Exempt': 'Yes' }, '30.00', undefined],
])('W14: lives in %s, works in %s %o: the rate of each worker', (home, work, more, eit, services) => {
  const of = taxes(psd(home, work, more))
  expect(of('PA-EIT.incomeTax')).toBe(eit)
  expect(of('PA-LST.localServices')).toBe(services)
})

test('two workers of one employer have two rates, whatever it registered; what is not on file takes that', () => {
  const registration = { 'Earned Income Tax Rate': '2%' }
  const rate = (home: string, work: string) => taxes({ registration, ...psd(home, work) })('PA-EIT.incomeTax')
  expect(rate('700102', '700102')).toBe('90.00') // Pittsburgh: 3%
  expect(rate('711001', '700102')).toBe('30.00') // 1% at home and at work
  expect(rate('250199', '250199')).toBe('60.00') // not on file: 2% by the registration
})

test('Pittsburgh’s payroll expense tax is of work in Pittsburgh, where the employer says that it owes it', () => {
  const registration = { 'Pittsburgh Payroll Expense Tax': 'Yes' }
  const owed = (work: string) =>
    taxes({ registration, ...psd('711001', work) })('PA-PITTSBURGH.payrollExpense')
  expect(owed('700102')).toBe('16.50') // 3,000 × 0.55%
  expect(owed('711001')).toBeUndefined()
})

test('the mobility tax is of the zone of the work place, at the rate that is registered', () => {
  const registration = { 'MCTMT Zone 1 Rate': '0.6%', 'MCTMT Zone 2 Rate': '0.34%' }
  const owed = (city: string, zipcode: string, values: Record<string, string> = registration) => {
    const of = taxes({
      work: { state: 'NY', city, zipcode },
      home: { state: 'CT', city: '' },
      registration: values,
    })
    return [of('NY-MCTD-1.mobility'), of('NY-MCTD-2.mobility')]
  }
  expect(owed('Jamaica', '11432')).toEqual(['18.00', undefined]) // 3,000 × 0.6%
  expect(owed('White Plains', '10601')).toEqual([undefined, '10.20'])
  expect(owed('Buffalo', '14201')).toEqual([undefined, undefined])
  expect(owed('Jamaica', '11432', {})).toEqual([undefined, undefined])
})

test('courtesy withholding is asked for on the certificate, with the credit of the home city', () => {
  const OH = { 'City of Employment': 'Parma', 'City of Residence': 'Cleveland Heights' }
  const city = { state: 'OH', city: 'Parma' }
  const of = (more: Record<string, string>) =>
    taxes({ work: city, home: city, stateW4: { OH: { ...OH, ...more } } })
  const credit = { 'Residence City Credit Factor': '50%', 'Residence City Credit Limit': '1%' }
  expect(of({})('OH-CLEVELAND-HEIGHTS.incomeTax')).toBeUndefined()
  expect(of(credit)('OH-CLEVELAND-HEIGHTS.incomeTax')).toBe('52.50') // 67.50 − 0.5 × 30.00
  expect(of(credit)('OH-PARMA.incomeTax')).toBe('75.00')
})

test('Ohio leaves section 125 out, Kentucky does not', () => {
  const deductions = [{ type: 'Medical', amount: usd(200) }] as const
  const columbus = { work: { state: 'OH', city: '', localities: ['OH-COLUMBUS'] }, home: null, deductions }
  expect(taxes(columbus)('OH-COLUMBUS.incomeTax')).toBe('70.00') // 2,800 × 2.5%
  const green = { state: 'KY', city: '', localities: ['KY-BOWLING-GREEN', 'KY-WARREN-COUNTY'] }
  const of = taxes({ work: green, home: null, deductions })
  expect([of('KY-BOWLING-GREEN.incomeTax'), of('KY-WARREN-COUNTY.incomeTax')]).toEqual(['60.00', '0.00'])
})

test('who lives in one city of Missouri and works in the other owes both', () => {
  const of = taxes({
    work: { state: 'MO', city: '', localities: ['MO-KANSAS-CITY'] },
    home: { state: 'MO', city: '', localities: ['MO-ST-LOUIS'] },
  })
  expect([of('MO-KANSAS-CITY.incomeTax'), of('MO-ST-LOUIS.incomeTax')]).toEqual(['30.00', '30.00'])
})

test('a local services tax of 10 a year is taken at once with the first pay of the year; one above it by the period', () => {
  const input = (work: string, wages: number) =>
    ({
      frequency: 'Weekly',
      ...psd('530301', work),
      yearToDate: {
        taxes: { 'PA-LST.localServices': { wages: usd(wages), tax: ZERO } },
        benefits: {},
        supplementalWages: ZERO,
      },
    }) as const
  const taken = (work: string, wages: number) => taxes(input(work, wages))('PA-LST.localServices') ?? '0.00'
  expect([taken('160603', 0), taken('160603', 3000)]).toEqual(['10.00', '0.00']) // Redbank Township: 10
  expect([taken('711101', 0), taken('711101', 3000)]).toEqual(['0.75', '0.75']) // Aleppo Township: 39 ÷ 52
})
