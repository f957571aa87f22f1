import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Work } from '../../src/store/database/work.ts'
import { balancesOf } from '../../src/store/money/balances.ts'
import { heldCredits } from '../../src/store/money/tax-credits.ts'
import { touchedGround } from './touched.ts'

const PEOPLE = 20
const PAGE = 3
const { owner, pool, companyId, touched } = await touchedGround(PEOPLE)
afterAll(() => pool.end())

test('a page of accounts names nobody who is not on it', async () => {
  const listed = (atMost?: number) => (work: Work) =>
    balancesOf(work, companyId, atMost === undefined ? {} : { atMost })
  const whose = ['user_bank_account', 'worker']
  expect((await touched(whose, listed())).rows).toBeGreaterThanOrEqual(2 * PEOPLE)
  expect((await touched(whose, listed(3))).rows).toBeLessThanOrEqual(6)
})

test('a page of workers’ accounts reads what was paid to them', async () => {
  const { rows: kinds } = await owner.query(
    `select count(*)::int as before from ledger_account where company_id = $1 and kind < 'employeeAccount'`,
    [companyId],
  )
  const page = (people: number) => async (work: Work) => {
    await sql`set local enable_seqscan = off`.execute(work.db)
    await balancesOf(work, companyId, { atMost: kinds[0].before + people })
  }
  const [none, some] = [await touched(['transfer'], page(0)), await touched(['transfer'], page(PAGE))]
  expect(some.rows - none.rows).toBe(PAGE)
})

test('what agencies hold is found without what was paid to anybody', async () => {
  const held = async (work: Work) => {
    // A table this small is read whole otherwise.
    await sql`set local enable_seqscan = off`.execute(work.db)
    await heldCredits(work, companyId)
  }
  const { rows } = await touched(['transfer'], held)
  const { rows: all } = await owner.query('select from transfer where company_id = $1', [companyId])
  expect(rows).toBeGreaterThan(0)
  expect(rows).toBeLessThan(all.length)
})
