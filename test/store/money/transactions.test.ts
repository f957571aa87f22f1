import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Id } from '../../../src/kernel/ids.ts'
import { inTransaction, type Tx } from '../../../src/store/database/transaction.ts'
import { balancesOf } from '../../../src/store/money/balances.ts'
import { transactionsWhere } from '../../../src/store/money/transactions.ts'
import { service } from '../../support/service.ts'

const PEOPLE = 200

/** Nothing was analyzed: what Postgres guesses of a new company must not decide how much is read. */
test('F19: what a fresh payroll posted is read by key, each account a few rows', async () => {
  const { ok, owner } = await service()
  await owner.query(`alter table transfer set (autovacuum_enabled = off)`)
  await owner.query(`alter table ledger_account set (autovacuum_enabled = off)`)
  const { company } = await ok('sandbox/seedDemoCompany', { employees: PEOPLE })
  const { companyId } = company as { companyId: Id<'company'> }
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  await ok('payroll/initiatePayroll', {
    companyId,
    payPeriodId: unprocessedPayPeriods[0].payPeriodId,
    runNow: true,
  })
  const { rows } = await owner.query('select client_id from company where company_id = $1', [companyId])

  const read = await inTransaction(owner, rows[0].client_id, { access: 'read only' }, async (tx) => {
    const transactions = await transactionsWhere(tx, { companyId })
    const listed = await touched(tx)
    const balances = await balancesOf(tx, companyId, {})
    return { transactions, listed, balances, summed: (await touched(tx)) - listed }
  })

  expect(read.transactions.length).toBeGreaterThan(PEOPLE)
  // A transfer, two accounts, and of each its bank account and its owner.
  expect(read.listed).toBeLessThan(8 * read.transactions.length)
  expect(read.summed).toBeLessThan(8 * (read.transactions.length + read.balances.length))
  expect(read.transactions.find(({ name }) => name === 'AchCredit')?.destination).toMatchObject({
    kind: 'employeeAccount',
    person: expect.stringContaining(' '),
  })
})

/** Rows that this transaction has read so far. */
async function touched(tx: Tx): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables`.execute(
    tx.db,
  )
  return rows[0]!.rows
}
