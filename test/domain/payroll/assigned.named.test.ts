import { expect, test } from 'vitest'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import { assemble } from '../../../src/domain/payroll/assemble.ts'
import type { GivenFacts, PersonFacts } from '../../../src/domain/payroll/person.ts'
import { day } from '../../../src/kernel/dates.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'
import { period, person } from './people.ts'

/** Two weeks of June at 25.00: 80 hours, 2,000.00, ten days of 200.00. */
const paid = (
  given: GivenFacts,
  more: Partial<PersonFacts>,
  registrations: Record<string, Record<string, string>> = { GA: sui, CO: sui },
) => {
  const run = { period, payDate: day('2026-06-19'), registrations }
  const assembled = assemble(person(given, more), run)!
  const { taxes } = calculatePaycheck(assembled.input, { explain: true })
  const of = (code: string) => {
    const line = taxes.find((each) => each.code === code)
    return line && `${dollars(line.amount)} of ${dollars(line.taxable)}`
  }
  return { of, told: assembled.told, named: assembled.named, input: assembled.input }
}

const sui = { 'Unemployment Rate': '2.7%' }
const office = { state: 'GA', city: 'Atlanta', locationId: 'office' }
const home = { state: 'GA', city: 'Atlanta' }
const pueblo = { state: 'CO', city: 'Pueblo', zipcode: '81001', locationId: 'pueblo' }
const namedPlaces = { pueblo, Remote: { state: 'CO', city: 'Pueblo', zipcode: '81001' }, office }

test('a bonus that names its place is taxed there, and one state insures the whole wage', () => {
  const compensation = [{ description: 'Bonus', amount: usd(500), at: 'pueblo' }]
  const { of, named, input } = paid({ hours: 8000, compensation }, { work: office, home, namedPlaces })
  expect(of('CO.incomeTax')).toMatch(/of 500\.00$/)
  expect(of('GA.sui')).toBe('67.50 of 2500.00') // 2,500 × 2.7%
  expect(of('CO.sui')).toBeUndefined()
  expect(named).toEqual([pueblo])
  expect(input.earnings.map(({ type, at, place }) => [type, at, place?.state])).toEqual([
    ['Regular', undefined, undefined],
    ['Bonus', undefined, 'CO'],
  ])
})

test('hours, overtime and pay by code name places; the usual place named is no other', () => {
  const byCode = { rate: usd(25), hours: 4000, multiplier: null, amount: null }
  const basePay = [
    { ...byCode, payCode: 'Regular', at: 'office' },
    { ...byCode, payCode: 'Regular', at: 'pueblo' },
  ]
  const rows = paid({ basePay }, { work: office, home, namedPlaces })
  expect(rows.of('CO.incomeTax')).toMatch(/of 1000\.00$/)
  expect(rows.of('GA.incomeTax')).toMatch(/of 2000\.00$/) // the home state: all of it, less a credit
  const hours = paid({ hours: 8000, hoursAt: 'Remote' }, { work: office, home, namedPlaces })
  expect(hours.of('CO.incomeTax')).toMatch(/of 2000\.00$/)
  const overtime = [{ type: 'Overtime', hours: 1000, multiplier: 150, at: 'pueblo' }]
  const over = paid({ hours: 8000, overtime }, { work: office, home, namedPlaces })
  expect(over.of('CO.incomeTax')).toMatch(/of 375\.00$/) // 10 × 25.00 × 1.5
})

test('time entries that name a place split the pay by their minutes', () => {
  const workedDays = [
    { on: day('2026-06-01'), minutes: 480 },
    { on: day('2026-06-02'), minutes: 240, at: 'pueblo' },
    { on: day('2026-06-02'), minutes: 240 },
  ]
  const { of } = paid({ hours: 1600 }, { work: office, home, workedDays, namedPlaces: { pueblo } })
  expect(of('CO.incomeTax')).toMatch(/of 100\.00$/) // 16 h × 25.00 = 400.00, a quarter of the minutes
})

test('a place of an assignment that a line names keeps the rules of the assignment', () => {
  const assignment = {
    begin: day('2026-06-01'),
    end: day('2026-06-30'),
    place: { state: 'NY', city: 'Albany', zipcode: '12207', locationId: 'albany' },
    basisPoints: 100,
    answers: {},
    isRequired: null,
    unemploymentState: null,
  }
  const at = { work: office, home, assignments: [assignment] }
  const given = { hours: 8000, compensation: [{ description: 'Bonus', amount: usd(500), at: 'albany' }] }
  const { of } = paid(given, { ...at, namedPlaces: { albany: assignment.place } })
  expect(of('NY.incomeTax')).toBe('0.00 of 520.00') // one day within fourteen: 20.00 of hours, and the bonus
  const alone = paid(given, { work: office, home, namedPlaces: { albany: assignment.place } })
  expect(alone.of('NY.incomeTax')).not.toBe('0.00 of 500.00')
  expect(alone.told[0]).toMatch(
    /^is withheld for in NY from the first day: .* addWorkAssignment tells the days/,
  )
})

test('who moves home inside a period is taxed by the home of each day', () => {
  const stateW4 = { IN: { 'County of Residence': 'Marion' } }
  const homes = [
    { place: { state: 'IN', city: 'Gary' }, until: day('2026-06-03'), stateW4 },
    { place: { state: 'KY', city: 'Paris' }, until: day('2026-06-14'), stateW4: {} },
  ]
  const moved = {
    work: { state: 'OH', city: 'Lima', locationId: 'lima' },
    home: homes[1]!.place,
    homes,
    stateW4: {
      ...stateW4,
      OH: { 'City of Employment': 'Lima', 'Certificate of Nonresidence': 'Yes' },
    },
  }
  const { of } = paid({ hours: 8000 }, moved, { OH: sui, IN: sui, KY: sui })
  // June 1 to 3 are three of ten workdays. Both states agree with Ohio: the home state withholds.
  expect(of('IN.incomeTax')).toMatch(/of 600\.00$/)
  expect(of('KY.incomeTax')).toMatch(/of 1400\.00$/)
  expect(of('IN-MARION.incomeTax')).toMatch(/of 600\.00$/)
  expect(of('OH-LIMA.incomeTax')).toBe('30.00 of 2000.00') // 1.5%, wherever the home is
  const { homes: _, ...settled } = moved
  expect(of('OH.sui')).toBe(paid({ hours: 8000 }, settled, { OH: sui, KY: sui }).of('OH.sui'))
})

test('two subdivisions of Pennsylvania have one code and two rates; one municipality takes the local services tax', () => {
  const answers = { 'Resident PSD Code': '711001', 'Work PSD Code': '460101' } // 1% at home; 1% for others at work
  const assignment = {
    begin: day('2026-06-01'),
    end: day('2026-06-05'),
    place: { state: 'PA', city: 'York' },
    basisPoints: null,
    answers: { 'Work PSD Code': '671401' }, // York City: 1.25% for others, 52.00 a year
    isRequired: null,
    unemploymentState: null,
  }
  const { of } = paid(
    { hours: 8000 },
    {
      work: { state: 'PA', city: 'Abington', locationId: 'abington' },
      home: { state: 'PA', city: 'Pine' },
      assignments: [assignment],
      stateW4: { PA: answers },
    },
    { PA: sui },
  )
  expect(of('PA-EIT.incomeTax')).toBe('22.50 of 2000.00') // 1,000 × 1% + 1,000 × 1.25%
  expect(of('PA-LST.localServices')).toMatch(/^2\.00 of/) // 52 ÷ 26, once
})
