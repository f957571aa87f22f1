import { type RawBuilder, sql } from 'kysely'
import type { OwnFacts, UserFacts } from '../domain/people/user-facts.ts'
import type { Id } from '../kernel/ids.ts'
import type { Secret } from '../kernel/secret.ts'
import type { Work } from './work.ts'

export interface UsersAsked {
  readonly userIds?: readonly Id<'user'>[]
  /** With what a list leaves out: identity, certificates, accounts, garnishments. */
  readonly withSecrets: boolean
  readonly which?: keyof typeof sorts
  readonly after?: string
  readonly atMost?: number
}

/** Set-based: one statement whatever the head count. Without userIds, the whole company in order of creation. */
export async function loadUsers(
  work: Work,
  companyId: Id<'company'>,
  asked: UsersAsked,
): Promise<readonly UserFacts[]> {
  const { rows } = await sql<Row>`
    select w.user_id as "userId", w.company_id as "companyId", w.user_reference_id as "userReferenceId", w.status,
           w.worker_type as "workerType", w.kyc_status as "kycStatus", w.first_name as "firstName",
           w.middle_name as "middleName", w.last_name as "lastName", w.phone_number as "phoneNumber",
           w.job_title as "jobTitle", w.date_of_join as "dateOfJoin", w.email,
           p.location_category as "locationCategory", p.state_code as "stateCode", l.place as "companyLocation",
           wage.facts as wage, home.facts as home, tax.facts as "stateTax"
           ${asked.withSecrets ? OWN : sql``}
    from worker w
    join lateral (
      select location_category, company_location_id, state_code from worker_workplace
      where company_id = w.company_id and user_id = w.user_id ${inForce(work)}) p on true
    left join lateral (
      select json_build_object(
        'companyLocationId', company_location_id, 'companyLocation', name, 'address1', address1,
        'address2', address2, 'city', city, 'state', state, 'zipcode', zipcode) as place
      from company_location
      where company_id = w.company_id and company_location_id = p.company_location_id) l on true
    left join lateral (select ${WAGE} as facts from worker_wage
      where company_id = w.company_id and user_id = w.user_id ${inForce(work)}) wage on true
    left join lateral (select ${PLACE} as facts from worker_address
      where company_id = w.company_id and user_id = w.user_id and kind = 'home' ${inForce(work)}) home on true
    left join lateral (select ${STATE_TAX} as facts from worker_state_tax
      where company_id = w.company_id and user_id = w.user_id ${inForce(work)}) tax on true
    ${asked.withSecrets ? ownFrom(work) : sql``}
    where w.company_id = ${companyId} and w.client_id = ${work.clientId}
      ${asked.userIds ? sql`and w.user_id = any(${[...asked.userIds]}::uuid[])` : sql``}
      ${asked.which ? sorts[asked.which] : sql``}
      ${asked.after ? sql`and w.user_id > ${asked.after}` : sql``}
    order by w.user_id ${asked.atMost ? sql`limit ${asked.atMost}` : sql``}`.execute(work.db)
  if (!asked.withSecrets || rows.length === 0) return rows.map((row) => ({ ...row, own: null }))
  const vault = await work.vault(companyId)
  return rows.map(({ ssn, dateOfBirth, remote, w4, stateW4, bankAccounts, garnishments, ...user }) => {
    const opened = (column: 'ssn' | 'date_of_birth', sealed: Buffer | null): Secret | null =>
      sealed && vault.open(`worker.${column}`, user.userId, sealed)
    const own = {
      ssn: opened('ssn', ssn),
      dateOfBirth: opened('date_of_birth', dateOfBirth),
      remote,
      w4,
      stateW4: stateW4 ?? [],
      bankAccounts: bankAccounts ?? [],
      garnishments: garnishments ?? [],
    }
    return { ...user, own }
  })
}

const openExit = (kind: 'terminated' | 'deactivated') => sql`
  and exists (select from worker_exit e where e.company_id = w.company_id and e.user_id = w.user_id
                and e.ended_at is null and e.kind = ${sql.lit(kind)})`

const sorts = {
  active: sql`and w.status = 'Active'`,
  terminated: openExit('terminated'),
  deactivated: openExit('deactivated'),
}

/** The last row begun by today on the client's clock, or the first one ahead when none has begun. */
const inForce = ({ today }: Work): RawBuilder<unknown> =>
  sql`order by effective_from <= ${today}::date desc, abs(effective_from - ${today}::date) limit 1`

const WAGE = sql`json_build_object(
  'userWageId', user_wage_id, 'standardWorkingHours', standard_working_hours, 'wageRate', wage_rate,
  'wageBasis', wage_basis, 'paymentMethod', payment_method, 'refTaxExempt', ref_tax_exempt,
  'employeeType', employee_type, 'differentialPay', differential_pay, 'employmentStatus', employment_status)`

const PLACE = sql`json_build_object('address1', address1, 'address2', address2, 'city', city, 'state', state,
  'zipcode', zipcode, 'country', country)`

const STATE_TAX = sql`json_build_object('instanceId', instance_id, 'riskClassName', risk_class_name,
  'riskClassCode', risk_class_code, 'payrollDeductionRate', payroll_deduction_rate,
  'compositeRate', composite_rate)`

const W4 = sql`json_build_object('filingStatus', filing_status, 'multipleJobs', multiple_jobs,
  'dependents', dependents, 'dependentsAbove18', dependents_above_18, 'otherIncome', other_income,
  'otherDeduction', other_deduction, 'extraWithholding', extra_withholding,
  'militarySpouseExemption', military_spouse_exemption, 'stateAdditionalDeduction', state_additional_deduction,
  'isNonresident', is_nonresident, 'azBasisPoints', az_basis_points)`

const OWN = sql`, w.ssn, w.date_of_birth as "dateOfBirth", remote.facts as remote, w4.facts as w4,
  state_w4.facts as "stateW4", accounts.facts as "bankAccounts", orders.facts as garnishments`

const ownFrom = (work: Work): RawBuilder<unknown> => sql`
  left join lateral (select ${PLACE} as facts from worker_address
    where company_id = w.company_id and user_id = w.user_id and kind = 'remote' ${inForce(work)}) remote on true
  left join lateral (select ${W4} as facts from worker_w4
    where company_id = w.company_id and user_id = w.user_id ${inForce(work)}) w4 on true
  left join lateral (
    select json_agg(json_build_object('state', state, 'fields', fields) order by state) as facts from (
      select distinct on (state) state, fields from worker_state_w4
      where company_id = w.company_id and user_id = w.user_id
      order by state, effective_from <= ${work.today}::date desc, abs(effective_from - ${work.today}::date)
    ) s) state_w4 on true
  left join lateral (
    select json_agg(json_build_object(
      'accountId', user_bank_account_id, 'bankName', bank_name, 'accountName', account_name,
      'accountMask', account_mask, 'payBasisPoints', pay_basis_points, 'accountType', account_type,
      'status', status, 'priority', priority) order by priority) as facts
    from user_bank_account where company_id = w.company_id and user_id = w.user_id) accounts on true
  left join lateral (
    select json_agg(json_build_object('garnishmentId', garnishment_id, 'garnishmentType', garnishment_type,
      'agency', agency, 'fields', fields) order by garnishment_id) as facts
    from garnishment where company_id = w.company_id and user_id = w.user_id and removed_at is null) orders on true`

interface Row extends Omit<UserFacts, 'own'> {
  ssn: Buffer | null
  dateOfBirth: Buffer | null
  remote: OwnFacts['remote']
  w4: OwnFacts['w4']
  stateW4: OwnFacts['stateW4'] | null
  bankAccounts: OwnFacts['bankAccounts'] | null
  garnishments: OwnFacts['garnishments'] | null
}
