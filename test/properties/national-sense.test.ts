import { expect, test } from 'vitest'
import { filed } from '../../src/law/engine/shelf.ts'
import type { Bands, BandsLaw, Law } from '../../src/law/language/declare.ts'
import { fraction } from '../../src/law/language/exact.ts'
import { law as programs } from '../../src/law/us/programs/2025-01-01.ts'
import { law as unemployment } from '../../src/law/us/unemployment/2025-01-01.ts'

// Constants that check each other: a slip of one digit breaks a relation that a statute or a second print states.

const laws: readonly Law[] = filed.filter((each) => 'tax' in each)
const of = (where: string, tax: string, year: number): BandsLaw => {
  const law = laws.find(
    (each) => each.where === where && each.tax === tax && each.effective === `${year}-01-01`,
  )
  if (law?.method !== 'bands') throw new Error(`${where}.${tax} of ${year} is not there`)
  return law
}
const capOf = (bands: Bands | undefined): number | undefined => bands?.[1]?.[0]
const rateOf = (bands: Bands | undefined): number => {
  const { numerator, denominator } = fraction(bands![0]![1])
  return numerator / denominator
}
const near = (value: number) => Math.round(value * 1e8) / 1e8

const years = [2025, 2026] as const
const socialSecurityBase = { 2025: 176_100, 2026: 184_500 } as const

test.each(years)('%s: seven leave programs stop at the Social Security base', (year) => {
  expect(capOf(of('US', 'socialSecurity', year).employee)).toBe(socialSecurityBase[year])
  const stops = [
    ['CO', 'familyLeave'],
    ['CT', 'familyLeave'],
    ['DE', 'familyLeave'],
    ['MA', 'familyLeave'],
    ['MA', 'medicalLeave'],
    ['ME', 'familyLeave'],
    ['OR', 'familyLeave'],
    ['WA', 'familyLeave'],
  ] as const
  for (const [where, tax] of stops) {
    expect(capOf(of(where, tax, year).employee), where).toBe(socialSecurityBase[year])
  }
})

test('Minnesota rounds the Social Security base to the thousand', () => {
  expect(capOf(of('MN', 'familyLeave', 2026).employee)).toBe(Math.round(184_500 / 1000) * 1000)
})

test.each(years)('%s: halves are halves', (year) => {
  for (const where of ['CO', 'DE', 'ME']) {
    const law = of(where, 'familyLeave', year)
    expect(law.employee, where).toEqual(law.employer)
  }
})

test.each([
  // total, worker's part of it, as the statute or the agency prints them
  ['WA', 2025, 'familyLeave', 0.0092, 0.7152],
  ['WA', 2026, 'familyLeave', 0.0113, 0.7143],
  ['MA', 2025, 'medicalLeave', 0.007, 0.4],
  ['MA', 2026, 'medicalLeave', 0.007, 0.4],
  ['OR', 2026, 'familyLeave', 0.01, 0.6],
  ['VT', 2026, 'childCare', 0.0044, 0.25],
] as const)('%s %s %s: %s in all, %s from the worker', (where, year, tax, total, part) => {
  const { employee, employer } = of(where, tax, year)
  expect(near(rateOf(employee) + rateOf(employer))).toBe(total)
  expect(near(rateOf(employee) / total)).toBe(part)
})

test.each([
  // The most a worker pays in a year, printed by the state: cap × rate.
  ['NJ', 2025, 'sdi', '380.42'],
  ['NJ', 2026, 'sdi', '325.09'],
  ['NJ', 2025, 'familyLeave', '545.82'],
  ['NJ', 2026, 'familyLeave', '393.53'],
  ['NJ', 2025, 'sui', '165.62'],
  ['NJ', 2026, 'sui', '171.36'],
  ['AK', 2025, 'sui', '258.50'],
  ['AK', 2026, 'sui', '271.00'],
  ['RI', 2025, 'sdi', '1159.60'],
  ['RI', 2026, 'sdi', '1100.00'],
] as const)('%s %s %s: at most %s a year', (where, year, tax, most) => {
  const { employee } = of(where, tax, year)
  expect(near(capOf(employee)! * rateOf(employee)).toFixed(2)).toBe(most)
})

test.each(years)('%s: New Jersey’s employee taxes share the unemployment base', (year) => {
  const base = capOf(of('NJ', 'sui', year).employer)
  expect(capOf(of('NJ', 'workforce', year).employee)).toBe(base)
  expect(capOf(of('NJ', 'sdi', year).employer)).toBe(base)
  // 0.3825 % + 0.0425 % = 0.425 %
  expect(near(rateOf(of('NJ', 'sui', year).employee) + rateOf(of('NJ', 'workforce', year).employee))).toBe(
    0.00425,
  )
})

test('unemployment bases rise, but for the four states that lowered theirs in 2026', () => {
  const lowered: string[] = []
  for (const law of laws) {
    if (law.tax !== 'sui' || law.effective !== '2026-01-01' || law.method !== 'bands') continue
    const [before, now] = [capOf(of(law.where, 'sui', 2025).employer)!, capOf(law.employer)!]
    expect(now, law.where).toBeGreaterThanOrEqual(7_000) // FUTA's base is the least (26 USC 3306(b)(1))
    expect(now, law.where).toBeLessThan(100_000)
    if (now < before) lowered.push(law.where)
    else expect(now / before, law.where).toBeLessThan(1.4)
  }
  expect(lowered).toEqual(['IA', 'LA', 'MO', 'OK'])
})

test('every assessment on unemployment wages stops at the unemployment base', () => {
  for (const law of laws) {
    if (law.method !== 'bands' || law.exemption !== 'SUI' || law.where === 'US' || law.partOf) continue
    const year = Number(law.effective.slice(0, 4))
    const base = capOf(of(law.where, 'sui', year).employer)
    if (law.employer) expect(capOf(law.employer), `${law.where}.${law.tax}`).toBe(base)
  }
})

test('editions of the national tables adjoin', () => {
  for (const law of [...unemployment, ...programs]) {
    expect(law.checkedThrough, `${law.where}.${law.tax}`).toBe('2025-12-31')
    expect(of(law.where, law.tax, 2026).checkedThrough).toBe('2026-12-31')
  }
})
