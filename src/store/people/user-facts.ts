import { type RawBuilder, sql } from 'kysely'
import type { KeptAddress, LocationFacts, StateTaxFacts, UserFacts } from '../../domain/people/user-facts.ts'
import type { Id } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import { loadLocations } from '../company/locations.ts'
import { together } from '../database/together.ts'
import type { Work } from '../database/work.ts'
import { loadOwnFacts } from './own-facts.ts'

/** Everything of these users, in order of creation. Set-based: a handful of statements whatever the head count. */
export async function loadUsers(
  work: Work,
  companyId: Id<'company'>,
  userIds: readonly Id<'user'>[],
): Promise<readonly UserFacts[]> {
  const { rows } = await sql<Row>`
    select w.user_id as "userId", w.user_reference_id as "userReferenceId", w.status,
           w.worker_type as "workerType", w.kyc_status as "kycStatus", w.first_name as "firstName",
           w.middle_name as "middleName", w.last_name as "lastName", w.phone_number as "phoneNumber",
           w.job_title as "jobTitle", w.date_of_join as "dateOfJoin", w.email,
           w.language, w.metadata
    from worker w
    where w.company_id = ${companyId} and w.client_id = ${work.clientId} and w.user_id = any(${[...userIds]}::uuid[])
    order by w.user_id`.execute(work.db)
  if (rows.length === 0) return []
  const dated = datedOf(work, companyId, userIds)
  const parts = await together({
    place: dated<WorkplaceFacts>('worker_workplace', WORKPLACE),
    wage: dated<WageRow>('worker_wage', WAGE),
    home: dated<KeptAddress>('worker_address', PLACE, sql`and kind = 'home'`),
    stateTax: dated<StateTaxFacts>('worker_state_tax', STATE_TAX),
    locations: locationForms(work, companyId),
    own: loadOwnFacts(work, companyId, userIds),
  })
  return rows.map((row) => factsOf(row, companyId, parts))
}

/** The company's places by their ids, as a user's record shows them. */
export async function locationForms(
  work: Work,
  companyId: Id<'company'>,
): Promise<ReadonlyMap<Id<'companyLocation'>, LocationFacts>> {
  const locations = await loadLocations(work, companyId)
  return new Map(
    locations.map(({ companyLocationId, name, address1, address2, city, state, zipcode }) => [
      companyLocationId,
      { companyLocationId, companyLocation: name, address1, address2, city, state, zipcode },
    ]),
  )
}

/** Of each person the last row begun by today on the client's clock, or the first one ahead when none has begun. */
const datedOf =
  ({ db, today }: Work, companyId: Id<'company'>, userIds: readonly Id<'user'>[]) =>
  async <Facts>(
    table: string,
    columns: string,
    further: RawBuilder<unknown> = sql``,
  ): Promise<ReadonlyMap<string, Facts>> => {
    const { rows } = await sql<Facts & { readonly of: string }>`
      select distinct on (user_id) user_id as of, ${sql.raw(columns)} from ${sql.table(table)}
      where company_id = ${companyId} and user_id = any(${[...userIds]}::uuid[]) ${further}
      order by user_id, effective_from <= ${today}::date desc, abs(effective_from - ${today}::date)`.execute(
      db,
    )
    return new Map(rows.map((row) => [row.of, row]))
  }

const WORKPLACE = `location_category as "locationCategory", state_code as "stateCode",
  company_location_id as "locationId"`

const WAGE = `user_wage_id as "userWageId", effective_from as "from", wage_rate as rate, wage_basis as basis,
  standard_working_hours as "weeklyHours", employee_type as "employeeType", payment_method as "paymentMethod",
  tax_exemptions as "taxExemptions", employment_status as "employmentStatus", ref_tax_exempt as "refTaxExempt",
  differential_pay as "differentialPay"`

type WageRow = NonNullable<UserFacts['wage']>

const PLACE = 'address1, address2, city, state, zipcode, country'

const STATE_TAX = `instance_id as "instanceId", risk_class_name as "riskClassName",
  risk_class_code as "riskClassCode", payroll_deduction_rate as "payrollDeductionRate",
  composite_rate as "compositeRate"`

interface WorkplaceFacts {
  readonly locationCategory: string
  readonly stateCode: string
  readonly locationId: Id<'companyLocation'> | null
}

interface Parts {
  readonly place: ReadonlyMap<string, WorkplaceFacts>
  readonly wage: ReadonlyMap<string, WageRow>
  readonly home: ReadonlyMap<string, KeptAddress>
  readonly stateTax: ReadonlyMap<string, StateTaxFacts>
  readonly locations: Awaited<ReturnType<typeof locationForms>>
  readonly own: Awaited<ReturnType<typeof loadOwnFacts>>
}

type Row = Omit<
  UserFacts,
  'companyId' | 'locationCategory' | 'stateCode' | 'companyLocation' | 'wage' | 'home' | 'stateTax' | 'own'
>

function factsOf(row: Row, companyId: Id<'company'>, parts: Parts): UserFacts {
  const { userId } = row
  const [place, own] = [parts.place.get(userId), parts.own.get(userId)]
  assert(place && own, `user ${userId} works nowhere, or is gone since`)
  return {
    ...row,
    companyId,
    locationCategory: place.locationCategory,
    companyLocation: (place.locationId && parts.locations.get(place.locationId)) || null,
    stateCode: place.stateCode,
    wage: parts.wage.get(userId) ?? null,
    home: parts.home.get(userId) ?? null,
    stateTax: parts.stateTax.get(userId) ?? null,
    own,
  }
}
