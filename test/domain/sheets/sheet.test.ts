import { expect, test } from 'vitest'
import { readSheet, sheetDay, workerColumns } from '../../../src/domain/sheets/sheet.ts'

const columns = { ...workerColumns, rate: ['rate', 'payrate'] }
const read = (text: string) => readSheet(text, columns, ['rate'])

test('heads are read by their plain letters, in any order; the heads are row 1', () => {
  const { rows } = read('Pay Rate;E-mail\n5;ada@heron.example\n\n6')
  expect(rows).toMatchObject([
    { row: 2, cells: { rate: '5', email: 'ada@heron.example', name: '' } },
    { row: 3, cells: { rate: '6', email: '' } },
  ])
})

test.each([
  ['rate\n5', 'the first line names the columns: rate, and one of userId, externalId, email, name'],
  ['email\nx', 'the first line names the columns: rate, and one of userId, externalId, email, name'],
  ['email,rate', 'it has no rows below the first line'],
  ['email,rate,shoe\nx,5,44', '"shoe" is no column of it: they are userId, externalId, email, name, rate'],
  [`email,rate\n${'x,5\n'.repeat(10_001)}`, 'it has 10001 rows, and 10000 are the most'],
])('%.20s', (text, fault) => {
  expect(read(text)).toEqual({ rows: [], fault })
})

test.each([
  ['2026-01-16', '2026-01-16'],
  ['1/6/2026', '2026-01-06'],
  ['16/1/2026', undefined],
  ['soon', undefined],
])('%s is %s', (said, day) => {
  expect(sheetDay(said)).toBe(day)
})
