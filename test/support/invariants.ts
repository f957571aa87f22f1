import type pg from 'pg'
import { expect } from 'vitest'
import type { Finding } from '../../src/store/verify/check.ts'
import { companiesAfter, walkCompany } from '../../src/store/verify/walk.ts'

/** What must hold after every story, whatever happened in it: all that `purser verify` checks, of every company. */
export async function holds(owner: pg.Pool): Promise<void> {
  for (const companyId of await companiesAfter(owner)) expect(await found(owner, companyId)).toEqual([])
  const { rows } = await owner.query(GIVEN_UP)
  isEmpty(rows)
}

/** The same of one company, where others in the database are of other tests. */
export async function holdsIn(owner: pg.Pool, companyId: string): Promise<void> {
  expect(await found(owner, companyId)).toEqual([])
  const { rows } = await owner.query(
    `${GIVEN_UP} and coalesce(company_id, $1) = $1
       and client_id = (select client_id from company where company_id = $1)`,
    [companyId],
  )
  isEmpty(rows)
}

const GIVEN_UP = 'select task, key, last_error from agenda where parked_at is not null'

const isEmpty = (rows: readonly unknown[]): void =>
  expect({ 'nothing on the agenda was given up': rows }).toEqual({ 'nothing on the agenda was given up': [] })

/** What the checks find in a company. */
export async function found(owner: pg.Pool, companyId: string): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for await (const slice of walkCompany(owner, companyId)) findings.push(...slice)
  return findings
}

/**
 * When everything has settled nothing is left in between: all money has come from the company and gone to its receivers. A
 * premium stays with its liability: no tax payment goes to an insurer.
 */
export async function isSettled(owner: pg.Pool, companyId: string): Promise<void> {
  const { rows } = await owner.query(
    `select a.kind, a.ref, sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end) as balance
     from ledger_account a join transfer t on t.company_id = a.company_id
      and a.account_id in (t.source_account_id, t.destination_account_id) and t.status in ('complete', 'returned')
     where a.company_id = $1 and a.ref not in ('NY.sdi', 'HI.sdi')
       and a.kind in ('clearing', 'wagesPayable', 'taxAgency', 'garnishmentAgency', 'employerReceivable', 'employeeReceivable')
     group by 1, 2
     having sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end) <> 0`,
    [companyId],
  )
  expect(rows).toEqual([])
}
