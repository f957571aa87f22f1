import { type RawBuilder, sql } from 'kysely'
import type { CalendarFacts } from '../../domain/filings/calendar.ts'
import type { FilingSpan } from '../../domain/filings/periods.ts'
import { POSTED_RUN } from '../../domain/payroll/run.ts'
import { addMonths, type Day } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import type { Id } from '../../kernel/ids.ts'
import { companiesAsked } from '../database/companies-asked.ts'
import { fullName } from '../database/full-name.ts'
import { oneOf } from '../database/states.ts'
import { together } from '../database/together.ts'
import type { Tx } from '../database/transaction.ts'

/** The line of a registration that says how often what is withheld is deposited. */
const FREQUENCY = 'Withholding Deposit Frequency'

/**
 * What decides which returns these companies owe: of pay in a range of days, and of the first pay of all. By quarters, so that
 * what it costs grows neither with people nor with the years before.
 */
export async function calendarFacts(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
  { from, to }: FilingSpan,
): Promise<ReadonlyMap<Id<'company'>, CalendarFacts>> {
  const { rows, paid } = await together({
    rows: companiesThemselves(tx, companyIds, { from, to }),
    paid: paidDays(tx, companyIds, { from, to }),
  })
  const paidOf = groupedBy(paid, ({ companyId }) => companyId)
  return new Map(
    rows.map(({ companyId, ...facts }) => {
      const days = paidOf.get(companyId) ?? []
      const [employees, contractors] = [days.filter(isOfEmployees), days.filter((day) => !isOfEmployees(day))]
      const paidTo = {
        paidEmployees: employees.map(({ day }) => day),
        paidContractors: contractors.map(({ day }) => day),
      }
      return [companyId, { ...facts, ...paidTo }]
    }),
  )
}

type Themselves = Omit<CalendarFacts, 'paidEmployees' | 'paidContractors'> & {
  readonly companyId: Id<'company'>
}

async function companiesThemselves(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
  { from, to }: FilingSpan,
): Promise<readonly Themselves[]> {
  const { asked, same } = companiesAsked(companyIds)
  const { rows } = await sql<Themselves>`
    select c.company_id as "companyId", case when f.is_farm then '943' else coalesce(k.federal_filing_form, '941') end as "federalForm",
      coalesce(f.is_seasonal, false) as "isSeasonal", f.final_pay_date as "finalPayDate",
      array(select distinct r.pay_date from payroll_run r
            where r.company_id = ${same(sql`c`)} and r.pay_date between ${from} and ${to}
              and exists (select from transfer t where t.company_id = ${same(sql`r`)} and t.run_id = r.run_id
                            and t.name = 'Accrual' and t.code = 'US.backupWithholding' and t.amount > 0)
            order by 1) as "withheldFromContractors",
      coalesce((select jsonb_agg(jsonb_build_object('state', s.state, 'since', least(s.since, s.paid), 'frequencies', s.frequencies)
                         order by s.state)
                from (select s.*, ${firstPaidBefore({ from, company: same(sql`c`) })} as paid
                      from (select state, min(effective_from) as since,
                              jsonb_agg(jsonb_build_object('from', effective_from, 'frequency', coalesce(fields->>${FREQUENCY}, ''))
                                order by effective_from) as frequencies
                            from state_registration where company_id = ${same(sql`c`)} group by 1) s) s), '[]') as states
    from company c
    left join kyb_information k on k.company_id = ${same(sql`c`)}
    left join filing_profile f on f.company_id = ${same(sql`c`)}
    where c.company_id = ${asked} and c.client_id = ${tx.clientId}`.execute(tx.db)
  return rows
}

/**
 * Of state `s`: when pay there was first taxed, where that was before the registration began. A return is owed for it all
 * the same; nothing is looked up of a registration that is older than the range.
 */
const firstPaidBefore = ({
  from,
  company,
}: {
  readonly from: Day
  readonly company: RawBuilder<unknown>
}) => sql`
  case when s.since > ${from}::date then (
    select min(r.pay_date) from payroll_run r
    where r.company_id = ${company} and r.pay_date >= ${from}::date and r.pay_date < s.since and r.status in ${oneOf(POSTED_RUN)}
      and exists (select from transfer t where t.company_id = ${company} and t.run_id = r.run_id
                    and t.name = 'Accrual' and t.code like s.state || '.%')) end`

interface PaidDay {
  readonly companyId: Id<'company'>
  readonly workerType: string
  readonly day: Day
}

const isOfEmployees = ({ workerType }: PaidDay): boolean => workerType === 'W2'

/** The first day of all that employees were paid, and one a quarter in the range, by kind of worker; in order. */
async function paidDays(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
  { from, to }: FilingSpan,
): Promise<readonly PaidDay[]> {
  const { asked, same } = companiesAsked(companyIds)
  const of = sql`where a.company_id = ${asked} and a.client_id = ${tx.clientId}`
  const told = sql`company a cross join lateral (
      select pay_date from pay_history where company_id = ${same(sql`a`)} and client_id = ${tx.clientId}
      order by pay_date limit 1) t`
  const firsts = quartersFrom(from, to).map(
    (began) => sql`(select min(pay_date) from pay_history where company_id = ${same(sql`a`)}
                      and pay_date >= ${began}::date and pay_date < ${addMonths(began, 3)}::date)`,
  )
  const { rows } = await sql<PaidDay>`
    select company_id as "companyId", worker_type as "workerType", day from (
    select r.company_id, p.worker_type, min(r.pay_date) as day
    from payroll_run r join pay_period p on p.company_id = ${same(sql`r`)} and p.pay_period_id = r.pay_period_id
    where r.company_id = ${asked} and r.client_id = ${tx.clientId} and r.status in ${oneOf(POSTED_RUN)}
      and r.pay_date between ${from} and ${to}
    group by 1, 2, date_trunc('quarter', r.pay_date)
    union
    select a.company_id, 'W2', f.pay_date from company a
    cross join lateral (
      select r.pay_date
      from payroll_run r join pay_period p on p.company_id = ${same(sql`r`)} and p.pay_period_id = r.pay_period_id
      where r.company_id = ${same(sql`a`)} and r.client_id = ${tx.clientId} and r.status in ${oneOf(POSTED_RUN)}
        and p.worker_type = 'W2'
      order by r.pay_date limit 1) f
    ${of}
    union
    select a.company_id, 'W2', t.pay_date from ${told} ${of}
    union
    select a.company_id, 'W2', q.day from ${told}
    cross join lateral unnest(array[${sql.join(firsts)}]) as q(day)
    ${of} and q.day is not null) paid order by day`.execute(tx.db)
  return rows
}

const quartersFrom = (from: Day, to: Day): readonly Day[] =>
  from > to ? [] : [from, ...quartersFrom(addMonths(from, 3), to)]

/** Someone who began to work for pay, and where. */
export interface HiredRow {
  readonly userId: Id<'user'>
  readonly name: string
  readonly workerType: 'W2' | '1099-NEC'
  readonly hired: Day
  /** Where the work is done; null where nobody said. */
  readonly state: string | null
}

export async function hiredIn(
  tx: Tx,
  { companyId, from, to }: { readonly companyId: Id<'company'>; readonly from: Day; readonly to: Day },
): Promise<readonly HiredRow[]> {
  const { rows } = await sql<HiredRow>`
    select w.user_id as "userId", ${fullName} as name,
           w.worker_type as "workerType", w.date_of_join as hired, coalesce(l.state, a.state, nullif(p.state_code, '')) as state
    from worker w
    left join lateral (select location_category, company_location_id, state_code from worker_workplace
      where company_id = ${companyId} and user_id = w.user_id
      order by effective_from <= w.date_of_join desc, abs(effective_from - w.date_of_join) limit 1) p on true
    left join company_location l on l.company_id = w.company_id and l.company_location_id = p.company_location_id
      and p.location_category = 'Office'
    left join lateral (select state from worker_address
      where company_id = ${companyId} and user_id = w.user_id and kind = 'remote'
      order by effective_from <= w.date_of_join desc, abs(effective_from - w.date_of_join) limit 1) a on true
    where w.company_id = ${companyId} and w.client_id = ${tx.clientId} and w.date_of_join between ${from} and ${to}
    order by w.date_of_join, w.user_id`.execute(tx.db)
  return rows
}

/** When what was owed to these payees for each pay date was last deposited. */
export async function depositedOn(
  tx: Tx,
  { companyId, from, to }: { readonly companyId: Id<'company'>; readonly from: Day; readonly to: Day },
): Promise<readonly { readonly agencyRef: string; readonly payDate: Day; readonly last: Day }[]> {
  const { rows } = await sql<{ agencyRef: string; payDate: Day; last: Day }>`
    select a.ref as "agencyRef", r.pay_date as "payDate", max(t.effective_date) as last
    from transfer t
    join payroll_run r on r.company_id = t.company_id and r.run_id = t.run_id
    join ledger_account a on a.company_id = t.company_id and a.account_id = t.source_account_id
    where t.company_id = ${companyId} and t.client_id = ${tx.clientId} and t.name = 'TaxPayment'
      and r.pay_date between ${from} and ${to} group by 1, 2`.execute(tx.db)
  return rows
}
