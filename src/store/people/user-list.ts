import { type RawBuilder, sql } from 'kysely'
import type { ListedFacts } from '../../domain/people/user-facts.ts'
import { type UserStatus, userMachine } from '../../domain/people/user-status.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import { plannedWithout } from '../database/planned.ts'
import type { Work } from '../database/work.ts'
import { locationForms } from './user-facts.ts'

export interface ListAsked {
  readonly which?: keyof typeof sorts
  readonly status?: UserStatus | undefined
  readonly reference?: string | undefined
  /** These, who were found before. */
  readonly userIds?: readonly string[] | undefined
  readonly after?: string
  readonly atMost?: number
}

/**
 * A company's people in order of creation, as lists show them. One statement, and of each person one text: to read
 * twenty-seven columns of ten thousand people one by one took the service longer than all the rest.
 */
export async function loadUserList(
  work: Work,
  companyId: Id<'company'>,
  asked: ListAsked,
): Promise<readonly ListedFacts[]> {
  const dated = datedOf(work, companyId, asked)
  const listed = sql<{ readonly facts: string }>`
    with listed as (
      select user_id, ${text(PERSON)} as facts from worker w
      where w.company_id = ${companyId} and w.client_id = ${work.clientId}
        ${asked.after ? sql`and w.user_id > ${asked.after}` : sql``} ${asked.which ? sorts[asked.which](companyId) : sql``}
        ${asked.userIds ? sql`and w.user_id = any(${[...asked.userIds]}::uuid[])` : sql``}
        ${asked.status ? sql`and w.status = ${asked.status}` : sql``}
        ${asked.reference ? sql`and w.user_reference_id = ${asked.reference} and w.user_reference_id <> ''` : sql``}
      order by w.user_id ${asked.atMost ? sql`limit ${asked.atMost}` : sql``})
    select concat_ws(${MARK}, w.facts, p.facts, coalesce(g.facts, ${blank(WAGE)}), coalesce(h.facts, ${blank(HOME)}),
                     coalesce(t.facts, ${blank(TAX)})) as facts
    from listed w
    join ${dated('worker_workplace', PLACE)} p on p.user_id = w.user_id
    left join ${dated('worker_wage', WAGE)} g on g.user_id = w.user_id
    left join ${dated('worker_address', HOME, sql`and kind = 'home'`)} h on h.user_id = w.user_id
    left join ${dated('worker_state_tax', TAX)} t on t.user_id = w.user_id
    order by w.user_id`
  const rows = await plannedWithout(work, ['nestloop'], listed)
  if (rows.length === 0) return []
  const places = await locationForms(work, companyId)
  return rows.map(({ facts }) => factsOf(facts, companyId, places))
}

/** Of each person the last row begun by today on the client's clock, or the first one ahead when none has begun. */
const datedOf =
  ({ today }: Work, companyId: Id<'company'>, { after, atMost, userIds }: ListAsked) =>
  (table: string, columns: Columns, further: RawBuilder<unknown> = sql``): RawBuilder<unknown> =>
    sql`(
    select distinct on (user_id) user_id, ${text(columns)} as facts from ${sql.table(table)}
    where company_id = ${companyId} ${further}
      ${userIds ? sql`and user_id = any(${[...userIds]}::uuid[])` : sql``}
      ${after ? sql`and user_id > ${after}` : sql``}
      ${atMost ? sql`and user_id <= (select user_id from listed order by user_id desc limit 1)` : sql``}
    order by user_id, effective_from <= ${today}::date desc, abs(effective_from - ${today}::date))`

const openExit = (kind: 'terminated' | 'deactivated') => (companyId: Id<'company'>) =>
  sql`
  and exists (select from worker_exit e where e.company_id = ${companyId} and e.user_id = w.user_id
                and e.ended_at is null and e.kind = ${sql.lit(kind)})`

/** Whom a list of its own shows, under the name `w`. */
export const sorts = {
  active: () => sql`and w.status = ${sql.lit(userMachine.state.Active)}`,
  terminated: openExit('terminated'),
  deactivated: openExit('deactivated'),
}

type Columns = readonly string[]

const PERSON: Columns = [
  ...[
    'user_id',
    'user_reference_id',
    'status',
    'worker_type',
    'kyc_status',
    'first_name',
    'middle_name',
    'last_name',
  ],
  ...['phone_number', 'job_title', 'date_of_join', 'email'],
]
const PLACE: Columns = ['location_category', 'state_code', "coalesce(company_location_id::text, '')"]
const WAGE: Columns = ['wage_rate', 'wage_basis', 'payment_method']
const HOME: Columns = ['address1', 'address2', 'city', 'state', 'zipcode', 'country']
const TAX: Columns = [
  ...['instance_id', 'risk_class_name', 'risk_class_code', 'payroll_deduction_rate', 'composite_rate'],
]

/** The unit separator: fields refuse control characters, so that nothing stored has one. */
const UNIT = '\x1f'
const MARK = sql.lit(UNIT)

/** These columns of a row as one text, and as many of nothing where there is no row. */
const text = (columns: Columns): RawBuilder<string> => sql`concat_ws(${MARK}, ${sql.raw(columns.join())})`
const blank = (columns: Columns): RawBuilder<string> => sql.lit(UNIT.repeat(columns.length - 1))

function factsOf(text: string, companyId: Id<'company'>, places: Places): ListedFacts {
  const [
    userId,
    userReferenceId,
    status,
    workerType,
    kycStatus,
    firstName,
    middleName,
    lastName,
    phoneNumber,
    jobTitle,
    dateOfJoin,
    email,
    locationCategory,
    stateCode,
    locationId,
    rate,
    basis,
    paymentMethod,
    address1,
    address2,
    city,
    state,
    zipcode,
    country,
    ...tax
  ] = text.split(UNIT) as Texts<29>
  return {
    userId: userId as Id<'user'>,
    userReferenceId,
    companyId,
    status,
    workerType,
    kycStatus,
    firstName,
    middleName,
    lastName,
    phoneNumber,
    jobTitle,
    dateOfJoin: dateOfJoin as Day,
    email,
    locationCategory,
    companyLocation: places.get(locationId as Id<'companyLocation'>) ?? null,
    stateCode,
    wage: rate === '' ? null : wageOf(rate, basis, paymentMethod),
    home: address1 === '' ? null : { address1, address2, city, state, zipcode, country },
    stateTax: tax[0] === '' ? null : taxOf(tax),
  }
}

type ListedWage = NonNullable<ListedFacts['wage']>

const wageOf = (rate: string, basis: string, paymentMethod: string): ListedWage => ({
  rate: cents(BigInt(rate)),
  basis: basis as ListedWage['basis'],
  paymentMethod: paymentMethod as ListedWage['paymentMethod'],
})

/** So many texts. */
type Texts<Count extends number, Made extends string[] = []> = Made['length'] extends Count
  ? Made
  : Texts<Count, [...Made, string]>

type Places = Awaited<ReturnType<typeof locationForms>>

const taxOf = ([
  instanceId,
  riskClassName,
  riskClassCode,
  payrollDeductionRate,
  compositeRate,
]: Texts<5>) => ({ instanceId, riskClassName, riskClassCode, payrollDeductionRate, compositeRate })
