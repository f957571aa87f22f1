import { type RawBuilder, sql } from 'kysely'
import type { PlaceFacts, StateTaxFacts, UserFacts, WageFacts } from '../domain/people/user-facts.ts'
import type { Id } from '../kernel/ids.ts'
import { assert } from '../kernel/problem.ts'
import { loadLocations } from './locations.ts'
import { loadOwnFacts } from './own-facts.ts'
import type { Work } from './work.ts'

export interface UsersAsked {
  readonly userIds?: readonly Id<'user'>[]
  /** With what a list leaves out: identity, certificates, accounts, garnishments. */
  readonly withSecrets: boolean
  readonly which?: keyof typeof sorts
  readonly after?: string
  readonly atMost?: number
}

/**
 * Set-based: a handful of statements whatever the head count. Without userIds, in order of creation. The dated facts
 * are put together here and not by joins: a plan that takes ten thousand people for ten loops over them.
 */
export async function loadUsers(
  work: Work,
  companyId: Id<'company'>,
  asked: UsersAsked,
): Promise<readonly UserFacts[]> {
  const among = amongOf(asked)
  const { rows } = await sql<Row>`
    select w.user_id as "userId", w.user_reference_id as "userReferenceId", w.status,
           w.worker_type as "workerType", w.kyc_status as "kycStatus", w.first_name as "firstName",
           w.middle_name as "middleName", w.last_name as "lastName", w.phone_number as "phoneNumber",
           w.job_title as "jobTitle", w.date_of_join as "dateOfJoin", w.email
    from worker w
    where w.company_id = ${companyId} and w.client_id = ${work.clientId} ${among(sql`w.user_id`)}
      ${asked.which ? sorts[asked.which] : sql``}
    order by w.user_id ${asked.atMost ? sql`limit ${asked.atMost}` : sql``}`.execute(work.db)
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.userId)
  const dated = datedOf(work, companyId, asked.userIds || asked.atMost ? amongOf({ userIds: ids }) : among)
  const parts = {
    place: await dated<WorkplaceFacts>('worker_workplace', WORKPLACE),
    wage: await dated<WageFacts>('worker_wage', asked.withSecrets ? WAGE : LISTED_WAGE),
    home: await dated<PlaceFacts>('worker_address', PLACE, sql`and kind = 'home'`),
    stateTax: await dated<StateTaxFacts>('worker_state_tax', STATE_TAX),
    locations: locationForms(await loadLocations(work, companyId)),
    own: asked.withSecrets ? await loadOwnFacts(work, companyId, ids) : undefined,
  }
  return rows.map((row) => factsOf(row, companyId, parts))
}

/** Of each person the last row begun by today on the client's clock, or the first one ahead when none has begun. */
const datedOf =
  ({ db, today }: Work, companyId: Id<'company'>, among: Among) =>
  async <Facts>(
    table: string,
    columns: string,
    further: RawBuilder<unknown> = sql``,
  ): Promise<ReadonlyMap<string, Facts>> => {
    const { rows } = await sql<Facts & { readonly of: string }>`
      select distinct on (user_id) user_id as of, ${sql.raw(columns)} from ${sql.table(table)}
      where company_id = ${companyId} ${among(sql`user_id`)} ${further}
      order by user_id, effective_from <= ${today}::date desc, abs(effective_from - ${today}::date)`.execute(
      db,
    )
    return new Map(rows.map((row) => [row.of, row]))
  }

type Among = (column: RawBuilder<unknown>) => RawBuilder<unknown>

const amongOf =
  ({ userIds, after }: Pick<UsersAsked, 'userIds' | 'after'>): Among =>
  (column) =>
    sql`
    ${userIds ? sql`and ${column} = any(${[...userIds]}::uuid[])` : sql``}
    ${after ? sql`and ${column} > ${after}` : sql``}`

const openExit = (kind: 'terminated' | 'deactivated') => sql`
  and exists (select from worker_exit e where e.company_id = w.company_id and e.user_id = w.user_id
                and e.ended_at is null and e.kind = ${sql.lit(kind)})`

const sorts = {
  active: sql`and w.status = 'Active'`,
  terminated: openExit('terminated'),
  deactivated: openExit('deactivated'),
}

const WORKPLACE = `location_category as "locationCategory", state_code as "stateCode",
  company_location_id as "locationId"`

const WAGE = `user_wage_id as "userWageId", standard_working_hours as "standardWorkingHours",
  wage_rate as "wageRate", wage_basis as "wageBasis", payment_method as "paymentMethod",
  ref_tax_exempt as "refTaxExempt", employee_type as "employeeType", differential_pay as "differentialPay",
  employment_status as "employmentStatus"`

/** All that a list shows of a wage: on ten thousand people the rest is a tenth of the time. */
const LISTED_WAGE = 'wage_rate as "wageRate", wage_basis as "wageBasis", payment_method as "paymentMethod"'

const PLACE = 'address1, address2, city, state, zipcode, country'

const STATE_TAX = `instance_id as "instanceId", risk_class_name as "riskClassName",
  risk_class_code as "riskClassCode", payroll_deduction_rate as "payrollDeductionRate",
  composite_rate as "compositeRate"`

const locationForms = (locations: Awaited<ReturnType<typeof loadLocations>>) =>
  new Map(
    locations.map(({ companyLocationId, name, address1, address2, city, state, zipcode }) => [
      companyLocationId,
      { companyLocationId, companyLocation: name, address1, address2, city, state, zipcode },
    ]),
  )

interface WorkplaceFacts {
  readonly locationCategory: string
  readonly stateCode: string
  readonly locationId: Id<'companyLocation'> | null
}

interface Parts {
  readonly place: ReadonlyMap<string, WorkplaceFacts>
  readonly wage: ReadonlyMap<string, WageFacts>
  readonly home: ReadonlyMap<string, PlaceFacts>
  readonly stateTax: ReadonlyMap<string, StateTaxFacts>
  readonly locations: ReturnType<typeof locationForms>
  readonly own: Awaited<ReturnType<typeof loadOwnFacts>> | undefined
}

type Row = Omit<
  UserFacts,
  'companyId' | 'locationCategory' | 'stateCode' | 'companyLocation' | 'wage' | 'home' | 'stateTax' | 'own'
>

/** Written out, not spread: ten thousand copies cost more than the query. */
function factsOf(row: Row, companyId: Id<'company'>, parts: Parts): UserFacts {
  const { userId } = row
  const place = parts.place.get(userId)
  assert(place, `user ${userId} works nowhere`)
  return {
    userId,
    companyId,
    userReferenceId: row.userReferenceId,
    status: row.status,
    workerType: row.workerType,
    kycStatus: row.kycStatus,
    firstName: row.firstName,
    middleName: row.middleName,
    lastName: row.lastName,
    phoneNumber: row.phoneNumber,
    jobTitle: row.jobTitle,
    dateOfJoin: row.dateOfJoin,
    email: row.email,
    locationCategory: place.locationCategory,
    companyLocation: (place.locationId && parts.locations.get(place.locationId)) || null,
    stateCode: place.stateCode,
    wage: parts.wage.get(userId) ?? null,
    home: parts.home.get(userId) ?? null,
    stateTax: parts.stateTax.get(userId) ?? null,
    own: parts.own?.get(userId) ?? null,
  }
}
