import { expect, test } from 'vitest'
import { checkMinimumWage, protectingWage } from '../../../src/domain/pay/minimum-wage.ts'
import { splitWorkweek, type Workweek, workweeks } from '../../../src/domain/pay/overtime.ts'
import { weekPay } from '../../../src/domain/pay/regular-rate.ts'
import { addDays, day } from '../../../src/kernel/dates.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'

const week = (state: string, hours: readonly number[], more: Partial<Workweek> = {}): Workweek => ({
  state,
  days: Array.from({ length: 7 }, (_, at) => ({
    day: addDays(day('2026-06-07'), at),
    minutes: Math.round((hours[at] ?? 0) * 60),
  })),
  ...more,
})

const split = (given: Workweek) => {
  const { standard, overtime, doubleTime } = splitWorkweek(given)
  return [standard / 60, overtime / 60, doubleTime / 60]
}

test.each<[string, Workweek, number[]]>([
  // name                                       hours by day                      standard, ×1.5, ×2
  ['FLSA: forty', week('GA', [8, 8, 8, 8, 8]), [40, 0, 0]],
  ['FLSA: a quarter hour over', week('GA', [8, 8, 8, 8, 8.25]), [40, 0.25, 0]],
  ['FLSA: long days alone are not overtime', week('TX', [13, 13, 13]), [39, 0, 0]],
  ['CA: 8 and 8.25', week('CA', [8, 8.25]), [16, 0.25, 0]],
  ['CA: 12 and 12.5', week('CA', [12, 12.5]), [16, 8, 0.5]],
  ['CA: seven nines', week('CA', [9, 9, 9, 9, 9, 9, 9]), [40, 22, 1]], // 5 × 1 + 9 on day six + 8 on day seven
  ['CA: 13 + 8 + 8 + 8 + 8', week('CA', [13, 8, 8, 8, 8]), [40, 4, 1]],
  ['CA: six days of eight', week('CA', [8, 8, 8, 8, 8, 8]), [40, 8, 0]],
  ['CA: the seventh day needs all seven', week('CA', [0, 8, 8, 8, 8, 0, 9]), [40, 1, 0]],
  ['CA: seven short days: the seventh is overtime', week('CA', [2, 2, 2, 2, 2, 2, 2]), [12, 2, 0]],
  ['CA: four tens by agreement', week('CA', [10, 10, 10, 10], { agreedDailyHours: 10 }), [40, 0, 0]],
  ['AK: daily over eight', week('AK', [10, 10]), [16, 4, 0]],
  ['AK: never double', week('AK', [14, 14]), [16, 12, 0]],
  ['NV: below 1.5 × 12.00', week('NV', [10], { hourly: usd('17.99') }), [8, 2, 0]],
  ['NV: at 18.00', week('NV', [10], { hourly: usd(18) }), [10, 0, 0]],
  ['NV: rate unknown', week('NV', [10]), [8, 2, 0]],
  ['CO: twelve', week('CO', [12, 12]), [24, 0, 0]],
  ['CO: over twelve', week('CO', [13, 14]), [24, 3, 0]],
  ['CO: the greatest of day and week', week('CO', [13, 8, 8, 8, 8]), [40, 5, 0]],
  ['KY: seventh day in a long week', week('KY', [6, 6, 6, 6, 6, 6, 6]), [36, 6, 0]],
  ['KY: not in a short one', week('KY', [5, 5, 5, 5, 5, 5, 5]), [35, 0, 0]],
])('%s', (_, given, expected) => {
  expect(split(given)).toEqual(expected)
})

test('CO: twelve consecutive hours through midnight', () => {
  const given = week('CO', [7, 7])
  const [first, ...rest] = given.days
  expect(split({ ...given, days: [{ ...first!, consecutive: 14 * 60 }, ...rest] })).toEqual([12, 2, 0])
})

test('the split says why', () => {
  const { reasons, rule } = splitWorkweek(week('CA', [13, 8, 8, 8, 8]))
  expect(rule.source).toBe('Labor Code 510')
  expect(reasons.map(({ day: on, minutes, pays, why }) => `${on} ${minutes / 60} ${pays}: ${why}`)).toEqual([
    '2026-06-07 4 overtime: over 8 hours a day',
    '2026-06-07 1 doubleTime: over 12 hours a day',
  ])
})

test('a period is cut into workweeks', () => {
  const worked = [
    { day: day('2026-06-13'), minutes: 60 },
    { day: day('2026-06-14'), minutes: 60 },
    { day: day('2026-06-14'), minutes: 30 },
  ]
  const sums = (weekStart: number) =>
    workweeks(worked, weekStart).map(
      (each) => `${each[0]!.day} ${each.reduce((sum, { minutes }) => sum + minutes, 0)}`,
    )
  expect(sums(0)).toEqual(['2026-06-07 60', '2026-06-14 90'])
  expect(sums(1)).toEqual(['2026-06-08 150'])
})

test.each<[string, Workweek, { hourly: number; otherPay?: number }, string[]]>([
  // 29 CFR 778.110(a): 46 × 12.00 + 6 × 6.00 = 588.00; the premium half is code TT
  ['46 hours at 12.00', week('GA', [8, 8, 8, 8, 14]), { hourly: 12 }, ['552.00', '36.00', '36.00']],
  // 29 CFR 778.110(b): with a bonus of 46.00 the rate is 13.00: 46 × 12 + 46 + 6 × 6.50 = 637.00
  [
    'a bonus of 46.00',
    week('GA', [8, 8, 8, 8, 14]),
    { hourly: 12, otherPay: 46 },
    ['552.00', '39.00', '39.00'],
  ],
  // CA: 40 straight, 4 × ½ × 20 + 1 × 20; only the five hours over forty are qualified, at the half
  ['daily and double time', week('CA', [13, 8, 8, 8, 8]), { hourly: 20 }, ['900.00', '60.00', '50.00']],
  [
    'daily overtime in a short week is not qualified',
    week('CA', [10, 10]),
    { hourly: 20 },
    ['400.00', '40.00', '0.00'],
  ],
  ['no hours', week('CA', []), { hourly: 20 }, ['0.00', '0.00', '0.00']],
])('week pay: %s', (_, given, { hourly, otherPay }, expected) => {
  const pay = weekPay(splitWorkweek(given), { hourly: usd(hourly), otherPay: usd(otherPay ?? 0) })
  expect([pay.straight, pay.premium, pay.qualifiedOvertime].map(dollars)).toEqual(expected)
})

test.each<[string, string, number, number, string | undefined]>([
  // state  day           pay   hours  short
  ['GA', '2026-06-12', 290, 40, '0.00'],
  ['GA', '2026-06-12', 289.99, 40, '0.01'],
  ['AK', '2026-06-30', 520, 40, '0.00'], // 13.00
  ['AK', '2026-07-01', 520, 40, '40.00'], // 14.00
  ['GA', '2024-06-12', 1, 40, undefined], // no row for the date
])('minimum wage %s %s: %s for %s hours', (state, on, pay, hours, short) => {
  const found = checkMinimumWage({ state, on: day(on), pay: usd(pay), minutes: hours * 60 })
  expect(found && dollars(found.short)).toBe(short)
})

test('the wage that protects against orders is never below the federal one', () => {
  expect(dollars(protectingWage('CA', day('2026-06-12')))).toBe('16.90')
  expect(dollars(protectingWage('CA', day('2024-06-12')))).toBe('7.25')
  expect(dollars(protectingWage('PR', day('2026-06-12')))).toBe('7.25')
})
