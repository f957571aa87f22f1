import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lawReference } from '../../../scripts/law-reference.ts'
import { coverage } from '../../../src/law/engine/coverage.ts'
import { stateCodes } from '../../../src/law/language/states.ts'

test('the coverage page says what the tables say (npm run reference)', () => {
  expect(readFileSync(new URL('../../../docs/reference/law.md', import.meta.url), 'utf8')).toBe(
    lawReference(),
  )
})

test('a code has one edition per day', () => {
  for (const { where, tax, editions } of coverage()) {
    const days = editions.map((edition) => edition.effective)
    expect(new Set(days).size, `${where}.${tax}`).toBe(days.length)
  }
})

test('every state answers for unemployment in 2025 and 2026', () => {
  const covered = coverage().filter((row) => row.tax === 'sui')
  expect(covered.map((row) => row.where)).toEqual([...stateCodes].sort())
  for (const row of covered) {
    expect(row.editions.slice(-2).map((edition) => edition.effective)).toEqual(['2025-01-01', '2026-01-01'])
    expect(row.checkedThrough).toBe('2026-12-31')
  }
})
