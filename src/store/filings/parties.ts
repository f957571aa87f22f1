import { sql } from 'kysely'
import type { ToldFacts } from '../../domain/filings/files/parties.ts'
import type { RatedWage } from '../../domain/payroll/salary.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** An address as it is kept; null where none is. */
export interface FiledAddress {
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly zipcode: string
}

export interface FilerRow {
  readonly name: string
  readonly naics: string
  readonly kybId: string | null
  readonly ein: Buffer | null
  readonly federalForm: string
  readonly address: FiledAddress | null
  readonly facts: ToldFacts
}

const address = sql`jsonb_build_object('address1', a.address1, 'address2', a.address2, 'city', a.city, 'state', a.state,
  'zipcode', a.zipcode)`

/** What was told of someone, by where it is told. */
const told = (companyId: unknown, subjectId: unknown) => sql`
  coalesce((select jsonb_object_agg(f.where_to, f.facts) from report_fact f
            where f.company_id = ${companyId} and f.subject_id = ${subjectId}), '{}')`

/** The company as files name it: by its filing address, or else its first. */
export async function filerRow(tx: Tx, companyId: Id<'company'>): Promise<FilerRow | undefined> {
  const { rows } = await sql<FilerRow>`
    select c.name, c.naics_code as naics, k.kyb_information_id as "kybId", k.ein,
      case when f.is_farm then '943' else coalesce(k.federal_filing_form, '941') end as "federalForm",
      (select ${address} from company_location a where a.company_id = ${companyId}
       order by a.is_filing_address desc, a.company_location_id limit 1) as address,
      ${told(companyId, sql`c.company_id`)} as facts
    from company c left join kyb_information k on k.company_id = c.company_id
    left join filing_profile f on f.company_id = c.company_id
    where c.company_id = ${companyId} and c.client_id = ${tx.clientId}`.execute(tx.db)
  return rows[0]
}

export interface FiledRow {
  readonly userId: Id<'user'>
  readonly first: string
  readonly middle: string
  readonly last: string
  readonly jobTitle: string
  readonly hired: Day
  readonly separated: Day | null
  readonly ssn: Buffer | null
  readonly birth: Buffer | null
  /** Of a contractor who is paid as a business. */
  readonly businessName: string | null
  readonly businessEin: Buffer | null
  readonly address: FiledAddress | null
  readonly wage: (Omit<RatedWage, 'rate'> & { readonly rate: string }) | null
  readonly facts: ToldFacts
}

/** Workers as files name them on a day, in one statement. */
export async function filedRows(
  tx: Tx,
  asked: { readonly companyId: Id<'company'>; readonly userIds: readonly string[]; readonly on: Day },
): Promise<readonly FiledRow[]> {
  const { companyId, userIds, on } = asked
  const { rows } = await sql<FiledRow>`
    select w.user_id as "userId", w.first_name as first, w.middle_name as middle, w.last_name as last,
      w.job_title as "jobTitle", w.date_of_join as hired, w.ssn, w.date_of_birth as birth,
      n.business_name as "businessName", n.ein as "businessEin",
      (select max(x.exit_date) from worker_exit x where x.company_id = ${companyId} and x.user_id = w.user_id
         and x.kind = 'terminated' and x.ended_at is null) as separated,
      (select ${address} from worker_address a where a.company_id = ${companyId} and a.user_id = w.user_id
         and a.kind = 'home' order by a.effective_from desc limit 1) as address,
      (select jsonb_build_object('rate', g.wage_rate::text, 'basis', g.wage_basis, 'weeklyHours', g.standard_working_hours)
       from worker_wage g where g.company_id = ${companyId} and g.user_id = w.user_id
       order by g.effective_from <= ${on}::date desc, abs(g.effective_from - ${on}::date) limit 1) as wage,
      ${told(companyId, sql`w.user_id`)} as facts
    from worker w
    left join worker_w9 n on n.company_id = w.company_id and n.user_id = w.user_id and n.contractor_type = 'Business'
    where w.company_id = ${companyId} and w.client_id = ${tx.clientId}
      and w.user_id = any(${[...userIds]}::uuid[])`.execute(tx.db)
  return rows
}

/** What was told before stays, unless it is told anew; an empty value takes it away. */
export async function saveReportFacts(
  tx: Tx,
  told: { readonly companyId: Id<'company'>; readonly subjectId: string; readonly where: string },
  facts: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<{ facts: Readonly<Record<string, string>> }>`
    insert into report_fact (company_id, client_id, subject_id, where_to, facts)
    values (${told.companyId}, ${tx.clientId}, ${told.subjectId}, ${told.where}, jsonb_strip_nulls(${JSON.stringify(emptied(facts))}::jsonb))
    on conflict (company_id, subject_id, where_to)
      do update set facts = jsonb_strip_nulls(report_fact.facts || ${JSON.stringify(emptied(facts))}::jsonb)
    returning facts`.execute(tx.db)
  return rows[0]!.facts
}

const emptied = (facts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(facts).map(([word, value]) => [word, value === '' ? null : value]))

/** What was told of one, by where. */
export async function reportFactsOf(
  tx: Tx,
  companyId: Id<'company'>,
  subjectId: string,
): Promise<readonly { where: string; facts: Record<string, string> }[]> {
  const { rows } = await sql<{ where: string; facts: Record<string, string> }>`
    select where_to as "where", facts from report_fact
    where company_id = ${companyId} and client_id = ${tx.clientId} and subject_id = ${subjectId} order by 1`.execute(
    tx.db,
  )
  return rows
}

/** Of whom the IRS was told yes to a word. */
export async function toldYes(tx: Tx, companyId: Id<'company'>, word: string): Promise<ReadonlySet<string>> {
  const told = await toldOf(tx, companyId, word)
  return new Set([...told].filter(([, each]) => each === 'yes').map(([subjectId]) => subjectId))
}

/** What the IRS was told of each of whom it was told something, by their ids. */
export async function toldOf(
  tx: Tx,
  companyId: Id<'company'>,
  word: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ subjectId: string; told: string }>`
    select subject_id as "subjectId", facts->>${word} as told from report_fact
    where company_id = ${companyId} and client_id = ${tx.clientId} and where_to = 'US' and facts ? ${word}`.execute(
    tx.db,
  )
  return new Map(rows.map(({ subjectId, told }) => [subjectId, told]))
}
