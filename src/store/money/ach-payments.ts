import { sql } from 'kysely'
import type { Day } from '../../kernel/dates.ts'
import type { Secret } from '../../kernel/secret.ts'
import { openOrder } from '../database/order-numbers.ts'
import type { Work } from '../database/work.ts'
import type { AchFileRow } from './ach-files.ts'

/** What a file of payments to agencies is made of: few rows, whatever the head count. */

export interface TaxDeposit {
  readonly transferId: string
  readonly agencyRef: string
  readonly agency: string
  readonly amount: bigint
  readonly payDate: Day
  /** What is owed for the run, by tax. */
  readonly codes: readonly string[]
  readonly amounts: readonly bigint[]
}

export async function loadTaxDeposits(work: Work, file: AchFileRow): Promise<readonly TaxDeposit[]> {
  const { rows } = await sql<TaxDeposit>`
    select t.transfer_id as "transferId", a.ref as "agencyRef", a.name as agency, t.amount, r.pay_date as "payDate",
           owed.codes, owed.amounts
    from transfer t
    join ledger_account a on a.company_id = t.company_id and a.account_id = t.source_account_id
    join payroll_run r on r.company_id = t.company_id and r.run_id = t.run_id
    cross join lateral (
      select coalesce(array_agg(x.code order by x.code), '{}') as codes,
             coalesce(array_agg(x.amount order by x.code), '{}') as amounts
      from (select o.code, sum(case when o.destination_account_id = a.account_id then o.amount else -o.amount end)::bigint as amount
            from transfer o
            where o.company_id = ${file.companyId} and o.pay_period_id = t.pay_period_id and o.run_id = t.run_id
              and o.name = 'Accrual' and a.account_id in (o.source_account_id, o.destination_account_id)
            group by o.code) x) owed
    where t.company_id = ${file.companyId} and t.ach_file_id = ${file.achFileId} and t.client_id = ${work.clientId}
    order by t.transfer_id`.execute(work.db)
  return rows
}

export interface OrderPayment {
  readonly transferId: string
  readonly agency: string
  readonly garnishmentType: string
  readonly fields: Readonly<Record<string, string>>
  readonly amount: bigint
  readonly payDate: Day
  readonly lastName: string
  readonly firstName: string
  /** The employment has ended by the pay date. */
  readonly isTerminated: boolean
  readonly ssn: Secret | null
}

/** One payment an order, to whom it is made out: that may be another agency than the one it was withheld for. */
export async function loadOrderPayments(work: Work, file: AchFileRow): Promise<readonly OrderPayment[]> {
  const vault = await work.vault(file.companyId)
  const { rows } = await sql<OrderRow>`
    select t.transfer_id as "transferId", a.ref as agency, g.garnishment_type as "garnishmentType", g.fields,
           g.garnishment_id as id, g.numbers,
           t.amount, r.pay_date as "payDate", w.user_id as "userId", w.ssn as sealed,
           w.last_name as "lastName", w.first_name as "firstName",
           exists (select from worker_exit x where x.company_id = ${file.companyId} and x.user_id = w.user_id
             and x.ended_at is null and x.exit_date <= r.pay_date) as "isTerminated"
    from transfer t
    join ledger_account a on a.company_id = t.company_id and a.account_id = t.destination_account_id
    join payroll_run r on r.company_id = t.company_id and r.run_id = t.run_id
    join garnishment g on g.company_id = t.company_id and g.garnishment_id = t.code::uuid
    join worker w on w.company_id = g.company_id and w.user_id = g.user_id
    where t.company_id = ${file.companyId} and t.ach_file_id = ${file.achFileId} and t.client_id = ${work.clientId}
    order by t.transfer_id`.execute(work.db)
  return rows.map(({ sealed, userId, id, numbers, ...row }) => ({
    ...row,
    fields: openOrder(vault, { id, fields: row.fields, numbers }),
    ssn: sealed && vault.open('worker.ssn', userId, sealed),
  }))
}

interface OrderRow extends Omit<OrderPayment, 'ssn'> {
  readonly userId: string
  readonly sealed: Buffer | null
  readonly id: string
  readonly numbers: Buffer | null
}
