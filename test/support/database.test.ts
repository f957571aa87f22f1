import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from './database.ts'

const first = await testDatabase()
const second = await testDatabase()

async function rows(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query(statement)
    .then((answer) => answer.rows)
    .finally(() => client.end())
}

test('each test file has a database of its own', async () => {
  await rows(first.url, 'create table mark as select 1 as one')
  expect(await rows(first.url, 'select one from mark')).toEqual([{ one: 1 }])
  await expect(rows(second.url, 'select one from mark')).rejects.toThrow('does not exist')
})
