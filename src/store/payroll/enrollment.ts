import { sql } from 'kysely'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import type { Id } from '../../kernel/ids.ts'
import { companiesAsked } from '../database/companies-asked.ts'
import { fullName } from '../database/full-name.ts'
import { neighborsIn } from '../database/neighbors.ts'
import type { Tx } from '../database/transaction.ts'
import { lastPay } from '../people/exit-words.ts'
import { remoteStates, stateCodes } from '../places/work-states.ts'
import { isOnSchedule } from '../schedules/on-schedule.ts'

const active = sql.lit(userMachine.state.Active)
const inactive = sql.lit(userMachine.state.Inactive)

/**
 * A Regular period enrolls Active workers of its schedule who had joined by its end, and leavers through their exit date;
 * a supplemental period enrolls nobody. Members say otherwise, person by person; but nobody is in two schedules' payrolls.
 */
export async function enrolledIds(
  tx: Tx,
  /** `only` these, whatever the rule says; still only people of this company. */
  { period, only }: { readonly period: PeriodFacts; readonly only?: readonly string[] },
): Promise<readonly string[]> {
  // All at once: asked slice by slice, Postgres would look through the whole company for each.
  const { rows } = await sql<{ user_id: string }>`
    select w.user_id ${enrolled(tx, { period })}
      ${only ? sql`and w.user_id = any(${[...only]}::uuid[])` : sql``}
    order by w.user_id`.execute(tx.db)
  return rows.map((row) => row.user_id)
}

/** Whom the period enrolls before somebody and after, in order of creation. */
export const enrolledBeside = (tx: Tx, period: PeriodFacts, userId: string) =>
  neighborsIn(tx, { column: 'w.user_id', list: enrolled(tx, { period }) }, userId)

interface Asked {
  readonly period: PeriodFacts
  /** Of a company that is not verified yet: who would be enrolled if it were. */
  readonly isVerified?: boolean
}

export async function isAnyoneEnrolled(tx: Tx, asked: Asked): Promise<boolean> {
  const { rows } = await sql`select 1 ${enrolled(tx, asked)} limit 1`.execute(tx.db)
  return rows.length > 0
}

/** Those whom a Regular period leaves out because something of them is missing, and how many they are. */
export async function leftOut(tx: Tx, period: PeriodFacts): Promise<LeftOut> {
  if (period.periodType !== 'Regular') return { people: [], count: 0 }
  const { rows } = await sql<{ userId: string; name: string; count: number }>`
    select w.user_id as "userId", ${fullName} as name,
           count(*) over ()::int as count
    from worker w
    where w.company_id = ${period.companyId} and w.client_id = ${tx.clientId} and w.worker_type = ${period.workerType}
      and w.date_of_join <= ${period.endDate} and ${isOnSchedule(period)} and w.status not in (${active}, ${inactive})
      and not exists (select from period_member m where m.company_id = ${period.companyId} and m.user_id = w.user_id
                        and m.pay_period_id = ${period.payPeriodId})
    order by w.user_id limit ${SHOWN}`.execute(tx.db)
  return { people: rows, count: rows[0]?.count ?? 0 }
}

interface LeftOut {
  /** The first few. */
  readonly people: readonly { readonly userId: string; readonly name: string }[]
  readonly count: number
}

const SHOWN = 10

/** States in which somebody enrolled works and the company is not registered. */
export async function unregisteredStates(
  tx: Tx,
  { registrations, ...asked }: Asked & { readonly registrations: Readonly<Record<string, unknown>> },
): Promise<readonly string[]> {
  const isMissing = (state: string) => !(state in registrations)
  // Nearly always every state that anybody ever worked in is registered, which is known without asking who is enrolled.
  if (!(await everyState(tx, asked.period.companyId)).some(isMissing)) return []
  return (await enrolledStates(tx, asked)).filter(isMissing)
}

/** Where anybody works or worked at any time, and where the company has a location, by name. */
export async function everyState(tx: Tx, companyId: Id<'company'>): Promise<readonly string[]> {
  const company = companiesAsked([companyId])
  const { rows } = await sql<{ state: string }>`
    select value as state from (${remoteStates(company)}) r
    union select value from (${stateCodes(company)}) p where value <> ''
    union select state from company_location where company_id = ${companyId} and client_id = ${tx.clientId}
    order by 1`.execute(tx.db)
  return rows.map((row) => row.state)
}

async function enrolledStates(tx: Tx, asked: Asked): Promise<readonly string[]> {
  const { period } = asked
  const { rows } = await sql<{ state: string }>`
    select coalesce(r.state, nullif(p.state_code, ''), l.state) as state
    ${enrolled(
      tx,
      asked,
      sql`
    left join lateral (
      select p.location_category, p.company_location_id, p.state_code, p.effective_from from worker_workplace p
      where p.company_id = ${period.companyId} and p.user_id = w.user_id and ${heldDuring(period, 'p', 'worker_workplace')}) p on true
    left join lateral (
      select a.state from worker_address a
      where a.company_id = ${period.companyId} and a.user_id = w.user_id and a.kind = 'remote'
        and p.location_category = 'Remote'
        and ${heldDuring(period, 'a', 'worker_address', sql`and n.kind = 'remote'`)}
        -- An address that came with a later place of work tells nothing of this one.
        and not exists (select from worker_workplace n where n.company_id = ${period.companyId} and n.user_id = w.user_id
                          and n.effective_from > p.effective_from and n.effective_from <= a.effective_from)) r on true
    left join company_location l on l.company_id = w.company_id and l.company_location_id = p.company_location_id
                                and p.location_category = 'Office'`,
    )}
    group by 1 order by 1`.execute(tx.db)
  return rows.map((row) => row.state)
}

/** Whether a dated row of a worker holds on any day of the period: none replaces it by the first, or nothing was before it. */
const heldDuring = (
  { companyId, beginDate, endDate }: PeriodFacts,
  row: string,
  table: string,
  also = sql``,
) => {
  const [from, user] = ['effective_from', 'user_id'].map((column) => sql.ref(`${row}.${column}`))
  const other = sql`select from ${sql.table(table)} n where n.company_id = ${companyId} and n.user_id = ${user} ${also}`
  return sql`not exists (${other} and n.effective_from > ${from} and n.effective_from <= ${beginDate})
    and (${from} <= ${endDate} or not exists (${other} and n.effective_from < ${from}))`
}

const enrolled = (tx: Tx, { period, isVerified = true }: Asked, joins = sql``) => sql`
    from worker w
    left join period_member m on m.company_id = w.company_id and m.user_id = w.user_id
                             and m.pay_period_id = ${period.payPeriodId}
    left join worker_exit x on x.company_id = w.company_id and x.user_id = w.user_id and x.ended_at is null
    ${joins}
    where w.company_id = ${period.companyId} and w.client_id = ${tx.clientId} and w.worker_type = ${period.workerType}
      ${period.periodType === 'Regular' ? sql`and ${isOnSchedule(period)}` : sql``}
      and coalesce(m.included, ${period.periodType === 'Regular'} and w.date_of_join <= ${period.endDate} and (
            ${isVerified ? sql`w.status = ${active}` : sql`w.status <> ${inactive}`}
            or w.status = ${inactive} and x.exit_date >= ${period.beginDate} and x.exit_date >= w.date_of_join
               and (x.exit_date > ${period.endDate} or ${lastPay} = 'regular')))`
