import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { day } from '../../../src/kernel/dates.ts'
import type { Id } from '../../../src/kernel/ids.ts'
import { inTransaction, type Tx } from '../../../src/store/database/transaction.ts'
import { vaults } from '../../../src/store/database/vault.ts'
import { type Work, workIn } from '../../../src/store/database/work.ts'
import { owedAgencies } from '../../../src/store/money/open-taxes.ts'
import { dateDeposits } from '../../../src/work/money/deposits.ts'
import { paidGround } from '../verify/ground.ts'

const { owner, demo, pool, tamper } = await paidGround(2)
afterAll(() => pool.end())
const companyId = demo.companyId as Id<'company'>
const {
  rows: [{ clientId }],
} = await owner.query('select client_id as "clientId" from company where company_id = $1', [companyId])
const keys = vaults([{ id: 'unused', key: Buffer.alloc(32) }])

/** How many rows of the ledger something reads, and undoes it. The counters go on from what the connection did before. */
const touched = (does: (work: Work) => Promise<unknown>): Promise<number> =>
  inTransaction(pool, clientId, { access: 'read write', keep: false }, async (tx) => {
    const before = await counted(tx)
    await does(workIn(tx, { vaults: keys, isSandbox: true }))
    return (await counted(tx)) - before
  })

async function counted(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables where relname = 'transfer'`.execute(
    tx.db,
  )
  return rows[0]!.count
}

const looks = {
  dates: (work: Work) => dateDeposits(work, companyId, null),
  lists: (work: Work) => owedAgencies(work, [companyId]),
} as const

/** The first run again and again, a week apart before it, everything paid. */
const HISTORY = `
  with old as (
    insert into payroll_run
    select (jsonb_populate_record(r, jsonb_build_object('run_id', new_id(), 'pay_period_id', new_id(),
      'status', 'processed', 'pay_date', r.pay_date - 7 * n))).*
    from payroll_run r cross join generate_series(1, 145) n where r.company_id = '${companyId}'
    returning run_id, pay_period_id, pay_date)
  insert into transfer
  select (jsonb_populate_record(t, jsonb_build_object('transfer_id', new_id(), 'run_id', o.run_id,
    'pay_period_id', o.pay_period_id, 'effective_date', o.pay_date, 'status', 'complete'))).*
  from transfer t cross join old o
  where t.company_id = '${companyId}' and t.name in ('Accrual', 'TaxPayment')
    and (select account_id from ledger_account where company_id = '${companyId}' and kind = 'taxAgency' and ref = 'US.941')
      in (t.source_account_id, t.destination_account_id)`

test('what may be open is read, never what was settled years before', async () => {
  await tamper(HISTORY)
  await owner.query('analyze')
  const {
    rows: [{ count }],
  } = await owner.query(
    `select count(*)::int from transfer where company_id = $1 and name in ('Accrual', 'TaxPayment', 'TaxCredit')`,
    [companyId],
  )

  // Two years of the three decide the days of a deposit.
  expect(await touched(looks.dates)).toBeLessThan(count * 0.9)
  expect(await touched(looks.lists)).toBeLessThan(count / 2)
  expect(await touched((work) => dateDeposits(work, companyId, undefined))).toBeGreaterThan(count - 1)
})

test('a debt of long ago is found when it is told, and stays open until it is paid', async () => {
  const { rows } = await owner.query(
    `select t.transfer_id as id, t.code as ref, r.pay_date::text as on from transfer t join payroll_run r using (company_id, run_id)
     where t.company_id = $1 and t.name = 'TaxPayment' and t.code = 'US.941' order by r.pay_date limit 1`,
    [companyId],
  )
  const [{ id, on }] = rows
  const openFrom = async () =>
    (
      await owner.query(
        `select open_from::text as on from ledger_account where company_id = $1 and kind = 'taxAgency' and ref = 'US.941'`,
        [companyId],
      )
    ).rows[0].on
  const date = (payDate: string | null) =>
    inTransaction(pool, clientId, { access: 'read write' }, (tx) =>
      dateDeposits(
        workIn(tx, { vaults: keys, isSandbox: true }),
        companyId,
        payDate === null ? null : day(payDate),
      ),
    )
  await tamper(`update transfer set status = 'returned' where transfer_id = '${id}'`)
  await date(on)
  expect(await openFrom()).toBe(on)
  await date(null)
  expect(await openFrom()).toBe(on)

  await tamper(`update transfer set status = 'complete' where transfer_id = '${id}'`)
  await date(null)
  expect(await openFrom()).toBe(demo.first.payDate)
})
