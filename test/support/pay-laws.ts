import type pg from 'pg'

/**
 * When nothing is on its way any more, all that lies between the company and its receivers is pay that came back and was
 * not paid again, and payments to agencies that came back. Nobody waits for a task that failed.
 */
export async function unaccounted(owner: pg.Pool, companyId: string): Promise<readonly unknown[]> {
  const { rows: held } = await owner.query(
    `select h.held, b.back from
       (select coalesce(sum(case when d.inner_account then t.amount else 0 end
                          - case when s.inner_account then t.amount else 0 end), 0)::bigint as held
        from transfer t
        join (select company_id, account_id, kind = any($2) as inner_account from ledger_account) s
          on s.company_id = t.company_id and s.account_id = t.source_account_id
        join (select company_id, account_id, kind = any($2) as inner_account from ledger_account) d
          on d.company_id = t.company_id and d.account_id = t.destination_account_id
        where t.company_id = $1 and t.status in ('complete', 'returned')) h,
       (select (
          -- Pay that came back, of a living paycheck and not paid again; or of a voided one that was also reversed.
          (select coalesce(sum(t.amount), 0) from transfer t
           join transfer r on r.company_id = t.company_id and r.reverses_id = t.transfer_id and r.name = 'Return'
           where t.company_id = $1 and t.name = 'AchCredit'
             and not exists (select from transfer p where p.company_id = t.company_id and p.reverses_id = r.transfer_id)
             and (exists (select from paycheck c where c.company_id = t.company_id and c.run_id = t.run_id
                            and c.user_id = t.user_id and c.voided_at is null and c.cancelled_at is null)
                  or exists (select from transfer x where x.company_id = t.company_id and x.run_id = t.run_id
                               and x.name = 'Reversal' and x.status = 'complete'
                               and x.source_account_id = t.destination_account_id))) +
          -- Payments to agencies that came back.
          (select coalesce(sum(u.unpaid), 0) from (
             select sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end) as unpaid
             from ledger_account a join transfer t on t.company_id = a.company_id
              and a.account_id in (t.source_account_id, t.destination_account_id)
             where a.company_id = $1 and a.kind in ('taxAgency', 'garnishmentAgency')
               and t.status in ('complete', 'returned')
             group by a.account_id, t.run_id, case when a.kind = 'garnishmentAgency' then t.code else '' end) u
           where u.unpaid > 0))::bigint as back) b
     where h.held <> b.back`,
    [companyId, INNER],
  )
  const { rows: waiting } = await owner.query(
    `select name, status, effective_date::text, ach_file_id is not null as sent from transfer
     where company_id = $1 and status = 'pending'`,
    [companyId],
  )
  const { rows: parked } = await owner.query(
    'select task, last_error from agenda where company_id = $1 and parked_at is not null',
    [companyId],
  )
  return [...held, ...waiting, ...parked]
}

const INNER = [
  ...['clearing', 'wagesPayable', 'taxAgency', 'garnishmentAgency'],
  ...['employerReceivable', 'employeeReceivable', 'refunds'],
]
