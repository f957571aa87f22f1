import { expect, test } from 'vitest'
import { accrualRow, rowsDue, type TimeOffAccount } from '../../../src/domain/time/balance.ts'
import { projectedBalance } from '../../../src/domain/time/projection.ts'
import { type TenureTier, termsOn, tierFault } from '../../../src/domain/time/tenure.ts'
import { day } from '../../../src/kernel/dates.ts'

const tier = (afterYears: number, over: Partial<TenureTier> = {}): TenureTier => ({
  afterYears,
  lumpSumHours: null,
  accrualRate: null,
  maxHours: null,
  ...over,
})
const account = (over: Partial<TimeOffAccount['terms']>): TimeOffAccount => ({
  effectiveFrom: day('2026-01-01'),
  assignedOn: day('2026-01-01'),
  dateOfJoin: day('2021-07-01'),
  terms: {
    policyType: 'PTO',
    earningMethod: 'Lump Sum',
    lumpSumHours: 8000,
    accrualRate: 0,
    maxHours: null,
    carryoverHours: 0,
    waitingDays: 0,
    isProrated: false,
    tiers: [],
    ...over,
  },
})

test.each([
  ['2026-06-30', 8000, 10000],
  ['2026-07-01', 12000, 10000], // five years: the limit is as before
  ['2031-07-01', 16000, 20000],
])('on %s the terms are %i a year and at most %i', (on, lumpSumHours, maxHours) => {
  const tiers = [tier(5, { lumpSumHours: 12000 }), tier(10, { lumpSumHours: 16000, maxHours: 20000 })]
  const terms = termsOn(account({ maxHours: 10000, tiers }), day(on))
  expect(terms).toMatchObject({ lumpSumHours, maxHours })
})

test('a lump sum is that of the tier on the day of the grant', () => {
  const rows = rowsDue(account({ tiers: [tier(5, { lumpSumHours: 12000 })] }), [], {
    through: day('2027-01-01'),
    uses: [],
  })
  const grants = rows.filter(({ kind }) => kind === 'grant').map(({ day: on, hours }) => [on, hours])
  expect(grants).toEqual([
    ['2026-01-01', 8000],
    ['2027-01-01', 12000],
  ])
})

test('hours earn at the rate of the tier, and a projection changes rates in between', () => {
  const tiered = account({
    earningMethod: 'Accrual',
    accrualRate: 50_000,
    carryoverHours: null,
    tiers: [tier(5, { accrualRate: 100_000 })],
  })
  const earned = (on: string) =>
    accrualRow(tiered, 0, { workedHours: 8000, day: day(on), source: 's' })?.hours
  expect([earned('2026-06-30'), earned('2026-07-01')]).toEqual([400, 800])
  // Two weeks before the day at 0.05 and two after it at 0.1, of 40 hours each: 4 and 8 hours.
  const given = { today: day('2026-06-17'), on: day('2026-07-15'), uses: [], weeklyHours: 4000 }
  expect(projectedBalance(tiered, [], given)).toBe(1200)
})

test.each([
  [[tier(5, { lumpSumHours: 1 }), tier(5, { lumpSumHours: 2 })], 'tierOrder'],
  [[tier(5, { accrualRate: 1 })], 'emptyTier'],
  [[tier(5, { maxHours: 1 }), tier(6, { lumpSumHours: 2 })], undefined],
])('tiers %j: %s', (tiers, fault) => {
  expect(tierFault(account({ tiers }).terms)).toBe(fault)
})
