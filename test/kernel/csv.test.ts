import { expect, test } from 'vitest'
import { csvText, plainCell } from '../../src/kernel/csv.ts'

test('fields with commas, quotes and line breaks are quoted', () => {
  expect(
    csvText(
      ['a', 'b'],
      [
        ['x,y', 'say "hi"'],
        ['1', 'two\nlines'],
      ],
    ),
  ).toBe('a,b\r\n"x,y","say ""hi"""\r\n1,"two\nlines"\r\n')
})

test.each(['=1+1', '+1', '-1', '@sum(a1)', '\tx'])('a spreadsheet does not run %j', (words) => {
  expect(plainCell(words)).toBe(`'${words}`)
  expect(plainCell('Ada')).toBe('Ada')
})
