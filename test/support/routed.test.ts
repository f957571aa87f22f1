import { expect, test } from 'vitest'
import { unnamedTables } from './routed.ts'

const tables = new Set(['worker', 'company', 'paycheck'])

test.each<[string, readonly string[]]>([
  ['select 1 from worker where company_id = $1', []],
  ['select 1 from worker w join company c on c.company_id = w.company_id where w.company_id = any($1)', []],
  ['select 1 from "worker" as "w" where "w"."company_id" in ($1, $2)', []],
  ['update worker set name = $1 where user_id = $2', ['worker']],
  ['select 1 from client where client_id = $1', []],
  ['select 1 from worker w where w.user_id = $1 -- company_id = $2', ['worker']],
  [`select 'company_id = 1' from worker`, ['worker']],
  ['select (select 1 from paycheck where user_id = $1) from worker where company_id = $2', ['paycheck']],
  ['with p as (select 1 from paycheck p where p.company_id = $1) select 1 from worker', ['worker']],
  ['delete from worker w using paycheck p where w.company_id = $1 and p.user_id = $2', ['paycheck']],
])('%s lacks the company of %j', (text, unnamed) => {
  expect(unnamedTables(text, tables)).toEqual(unnamed)
})
