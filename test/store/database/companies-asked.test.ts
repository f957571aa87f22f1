import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, test } from 'vitest'
import { companiesAsked } from '../../../src/store/database/companies-asked.ts'

const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (each) => new PostgresIntrospector(each),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

function textFor(companyIds: readonly string[]): string {
  const { asked, same } = companiesAsked(companyIds)
  return sql`company_id = ${asked} and exists (select 1 from pay_schedule s where s.company_id = ${same(sql`c`)})`.compile(
    db,
  ).sql
}

test('one company is named in every part of the statement', () => {
  expect(textFor(['one'])).toBe(
    'company_id = $1::uuid and exists (select 1 from pay_schedule s where s.company_id = $2::uuid)',
  )
})

test('of several, and of none, each row names its own', () => {
  const each =
    'company_id = any($1::uuid[]) and exists (select 1 from pay_schedule s where s.company_id = c.company_id)'
  expect(textFor(['one', 'other'])).toBe(each)
  expect(textFor([])).toBe(each)
})
