import { expect, test } from 'vitest'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import { assemble } from '../../../src/domain/payroll/assemble.ts'
import type { PersonFacts } from '../../../src/domain/payroll/person.ts'
import type { WorkAssignment } from '../../../src/domain/places/work-assignment.ts'
import { day } from '../../../src/kernel/dates.ts'
import { dollars } from '../../../src/kernel/money.ts'
import { period, person } from './people.ts'

/** Two weeks of June at 25.00: 80 hours, 2,000.00, ten days of 200.00. */
const paid = (more: Partial<PersonFacts>, registrations: Record<string, Record<string, string>> = {}) => {
  const assembled = assemble(person({ hours: 8000 }, more), {
    period,
    payDate: day('2026-06-19'),
    registrations,
  })!
  const { taxes } = calculatePaycheck(assembled.input, { explain: true })
  const of = (code: string) => {
    const line = taxes.find((each) => each.code === code)
    return line && `${dollars(line.amount)} of ${dollars(line.taxable)}`
  }
  return { of, told: assembled.told, taxes }
}

const to = (state: string, more: Partial<WorkAssignment> = {}): WorkAssignment => ({
  begin: day('2026-06-01'),
  end: day('2026-06-05'),
  place: { state, city: '' },
  basisPoints: null,
  answers: {},
  isRequired: null,
  unemploymentState: null,
  ...more,
})

const office = { state: 'GA', city: 'Atlanta', locationId: 'office' }
const home = { state: 'GA', city: 'Atlanta' }
const sui = { 'Unemployment Rate': '2.7%' }

test('a week elsewhere is taxed there, and unemployment stays where the work is usual', () => {
  const { of, told } = paid({ work: office, home, assignments: [to('CO')] }, { GA: sui, CO: sui })
  expect(of('CO.incomeTax')).toMatch(/of 1000\.00$/) // five of ten days
  expect(of('GA.sui')).toBe('54.00 of 2000.00') // 2,000 × 2.7%: the whole wage
  expect(of('CO.sui')).toBeUndefined()
  expect(of('US.incomeTax')).toMatch(/of 2000\.00$/)
  expect(told).toEqual([])
})

test('a state below its threshold takes nothing, and the line says why', () => {
  const { of, told, taxes } = paid({ work: office, home, assignments: [to('NY')] }, { GA: sui })
  expect(of('NY.incomeTax')).toBe('0.00 of 1000.00')
  expect(taxes.find(({ code }) => code === 'NY.incomeTax')!.steps![0]!.formula).toMatch(
    /^5 days and 1000\.00 in NY this year stay within the 14 days of work/,
  )
  expect(told[0]).toMatch(/^has no income tax of NY withheld: 5 days/)
  const { of: alone } = paid({ work: office, home }, { GA: sui })
  expect(of('GA.incomeTax')).toBe(alone('GA.incomeTax')) // the home state takes all of it
})

test('the days of the year count: eleven more of them pass New York’s fourteen', () => {
  const before = to('NY', { begin: day('2026-03-02'), end: day('2026-03-16') }) // eleven workdays
  const { of } = paid({ work: office, home, assignments: [before, to('NY')] }, { GA: sui })
  expect(of('NY.incomeTax')).not.toBe('0.00 of 1000.00')
  expect(of('NY.incomeTax')).toMatch(/of 1000\.00$/)
})

test('a share of every day, by which the base of operations is the second test', () => {
  const half = to('CO', { end: null, basisPoints: 2500 })
  const { of } = paid({ work: office, home, assignments: [half] }, { GA: sui, CO: sui })
  expect(of('CO.incomeTax')).toMatch(/of 500\.00$/)
  expect(of('GA.sui')).toBe('54.00 of 2000.00')
})

test('unemployment goes where it was given, although little was earned there', () => {
  const given = to('CO', { unemploymentState: 'CO' })
  const { of } = paid({ work: office, home, assignments: [given] }, { GA: sui, CO: sui })
  expect(of('CO.sui')).toMatch(/of 2000\.00$/)
  expect(of('GA.sui')).toBeUndefined()
})

test('days at home by choice are days at an office in New York; not said, a run asks', () => {
  const ny = { state: 'NY', city: 'Albany', locationId: 'office' }
  const nj = { state: 'NJ', city: 'Newark' }
  const days = (isRequired: boolean | null) =>
    paid({ work: ny, home: nj, assignments: [to('NJ', { isRequired })] }, { NY: sui, NJ: sui })
  expect(days(false).of('NY.incomeTax')).toMatch(/of 2000\.00$/)
  expect(days(false).told[0]).toMatch(/^works in NJ for their own convenience: the days count as days in NY/)
  expect(days(true).of('NY.incomeTax')).toMatch(/of 1000\.00$/)
  expect(days(true).told).toEqual([])
  expect(days(null).told[0]).toMatch(/convenience rule asks whether the work needs that place/)
})

test('Ohio: up to 20 days in a city of the year, the principal place of work is withheld for', () => {
  const columbus = { state: 'OH', city: 'Columbus', locationId: 'office' }
  const lives = { state: 'OH', city: '' }
  const stateW4 = { OH: { 'City of Employment': 'Columbus' } }
  const parma = to('OH', { answers: { 'City of Employment': 'Parma' } })
  const few = paid({ work: columbus, home: lives, stateW4, assignments: [parma] }, { OH: sui })
  expect(few.of('OH-COLUMBUS.incomeTax')).toBe('50.00 of 2000.00') // 2.5%
  expect(few.of('OH-PARMA.incomeTax')).toBeUndefined()
  expect(few.told[0]).toMatch(/^has worked 5 days of the year in OH-PARMA/)

  const before = to('OH', { ...parma, begin: day('2026-03-02'), end: day('2026-03-23') }) // sixteen workdays
  const many = paid({ work: columbus, home: lives, stateW4, assignments: [before, parma] }, { OH: sui })
  expect(many.of('OH-PARMA.incomeTax')).toBe('25.00 of 1000.00')
  expect(many.of('OH-COLUMBUS.incomeTax')).toBe('25.00 of 1000.00')
})

test('Ohio: who comes from another state for up to 20 days owes its state’s tax, and no city’s yet', () => {
  const kentucky = { state: 'KY', city: '', locationId: 'office' }
  const lives = { state: 'TN', city: '' }
  const cincinnati = { answers: { 'City of Employment': 'Cincinnati' } }
  const few = paid({ work: kentucky, home: lives, assignments: [to('OH', cincinnati)] }, { KY: sui })
  expect(few.of('OH-CINCINNATI.incomeTax')).toBeUndefined()
  expect(few.of('OH.incomeTax')).toMatch(/of 1000\.00$/)
  expect(few.told[0]).toMatch(
    /^has worked 5 days of the year in OH-CINCINNATI: up to 20 nothing is withheld for it/,
  )

  const before = to('OH', { ...cincinnati, begin: day('2026-03-02'), end: day('2026-03-23') }) // sixteen workdays
  const many = paid({ work: kentucky, home: lives, assignments: [before, to('OH', cincinnati)] }, { KY: sui })
  expect(many.of('OH-CINCINNATI.incomeTax')).toBe('18.00 of 1000.00') // day 21: 1.8%
})

test('hours of time entries tell the days', () => {
  const workedDays = [
    { on: day('2026-06-02'), minutes: 1200 },
    { on: day('2026-06-09'), minutes: 3600 },
  ]
  const { of } = paid({ work: office, home, assignments: [to('CO')], workedDays }, { GA: sui, CO: sui })
  expect(of('CO.incomeTax')).toMatch(/of 500\.00$/) // 1,200 of 4,800 minutes
})
