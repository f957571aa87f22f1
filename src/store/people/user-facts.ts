import { CompiledQuery } from 'kysely'
import type { LocationFacts, OwnFacts, UserFacts } from '../../domain/people/user-facts.ts'
import { type Id, LOWEST_ID } from '../../kernel/ids.ts'
import { wholeCents } from '../../kernel/money.ts'
import { assert } from '../../kernel/problem.ts'
import { loadLocations } from '../company/locations.ts'
import { gathered } from '../database/gathered.ts'
import type { Vault } from '../database/vault.ts'
import type { Work } from '../database/work.ts'
import { type OwnFactsRow, ownFactsOf, ownParts } from './own-facts.ts'

/** Everything of one user; undefined where the company has no such one. */
export const loadUser = (
  work: Work,
  companyId: Id<'company'>,
  userId: Id<'user'>,
): Promise<UserFacts | undefined> =>
  gathered(work, { kind: `user of ${companyId}`, item: userId }, async (ids) => {
    const users = await loadUsers(work, companyId, [...new Set(ids)])
    const byId = new Map(users.map((user) => [user.userId, user]))
    return ids.map((id) => byId.get(id))
  })

/** Everything of these users, in order of creation, in one statement whatever the head count. */
export async function loadUsers(
  work: Work,
  companyId: Id<'company'>,
  userIds: readonly Id<'user'>[],
): Promise<readonly UserFacts[]> {
  if (userIds.length === 0) return []
  const [text, who] = userIds.length === 1 ? [ONE, userIds[0]] : [MANY, filledUp(userIds)]
  const values = [companyId, work.clientId, who, work.today]
  const { rows } = await work.db.executeQuery<Row>(CompiledQuery.raw(text, values))
  // A company that nobody knows has no keys.
  if (rows.length === 0) return []
  const vault = await work.vault(companyId)
  return rows.map((row) => factsOf(row, companyId, vault))
}

/**
 * To a few, nobody is added: for them alone a plan of their own looks cheaper than the one that is kept, and to make it takes
 * longer than to use it.
 */
const filledUp = (ids: readonly string[]): readonly string[] => [
  ...ids,
  ...Array.from({ length: Math.max(0, FEW - ids.length) }, () => LOWEST_ID),
]

const FEW = 16

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
const IN_FORCE = 'order by effective_from <= $4::date desc, abs(effective_from - $4::date) limit 1'

const HELD = 'from worker_schedule h where h.company_id = $1 and h.user_id = w.user_id and h.effective_from'
const nameOf = (held: string) => `coalesce((select s.name from pay_schedule s
    where s.company_id = $1 and s.worker_type = w.worker_type
      and case when s.is_first then null else s.pay_schedule_id end is not distinct from ${held}), '')`

/** Of worker `w`, today, and what comes next. */
const SCHEDULE_NAME = nameOf(
  `(select h.of_schedule ${HELD} <= $4::date order by h.effective_from desc limit 1)`,
)
const SCHEDULE_AHEAD = `(
    select json_build_object('payScheduleName', ${nameOf('h.of_schedule')}, 'payScheduleFrom', h.effective_from)
    ${HELD} > $4::date order by h.effective_from limit 1)`

const OF_WORKER = 'company_id = $1 and user_id = w.user_id'

/** $1 company, $2 client, $3 who, $4 today. Written once, so that Postgres plans it once per connection. */
const statement = (workers: string): string => `
  select w.user_id as "userId", w.user_reference_id as "userReferenceId", w.status,
         w.worker_type as "workerType", w.kyc_status as "kycStatus", w.first_name as "firstName",
         w.middle_name as "middleName", w.last_name as "lastName", w.phone_number as "phoneNumber",
         w.job_title as "jobTitle", w.date_of_join as "dateOfJoin", w.email, w.language, w.metadata, ${SCHEDULE_NAME} as "payScheduleName",
         ${SCHEDULE_AHEAD} as "payScheduleAhead",
         place.location_category as "locationCategory", place.state_code as "stateCode",
         location.facts as "companyLocation", wage.facts as wage, home.facts as home,
         state_tax.facts as "stateTax", ${ownParts.columns}
  from ${workers}
  left join lateral (select location_category, state_code, company_location_id
    from worker_workplace where ${OF_WORKER} ${IN_FORCE}) place on true
  left join lateral (select json_build_object('companyLocationId', company_location_id, 'companyLocation', name,
      'address1', address1, 'address2', address2, 'city', city, 'state', state, 'zipcode', zipcode) as facts
    from company_location
    where company_id = $1 and company_location_id = place.company_location_id) location on true
  left join lateral (select json_build_object('userWageId', user_wage_id, 'from', effective_from, 'rate', wage_rate,
      'basis', wage_basis, 'weeklyHours', standard_working_hours, 'employeeType', employee_type,
      'paymentMethod', payment_method, 'taxExemptions', tax_exemptions, 'employmentStatus', employment_status,
      'refTaxExempt', ref_tax_exempt, 'differentialPay', differential_pay) as facts
    from worker_wage where ${OF_WORKER} ${IN_FORCE}) wage on true
  left join lateral (select json_build_object('address1', address1, 'address2', address2, 'city', city,
      'state', state, 'zipcode', zipcode, 'country', country) as facts
    from worker_address where ${OF_WORKER} and kind = 'home' ${IN_FORCE}) home on true
  left join lateral (select json_build_object('instanceId', instance_id, 'riskClassName', risk_class_name,
      'riskClassCode', risk_class_code, 'payrollDeductionRate', payroll_deduction_rate,
      'compositeRate', composite_rate) as facts
    from worker_state_tax where ${OF_WORKER} ${IN_FORCE}) state_tax on true
  ${ownParts.joins(OF_WORKER, IN_FORCE)}
  where w.company_id = $1 and w.client_id = $2
  order by w.user_id`

/** One by one, by the key: joined, everyone in the company may be read to find a few. */
const ofKey = (id: string) => `(select * from worker where company_id = $1 and user_id = ${id} limit 1) w`
const ONE = statement(ofKey('$3'))
const MANY = statement(`unnest($3::uuid[]) asked(id) cross join lateral ${ofKey('asked.id')}`)

/** JSON has no cents: they come as whole numbers. */
type JsonWage = Omit<NonNullable<UserFacts['wage']>, 'rate'> & { readonly rate: number }

type Row = Omit<UserFacts, 'companyId' | 'wage' | 'own'> & OwnFactsRow & { readonly wage: JsonWage | null }

function factsOf(row: Row, companyId: Id<'company'>, vault: Vault): UserFacts {
  const { userId, userReferenceId, status, workerType, kycStatus, firstName, middleName, lastName } = row
  const { phoneNumber, jobTitle, dateOfJoin, email, language, metadata } = row
  const { payScheduleName, payScheduleAhead } = row
  const { locationCategory, stateCode, companyLocation, wage, home, stateTax } = row
  assert(locationCategory !== null, `user ${userId} works nowhere`)
  const own: OwnFacts = ownFactsOf(row, vault)
  return {
    ...{ userId, userReferenceId, companyId, status, workerType, kycStatus, firstName, middleName, lastName },
    ...{ phoneNumber, jobTitle, dateOfJoin, email, language, metadata, payScheduleName, payScheduleAhead },
    ...{ locationCategory, stateCode, companyLocation, home, stateTax, own },
    wage: wage && { ...wage, rate: wholeCents(wage.rate) },
  }
}
