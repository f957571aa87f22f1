import { expect, test } from 'vitest'
import { readCsv } from '../../console/src/format/read-csv.ts'

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
