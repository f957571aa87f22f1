import pg from 'pg'
import { expect, test } from 'vitest'
import { BEGINNING, testDatabase } from './database.ts'

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

test('the time of a client begins where the run says, or is the real one', async () => {
  const real = await testDatabase('real')
  const made = `insert into client (client_id) values (gen_random_uuid())
    returning abs(extract(epoch from now() + clock_offset * interval '1 millisecond' - timestamptz '${BEGINNING}'))::int
      as late, clock_offset::int8::text as ahead`
  const [fixed] = (await rows(first.url, made)) as { late: number; ahead: string }[]
  expect(fixed!.late).toBeLessThan(60)
  expect(await rows(real.url, made)).toMatchObject([{ ahead: '0' }])
})
