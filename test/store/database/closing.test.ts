import { expect, test } from 'vitest'
import { closingStatements } from '../../../src/store/database/closing.ts'

const into = 'insert into note (id, words)'

test('rows for the same columns are one statement, after what is written by itself', () => {
  const event = { text: 'select 1', values: ['a'] }
  const rows = [
    { into, row: ['1', ['one', 'two']] },
    { into: 'insert into mark (id)', row: ['m'] },
    { into, row: ['2', null] },
  ]

  expect(closingStatements([rows[0]!, event, ...rows.slice(1)])).toEqual([
    event,
    { text: `${into} values ($1, $2), ($3, $4)`, values: ['1', ['one', 'two'], '2', null] },
    { text: 'insert into mark (id) values ($1)', values: ['m'] },
  ])
})

test('nothing to write is no statement', () => {
  expect(closingStatements([])).toEqual([])
})
