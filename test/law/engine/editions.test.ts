import { expect, test } from 'vitest'
import { addDays, type Day, day } from '../../../src/kernel/dates.ts'
import { Problem } from '../../../src/kernel/problem.ts'
import { choose, needTable, tableOn } from '../../../src/law/engine/editions.ts'
import { shelf } from '../../../src/law/engine/shelf.ts'
import type { Dated } from '../../../src/law/language/dated.ts'

const edition = (effective: string, checkedThrough: string): Dated => ({
  where: 'US',
  effective,
  checkedThrough,
  revision: 1,
  source: 'made up',
  confidence: 'verified',
})
const editions = [edition('2026-01-01', '2026-12-31'), edition('2025-01-01', '2025-12-31')]

test.each<[string, boolean, string | undefined]>([
  // asked        provisional  answer
  ['2024-12-31', false, undefined],
  ['2024-12-31', true, undefined],
  ['2025-01-01', false, '2025-01-01 verified'],
  ['2025-12-31', false, '2025-01-01 verified'],
  ['2026-01-01', false, '2026-01-01 verified'],
  ['2026-12-31', false, '2026-01-01 verified'],
  ['2026-12-31', true, '2026-01-01 verified'],
  ['2027-01-01', true, '2026-01-01 provisional'],
  ['2031-06-01', true, '2026-01-01 provisional'],
])('on %s, provisional %s: %s', (on, allowProvisional, expected) => {
  const chosen = choose(editions, 'US.made', () => day(on), { allowProvisional })
  expect(chosen && `${chosen.law.effective} ${chosen.confidence}`).toBe(expected)
})

test('past what was checked it is refused by name and date, for someone who can act on it', () => {
  const asked = () => choose(editions, 'US.made', () => day('2027-01-01'), {})
  expect(asked).toThrow(Problem)
  expect(asked).toThrow('US.made: the law was checked through 2026-12-31, not for 2027-01-01')
})

test('what is not on file is none, or refused where nothing is known without it', () => {
  expect(tableOn('overtime', 'GA', day('2026-06-12'))).toBeUndefined()
  expect(() => needTable('finalPay', 'PR', day('2026-06-12'))).toThrow(
    'PR.finalPay: no law is known for 2026-06-12',
  )
  expect(() => needTable('benefitLimits', 'US', day('2023-12-31'))).toThrow(
    'US.benefitLimits: no law is known for 2023-12-31',
  )
})

test('the tables on file: real days, a source, no two of one day, and no day between two editions', () => {
  for (const [code, newestFirst] of shelf.tables) {
    for (const [at, table] of newestFirst.entries()) {
      expect(day(table.effective) <= day(table.checkedThrough), code).toBe(true)
      expect(table.source, code).not.toBe('')
      expect(table.revision, code).toBeGreaterThan(0)
      const before = newestFirst[at + 1]
      if (before === undefined) continue
      expect(before.effective < table.effective, code).toBe(true)
      const dayBefore: Day = addDays(day(table.effective), -1)
      expect(day(before.checkedThrough) >= dayBefore, `${code} before ${table.effective}`).toBe(true)
    }
  }
})
