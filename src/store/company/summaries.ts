import { sql } from 'kysely'
import type { KybStatus } from '../../domain/company/kyb.ts'
import { CLOSED } from '../../domain/payroll/period.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { companiesAsked } from '../database/companies-asked.ts'
import { startsWith } from '../database/prefix.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

interface CompanySummary {
  readonly companyId: Id<'company'>
  readonly name: string
  readonly kybStatus: KybStatus
  /** Who is Active, and who is being onboarded. */
  readonly active: number
  readonly onboarding: number
  readonly nextPayday: NextPayday | null
}

interface NextPayday {
  readonly payPeriodId: string
  readonly payDate: Day
  readonly deadline: Day
  readonly status: string
}

const active = sql.lit(userMachine.state.Active)
const inactive = sql.lit(userMachine.state.Inactive)

/**
 * Companies in order of creation, with how many people they have and when they pay next. In two statements, the page and
 * what is told of it: a page is cut before it is looked at, which over several machines one statement cannot do.
 */
export async function companySummaries(
  tx: Tx,
  { search, after, atMost }: { readonly search: string; readonly after?: string; readonly atMost?: number },
): Promise<readonly CompanySummary[]> {
  const { rows: page } = await sql<{ companyId: Id<'company'> }>`
    select company_id as "companyId" from company
    where client_id = ${tx.clientId} ${after ? sql`and company_id > ${after}` : sql``}
      ${search === '' ? sql`` : sql`and ${startsWith('name_key', search)}`}
    order by company_id ${atMost ? sql`limit ${atMost}` : sql``}`.execute(tx.db)
  if (page.length === 0) return []
  const { asked, same } = companiesAsked(page.map(({ companyId }) => companyId))
  const { rows } = await sql<CompanySummary>`
    select c.company_id as "companyId", c.name, c.kyb_status as "kybStatus", w.active, w.onboarding, (
      select jsonb_build_object('payPeriodId', p.pay_period_id, 'payDate', p.pay_date, 'deadline', p.deadline,
                                'status', p.status)
      from pay_period p
      where p.company_id = ${same(sql`c`)} and p.pay_date >= ${tx.today} and p.status not in ${oneOf(CLOSED)}
      order by p.pay_date, p.pay_period_id limit 1) as "nextPayday"
    from company c
    cross join lateral (
      select (count(*) filter (where status = ${active}))::int as active,
             (count(*) filter (where status not in (${active}, ${inactive})))::int as onboarding
      from worker where company_id = ${same(sql`c`)} and client_id = ${tx.clientId}) w
    where c.company_id = ${asked} and c.client_id = ${tx.clientId}
    order by c.company_id`.execute(tx.db)
  return rows
}
