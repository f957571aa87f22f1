import { expect, test } from 'vitest'
import { readCsv, sheetCents } from '../../src/kernel/csv.ts'

test.each([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n1,2\r\n\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'name,note\n"Marsh, Ada","said ""yes"""',
    [
      ['name', 'note'],
      ['Marsh, Ada', 'said "yes"'],
    ],
  ],
  [
    'a;b\n1;2,5',
    [
      ['a', 'b'],
      ['1', '2,5'],
    ],
  ],
  [
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n"one\ntwo",3',
    [
      ['a', 'b'],
      ['one\ntwo', '3'],
    ],
  ],
  [
    'a,b\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['', []],
])('a sheet %j is read as rows', (text, rows) => {
  expect(readCsv(text)).toEqual(rows)
})

test.each([
  ['$1,234.50', 123450n],
  ['12', 1200n],
  ['-12.5', -1250n],
  ['-$12', -1200n],
  ['$-12', -1200n],
  ['(12.00)', -1200n],
  ['($1,000)', -100000n],
  ['', undefined],
  ['(12', undefined],
  ['12)', undefined],
  ['.50', undefined],
  ['1,23', undefined],
  ['12.345', undefined],
  ['twelve', undefined],
])('%j in a sheet is %s', (said, cents) => {
  expect(sheetCents(said)).toBe(cents)
})
