import { expect, test } from 'vitest'
import { asciiOf } from '../../../src/domain/layouts/ascii.ts'
import { w2File } from '../../../src/domain/layouts/w2-file.ts'
import { ana, employer, submitter } from './larkspur.ts'

test.each([
  ['José Núñez', 'Jose Nunez'],
  ['Łukasz Øster-Weiß', 'Lukasz Oster-Weiss'],
  ['O’Brien — Sons', "O'Brien - Sons"],
  ['Ana', 'Ana'],
])('%s is written %s', (text, ascii) => {
  expect(asciiOf(text)).toBe(ascii)
})

test('a name without letters of ASCII is refused with record, place and what to do', () => {
  const named = { ...ana, name: { first: 'Ana', last: '王' } }
  const write = () => [...w2File(submitter, [{ employer, people: [named] }], { taxYear: 2025, where: 'US' })]
  expect(write).toThrow(
    'RW 42-61, last name: has “王”, and the file takes ASCII alone; write it in letters from A to Z',
  )
})

test('accents fall away in the file', () => {
  const named = { ...ana, name: { first: 'José', last: 'Łucki' } }
  const pieces = [...w2File(submitter, [{ employer, people: [named] }], { taxYear: 2025, where: 'US' })]
  const line = Buffer.concat(pieces).toString('latin1').split('\r\n')[2]!
  expect([line.slice(11, 26).trim(), line.slice(41, 61).trim()]).toEqual(['JOSE', 'LUCKI'])
})
