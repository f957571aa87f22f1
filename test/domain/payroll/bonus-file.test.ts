import { expect, test } from 'vitest'
import { readBonusFile } from '../../../src/domain/payroll/bonus-file.ts'

const rowOf = (line: string, heads = 'name,amount,isNet') => readBonusFile(`${heads}\n${line}`).rows[0]!

test.each([
  ['', 'the first line names the columns: amount, and one of userId, externalId, email, name'],
  ['name,sum\nAda,5', 'the first line names the columns: amount, and one of userId, externalId, email, name'],
  [
    'amount,description\n5,Bonus',
    'the first line names the columns: amount, and one of userId, externalId, email, name',
  ],
  [
    'name,amount,color\nAda,5,red',
    '"color" is no column of it: they are userId, externalId, email, name, description, amount, isNet, department, job',
  ],
  ['name,amount\n\n', 'it has no rows below the first line'],
])('the file %j: %s', (text, fault) => {
  expect(readBonusFile(text)).toEqual({ rows: [], fault })
})

test('heads go by their letters, with the synonyms of spreadsheets', () => {
  const row = rowOf('E-7;Award;$1,234.5;x;Kitchen', '\uFEFFEmployee ID;Kind;Amount;Net;Department')
  expect(row).toMatchObject({
    ...{
      row: 2,
      externalId: 'E-7',
      description: 'Award',
      cents: 123_450n,
      asNet: true,
      department: 'Kitchen',
    },
    fault: undefined,
  })
})

// biome-ignore format: one amount a line
test.each<[string, bigint | undefined]>([
  ['500',            50_000n],
  ['500.5',          50_050n],
  ['"$1,500.05"',    150_005n],
  ['100000000',      10_000_000_000n],
  ['100000000.01',   undefined],
  ['0.01',           1n],
  ['0',              undefined],
  ['-5',             undefined],
  ['5.001',          undefined],
  ['"1,50"',         undefined],
  ['five',           undefined],
])('an amount of %s is %s cents', (said, cents) => {
  const row = rowOf(`Ada,${said},`)
  expect(row.cents).toBe(cents)
  const plain = said.replaceAll('"', '')
  const fault = `amount "${plain}" must be dollars and cents above zero, such as 500.00`
  expect(row.fault).toBe(cents === undefined ? fault : undefined)
})

test('a row names somebody, and says yes or no', () => {
  expect(rowOf(',5,').fault).toBe('nobody is named')
  expect(rowOf('Ada,5,maybe').fault).toBe('isNet "maybe" must be yes or no')
  expect(rowOf('Ada,5,no')).toMatchObject({ asNet: false, description: 'Bonus', fault: undefined })
})
