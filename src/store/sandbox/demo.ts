import { type RawBuilder, sql } from 'kysely'
import { accountMachine } from '../../domain/money/account.ts'
import { kycMachine } from '../../domain/people/kyc.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import type { DemoPerson } from '../../domain/sandbox/demo-people.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { Secret } from '../../kernel/secret.ts'
import { home } from '../database/home.ts'
import type { Vault } from '../database/vault.ts'
import type { Work } from '../database/work.ts'
import { placesJson } from '../people/kept-places.ts'

/** A routing number with a valid check digit. */
const ROUTING = '021000021'

/** A funding account that has been verified. */
export async function insertDemoAccount(work: Work, companyId: Id<'company'>): Promise<void> {
  const [vault, id, number] = [await work.vault(companyId), newId(), new Secret('900000004321')]
  await work.db
    .insertInto('company_bank_account')
    .values({
      company_id: companyId,
      client_id: work.clientId,
      company_bank_account_id: id,
      routing_number: ROUTING,
      account_number: vault.seal('company_bank_account.account_number', id, number),
      account_mask: number.masked(),
      account_type: 'checking',
      account_name: 'Demo operating account',
      bank_name: 'Sandbox Bank',
      status: accountMachine.state.ready,
      created_at: isoInstant(work.now),
    })
    .execute()
}

export async function insertDemoRegistrations(
  work: Work,
  companyId: Id<'company'>,
  registrations: readonly { readonly state: string; readonly fields: Readonly<Record<string, string>> }[],
  from: Day,
): Promise<void> {
  await work.db
    .insertInto('state_registration')
    .values(
      registrations.map(({ state, fields }) => ({
        company_id: companyId,
        client_id: work.clientId,
        state,
        effective_from: from,
        fields: JSON.stringify(fields),
      })),
    )
    .execute()
}

/** People who can be paid at once, a slice at a time: one statement per table. */
export async function insertDemoPeople(
  work: Work,
  companyId: Id<'company'>,
  people: readonly DemoPerson[],
  dateOfJoin: Day,
): Promise<void> {
  const vault = await work.vault(companyId)
  const rows = people.map((person): DemoRow => ({ ...person, id: newId<'user'>(), account: newId() }))
  const ids = rows.map(({ id }) => id)
  const owner = sql`home.company_id, ${work.clientId}::uuid`
  const from = home(companyId)
  await sql`
    insert into worker (company_id, client_id, user_id, worker_type, status, kyc_status, first_name, last_name, email,
                        email_key, phone_number, job_title, date_of_join, ssn, ssn_index, date_of_birth,
                        terms_accepted_at, created_at, places)
    select ${owner}, w.id, 'W2', ${sql.lit(userMachine.state.Active)}, ${sql.lit(kycMachine.state.passed)}, w.first_name, w.last_name, w.email, w.email, '4045550100',
           w.job_title, ${dateOfJoin}, w.ssn, w.ssn_index, w.born, ${isoInstant(work.now)}, ${isoInstant(work.now)}, w.places::text
    from ${from} cross join unnest(${ids}::uuid[], ${rows.map((r) => r.firstName)}::text[], ${rows.map((r) => r.lastName)}::text[],
                ${rows.map((r) => r.email)}::text[], ${rows.map((r) => r.jobTitle)}::text[],
                ${rows.map((r) => vault.seal('worker.ssn', r.id, r.ssn))}::bytea[],
                ${rows.map((r) => vault.index('ssn', r.ssn))}::bytea[],
                ${rows.map((r) => vault.seal('worker.date_of_birth', r.id, r.dateOfBirth))}::bytea[], ${rows.map(demoPlaces)}::jsonb[])
      as w(id, first_name, last_name, email, job_title, ssn, ssn_index, born, places)`.execute(work.db)
  await sql`
    insert into worker_workplace (company_id, client_id, user_id, effective_from, location_category, state_code)
    select ${owner}, w.id, ${dateOfJoin}, 'Remote', w.state
    from ${from} cross join unnest(${ids}::uuid[], ${rows.map((r) => r.address.state)}::text[]) as w(id, state)`.execute(
    work.db,
  )
  await sql`
    insert into worker_address (company_id, client_id, user_id, kind, effective_from, address1, city, state, zipcode)
    select ${owner}, w.id, k.kind, ${dateOfJoin}, w.address1, w.city, w.state, w.zipcode
    from ${from} cross join unnest(${ids}::uuid[], ${rows.map((r) => r.address.address1)}::text[], ${rows.map((r) => r.address.city)}::text[],
                ${rows.map((r) => r.address.state)}::text[], ${rows.map((r) => r.address.zipcode)}::text[])
      as w(id, address1, city, state, zipcode), (values ('home'), ('remote')) as k(kind)`.execute(work.db)
  await insertDemoPay(work, { owner, from, rows, ids, dateOfJoin, vault })
}

/** Everybody works where they live. */
function demoPlaces({ address: { state, city, zipcode } }: DemoPerson): string {
  const at = [state, city, zipcode] as const
  return placesJson(['Remote', null, state, at, at])
}

interface DemoRow extends DemoPerson {
  readonly id: Id<'user'>
  readonly account: string
}

interface DemoPay {
  readonly owner: RawBuilder<unknown>
  readonly from: RawBuilder<unknown>
  readonly rows: readonly DemoRow[]
  readonly ids: readonly string[]
  readonly dateOfJoin: Day
  readonly vault: Vault
}

async function insertDemoPay(
  work: Work,
  { owner, from, rows, ids: given, dateOfJoin, vault }: DemoPay,
): Promise<void> {
  const ids = [...given]
  await sql`
    insert into worker_wage (company_id, client_id, user_id, effective_from, user_wage_id, wage_rate, wage_basis,
                             standard_working_hours, payment_method, employee_type, employment_status, ref_tax_exempt)
    select ${owner}, w.id, ${dateOfJoin}, new_id(w.id), w.rate, w.basis, 4000, 'Direct Deposit', w.employee_type,
           'Full Time (30+ Hours per week)', 'No, this employee is not tax exempt'
    from ${from} cross join unnest(${ids}::uuid[], ${rows.map((r) => r.wage.rate)}::bigint[], ${rows.map((r) => r.wage.basis)}::text[],
                ${rows.map((r) => r.wage.employeeType)}::text[]) as w(id, rate, basis, employee_type)`.execute(
    work.db,
  )
  await sql`
    insert into worker_w4 (company_id, client_id, user_id, effective_from, filing_status, dependents)
    select ${owner}, w.id, ${dateOfJoin}, w.status, w.dependents
    from ${from} cross join unnest(${ids}::uuid[], ${rows.map((r) => r.filingStatus)}::text[], ${rows.map((r) => r.dependents)}::int[])
      as w(id, status, dependents)`.execute(work.db)
  await sql`
    insert into user_bank_account (company_id, client_id, user_bank_account_id, user_id, routing_number, account_number,
                                   account_mask, account_type, account_name, bank_name, pay_basis_points, priority,
                                   status, created_at)
    select ${owner}, w.account, w.id, ${ROUTING}, w.number, w.mask, 'checking', w.name, 'Sandbox Bank', 10000, 1,
           ${sql.lit(accountMachine.state.ready)},
           ${isoInstant(work.now)}
    from ${from} cross join unnest(${ids}::uuid[], ${rows.map((r) => r.account)}::uuid[],
                ${rows.map((r) => vault.seal('user_bank_account.account_number', r.account, r.accountNumber))}::bytea[],
                ${rows.map((r) => r.accountNumber.masked())}::text[], ${rows.map((r) => `${r.firstName} ${r.lastName}`)}::text[])
      as w(id, account, number, mask, name)`.execute(work.db)
  await sql`
    insert into ledger_account (company_id, client_id, account_id, kind, ref, name)
    select ${owner}, a.id, 'employeeAccount', a.id::text, 'Employee bank account'
    from ${from} cross join unnest(${rows.map((r) => r.account)}::uuid[]) as a(id)`.execute(work.db)
}
