import { expect, test } from 'vitest'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import {
  cityDays,
  convenienceRule,
  nonresidentRules,
  sparedBy,
  thresholdWords,
} from '../../../src/law/engine/nonresident.ts'

const rules = nonresidentRules(day('2026-06-12'), {})

// biome-ignore format: one year a line
test.each([
  ['NY', 'NJ', 14, 9000,  true],
  ['NY', 'NJ', 15, 9000,  false],
  ['CA', 'NV', 60, 1500,  true],
  ['CA', 'NV', 1,  1500.01, false],
  ['GA', 'SC', 23, 5000,  true],   // either ends it
  ['GA', 'SC', 24, 100,   false],
  ['GA', 'SC', 1,  5000.01, false],
  ['ME', 'NH', 30, 3000,  true],   // both must be passed
  ['ME', 'NH', 13, 3000.01, false],
  ['UT', 'CA', 5,  100,   true],   // California has a rule of its own kind
  ['UT', 'NV', 5,  100,   true],   // no income tax at home
  ['UT', 'CO', 5,  100,   false],  // mutual, and Colorado has none
  ['CO', 'UT', 1,  1,     false],  // the first day
  ['NY', 'NY', 1,  1,     false],  // a resident
] as const)('%s, of a resident of %s, after %i days and %d: spared %s', (state, home, days, wages, spared) => {
  expect(sparedBy({ state, home, days, wages: usd(wages) }, rules) !== undefined).toBe(spared)
})

test('in words', () => {
  const words = (state: string) =>
    thresholdWords(sparedBy({ state, home: 'NV', days: 0, wages: usd(0) }, rules)!)
  expect(words('GA')).toBe('23 days of work and 5,000.00 of wages')
  expect(words('ME')).toBe('12 days of work or 3,000.00 of wages')
})

test.each([
  ['NY', 'CT', true],
  ['NJ', 'NY', true],
  ['NJ', 'GA', false],
  ['GA', 'NY', false],
  ['NY', 'NY', false],
])('an office in %s and a home in %s: the convenience rule is %s', (office, home, expected) => {
  expect(convenienceRule(office, home, rules) !== undefined).toBe(expected)
})

test('an edition is of its years: production refuses what nobody has checked, the sandbox marks it', () => {
  const of = (on: string, allowProvisional = false) => nonresidentRules(day(on), { allowProvisional })
  expect(() => of('2027-01-08')).toThrow(
    'US.nonresident: the law was checked through 2026-12-31, not for 2027-01-08',
  )
  const later = of('2027-01-08', true)
  const away = { state: 'NY', home: 'NJ', days: 3, wages: usd(900) }
  expect(sparedBy(away, later)?.confidence).toBe('provisional')
  expect(convenienceRule('NY', 'CT', later)?.confidence).toBe('provisional')
  expect(cityDays('OH', later)).toMatchObject({ upTo: 20, confidence: 'provisional' })

  // Alabama and Louisiana began in 2026.
  const inLouisiana = { state: 'LA', home: 'TX', days: 30, wages: usd(900) }
  expect(sparedBy(inLouisiana, of('2025-12-31'))).toBeUndefined()
  expect(sparedBy(inLouisiana, of('2026-01-02'))).toMatchObject({ overDays: 30 })
})
