import type pg from 'pg'
import { FIRST_MAC, type MoneySeal, macOf } from '../../domain/money/seal.ts'
import { ACCOUNTS_OF_TRANSFER, PAYCHECK_DIGEST, TRANSFER_DIGEST } from '../money/digests.ts'
import type { Finding, VerifyCheck } from './check.ts'

const ACT = 'Compare with a backup of before the change: the row, or the seal, was written by somebody else.'

const OF_RUN = 's.company_id = $1 and s.run_id = $2'
const OF_COMPANY = 's.company_id = $1 and s.run_id is null'

/** What seals say beside what is there. `there` are all rows of the slice, `sealed` all that seals name. */
const compared = (there: string, { of, noted }: { of: string; noted: string }): string => `
  with there as (${there}),
  sealed as (
    select s.subject, i.id, substr(s.digests, (16 * (i.n - 1) + 1)::int, 16) as digest
    from money_seal s cross join unnest(s.ids) with ordinality as i(id, n) where ${of})
  select coalesce(s.subject, t.subject) || ' ' || id as "recordId",
         case when s.id is null then 'a seal' else 'as it was sealed: ' || encode(s.digest, 'hex') end as expected,
         case when t.id is null then 'not there' when s.id is null then 'none' else encode(t.digest, 'hex') end as found
  from there t full join sealed s using (subject, id)
  where t.digest is distinct from s.digest
    and (s.id is not null or not exists (select 1 from money_unsealed u where u.company_id = $1 and ${noted}))`

export const sealChecks: readonly VerifyCheck[] = [
  {
    name: 'seal.rows',
    holds:
      'A paycheck or transfer of a run is as it was when it was sealed, and none is without a seal for long.',
    slice: 'run',
    sql: compared(
      `select 'paycheck' as subject, p.paycheck_id as id, ${PAYCHECK_DIGEST} as digest from payroll_run r
       join paycheck p on p.company_id = r.company_id and p.pay_period_id = r.pay_period_id and p.run_id = r.run_id
         and p.voided_at is null and p.cancelled_at is null
       where r.company_id = $1 and r.run_id = $2
       union all
       select 'paycheck', p.paycheck_id, ${PAYCHECK_DIGEST} from paycheck p
       where p.company_id = $1 and p.run_id = $2 and (p.voided_at is not null or p.cancelled_at is not null)
       union all
       select 'transfer', t.transfer_id, ${TRANSFER_DIGEST} from payroll_run r
       join transfer t on t.company_id = r.company_id and t.pay_period_id = r.pay_period_id and t.run_id = r.run_id
       ${ACCOUNTS_OF_TRANSFER}
       where r.company_id = $1 and r.run_id = $2`,
      { of: OF_RUN, noted: 'u.run_id = $2' },
    ),
    act: ACT,
  },
  {
    name: 'seal.company',
    holds: 'What is posted for the company itself is as it was when it was sealed.',
    slice: 'transfers',
    sql: compared(
      `select 'transfer' as subject, t.transfer_id as id, ${TRANSFER_DIGEST} as digest from transfer t ${ACCOUNTS_OF_TRANSFER}
       where t.company_id = $1 and t.transfer_id > $2 and t.transfer_id <= $3 and t.run_id is null`,
      { of: `${OF_COMPANY} and i.id > $2 and i.id <= $3`, noted: 'u.run_id is null' },
    ),
    act: ACT,
  },
  {
    name: 'seal.run',
    holds: 'A run that a seal names is there.',
    slice: 'company',
    sql: `
      select distinct s.run_id::text as "recordId", 'a run' as expected, 'no run' as found from money_seal s
      where s.company_id = $1 and s.run_id is not null and not exists (
        select 1 from payroll_run r where r.company_id = $1 and r.run_id = s.run_id)`,
    act: ACT,
  },
]

export const sealChain = {
  name: 'seal.chain',
  holds: 'The seals of a company are whole: none was changed, taken out or made by somebody else.',
  act: ACT,
} as const

const PAGE = 100

interface SealRow extends MoneySeal {
  readonly clientId: string
  readonly mac: Buffer
}

/** A page of a company's seals after a position, whose own hash is believed. Answers the first that is not good. */
export async function verifySeals(
  owner: pg.Pool,
  key: Buffer,
  { companyId, after }: { readonly companyId: string; readonly after: bigint },
): Promise<{ readonly findings: readonly Finding[]; readonly next: bigint | undefined }> {
  const { rows } = await owner.query<SealRow>(
    `select company_id as "companyId", client_id as "clientId", position, run_id as "runId", subject, ids, digests, mac
     from money_seal where company_id = $1 and position >= $2 order by position limit ${PAGE + 1}`,
    [companyId, after],
  )
  const before = rows[0]?.position === after ? rows[0] : undefined
  let [previous, position] = [before?.mac ?? FIRST_MAC, after]
  for (const row of before ? rows.slice(1) : rows) {
    const finding = (expected: string, found: string): Finding => ({
      ...{ check: sealChain.name, clientId: row.clientId, companyId, act: sealChain.act },
      ...{ recordId: `seal ${position + 1n}`, expected, found },
    })
    if (row.position !== position + 1n)
      return { findings: [finding('a seal', `none before ${row.position}`)], next: undefined }
    if (!macOf(key, previous, row).equals(row.mac))
      return { findings: [finding('a seal of ours', 'another')], next: undefined }
    ;[previous, position] = [row.mac, row.position]
  }
  return { findings: [], next: rows.length > PAGE ? position : undefined }
}
