import { expect, test } from 'vitest'
import { columnsToKeep, readRegister } from '../../../src/domain/move-in/register.ts'
import { day } from '../../../src/kernel/dates.ts'

const SHEET = 'Employee,Gross,Tax A\nAda Marsh,2000,124'
const told = { mapping: [], kept: [], payDate: day('2026-03-06') }
const taxA = (more: object) => readRegister(SHEET, { ...told, ...more }).columns[2]

test('what is said counts before what was kept, and that before a guess', () => {
  const kept = [{ column: 'Tax A', means: 'tax:US.medicare', isGuessed: false }]
  const mapping = [{ column: 'Tax A', means: 'tax:US.socialSecurity' }]
  expect(taxA({})).toMatchObject({ means: 'ignored', isGuessed: true, isKept: false })
  expect(taxA({ kept })).toMatchObject({ means: 'tax:US.medicare', isGuessed: false, isKept: true })
  expect(taxA({ kept, mapping })).toMatchObject({ means: 'tax:US.socialSecurity', isKept: false })
})

test('a kept word that means nothing any more is guessed again', () => {
  const kept = [{ column: 'Gross', means: 'tax:US.window', isGuessed: false }]
  const { columns } = readRegister(SHEET, { ...told, kept })
  expect(columns[1]).toEqual({ column: 'Gross', means: 'gross', isGuessed: true, isKept: false })
})

test('a head is kept once; what has none, or one that is too long to be said, is not', () => {
  const long = 'x'.repeat(201)
  const register = readRegister(`Employee,Gross,Memo,Memo,,${long}\nAda Marsh,2000,a,b,c,d`, told)
  expect(columnsToKeep(register).map(({ column }) => column)).toEqual(['Employee', 'Gross', 'Memo'])
})

test('more columns than a register has are refused, and 500 are read', () => {
  const wide = (extra: number) => `Employee,Gross${',x'.repeat(extra)}\nAda Marsh,2000`
  expect(readRegister(wide(499), told).fault).toBe('it has 501 columns, and 500 are the most')
  expect(readRegister(wide(498), told).fault).toBeUndefined()
})
