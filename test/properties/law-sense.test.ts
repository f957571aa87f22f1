import { describe, expect, test } from 'vitest'
import { addDays, day } from '../../src/kernel/dates.ts'
import { shelf } from '../../src/law/engine/shelf.ts'
import type { Figure, Law, Row, Table, WorksheetLaw } from '../../src/law/language/declare.ts'
import { rowsOf, taxAtBound } from '../../src/law/language/tables.ts'
import type { Frequency } from '../../src/law/language/types.ts'
import { PERIODS, worksheet } from '../../src/law/language/worksheet.ts'

const lawsByCode = shelf.taxes
const laws: readonly Law[] = [...new Set([...lawsByCode.values()].flat())]
const worksheets = laws.filter((law): law is WorksheetLaw => law.method === 'worksheet')
const named = (law: Law): string => `${law.where}.${law.tax} ${law.effective}`

describe('editions', () => {
  test('the head is complete: real days, a source, a revision', () => {
    for (const law of laws) {
      expect(day(law.effective) <= day(law.checkedThrough), named(law)).toBe(true)
      expect(law.source, named(law)).not.toBe('')
      expect(law.revision, named(law)).toBeGreaterThan(0)
    }
  })
  test('they adjoin: an edition is checked through the day before the next', () => {
    for (const [code, editions] of lawsByCode) {
      const oldestFirst = [...editions].reverse()
      for (const [at, law] of oldestFirst.slice(1).entries()) {
        const before = oldestFirst[at]!
        expect(addDays(day(before.checkedThrough), 1), `${code} before ${law.effective}`).toBe(law.effective)
      }
    }
  })
  test('bands rise from zero', () => {
    for (const law of laws) {
      if (law.method !== 'bands') continue
      for (const bands of [law.employee ?? [], law.employer ?? []]) {
        expect(bands.map(([over]) => over)).toEqual([...bands.map(([over]) => over)].sort((a, b) => a - b))
        if (bands.length > 0) expect(bands[0]![0], named(law)).toBe(0)
      }
    }
  })
})

describe('tables', () => {
  const tables = worksheets.flatMap((law) => tablesIn(law.figures, named(law)))
  const brackets = worksheets.flatMap((law) =>
    bracketNames(law).flatMap((name) => tablesIn(law.figures[name]!, `${named(law)} ${name}`)),
  )
  test('bounds rise', () => {
    for (const { path, rows } of tables) {
      for (const [at, [bound]] of rows.entries()) {
        if (at > 0) expect(bound, `${path} row ${at}`).toBeGreaterThan(rows[at - 1]![0])
      }
    }
  })
  test('a printed base agrees with the row above, within a dollar or 0.05%', () => {
    for (const { path, rows } of brackets) {
      for (const [at, [, , base]] of rows.entries()) {
        if (at === 0 || base === undefined) continue
        const above = taxAtBound(rows, at)
        const apart = Math.abs(above.numerator / above.denominator - base)
        // New York prints whole dollars that are up to four apart on six figures.
        expect(apart, `${path} row ${at}: ${base}`).toBeLessThanOrEqual(Math.max(1, base * 0.0005))
      }
    }
  })
})

test('every status and frequency compiles', () => {
  expect(worksheets.flatMap(faultsOf)).toEqual([])
})

function faultsOf(law: WorksheetLaw): string[] {
  const faults = new Set<string>()
  for (const words of wordsOf(law)) {
    for (const period of Object.keys(PERIODS) as Frequency[]) {
      for (const residency of ['resident', 'nonresident'] as const) {
        for (const place of law.places?.slice(0, 2) ?? [law.where]) {
          try {
            worksheet(law, law.lines, { ...words, period, place, residency })
          } catch (fault) {
            faults.add(`${named(law)}: ${(fault as Error).message}`)
          }
        }
      }
    }
  }
  return [...faults]
}

interface Found {
  readonly path: string
  readonly rows: readonly Row[]
}

function tablesIn(figure: Figure, path: string): Found[] {
  if (typeof figure !== 'object') return []
  if ('over' in figure || 'atLeast' in figure) return [{ path, rows: rowsOf(figure as Table) }]
  return Object.entries(figure).flatMap(([key, each]) => tablesIn(each as Figure, `${path} ${key}`))
}

/** The figures that lines read as brackets; a ladder's third column is no base. */
const bracketNames = ({ lines }: WorksheetLaw): string[] => [
  ...new Set(
    [
      ...Object.values(lines)
        .join(' ')
        .matchAll(/brackets\((\w+)/g),
    ].map((match) => match[1]!),
  ),
]

function wordsOf({ certificate }: WorksheetLaw): Record<string, string>[] {
  return Object.entries(certificate.fields).reduce<Record<string, string>[]>(
    (all, [name, field]) => {
      if (field.kind !== 'choice') return all
      const options = new Set([...Object.keys(field.options), field.default, field.unfiled ?? field.default])
      return all.flatMap((words) => [...options].map((option) => ({ ...words, [name]: option })))
    },
    [{}],
  )
}
