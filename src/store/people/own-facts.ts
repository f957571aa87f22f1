import type { GarnishmentFacts, W4Facts } from '../../domain/pay/facts.ts'
import type { OwnFacts } from '../../domain/people/user-facts.ts'
import type { W9Facts } from '../../domain/people/w9.ts'
import type { Id } from '../../kernel/ids.ts'
import { type Cents, wholeCents } from '../../kernel/money.ts'
import { openOrder } from '../database/order-numbers.ts'
import type { Vault } from '../database/vault.ts'

/** What a list of users leaves out: identity, certificates, accounts, leave and garnishments, beside worker `w`. */
export const ownParts = {
  columns: `w.ssn, w.date_of_birth as "dateOfBirth", remote.facts as remote, w4.facts as w4,
         state_w4.facts as "stateW4", accounts.facts as "bankAccounts", orders.facts as garnishments,
         leave.facts as "timeOffRequests", w9.facts as w9, w9.ein as "w9Ein"`,
  joins: (ofWorker: string, inForce: string): string => `
  left join lateral (select ein, json_build_object('contractorType', contractor_type, 'businessName', business_name,
      'taxClassification', tax_classification, 'signedOn', signed_on) as facts
    from worker_w9 where ${ofWorker}) w9 on true
  left join lateral (select json_build_object('address1', address1, 'address2', address2, 'city', city,
      'state', state, 'zipcode', zipcode, 'country', country) as facts
    from worker_address where ${ofWorker} and kind = 'remote' ${inForce}) remote on true
  left join lateral (select json_build_object('form', form, 'filingStatus', filing_status,
      'multipleJobs', multiple_jobs, 'dependents', dependents, 'otherDependents', dependents_above_18,
      'dependentsAmount', dependents_amount,
      'otherIncome', other_income, 'deductions', other_deduction, 'extra', extra_withholding,
      'militarySpouse', military_spouse_exemption, 'stateExtra', state_additional_deduction,
      'nonresident', is_nonresident, 'arizonaBasisPoints', az_basis_points, 'exempt', is_exempt,
      'allowances', allowances) as facts
    from worker_w4 where ${ofWorker} ${inForce}) w4 on true
  left join lateral (
    select json_agg(json_build_object('state', state, 'fields', fields) order by state) as facts from (
      select distinct on (state) state, fields from worker_state_w4 where ${ofWorker}
      order by state, effective_from <= $4::date desc, abs(effective_from - $4::date)
    ) s) state_w4 on true
  left join lateral (
    select json_agg(json_build_object('accountId', user_bank_account_id, 'bankName', bank_name,
      'accountName', account_name, 'accountMask', account_mask, 'payBasisPoints', pay_basis_points,
      'payKind', pay_kind, 'payAmount', pay_amount,
      'accountType', account_type, 'status', status, 'priority', priority) order by priority) as facts
    from user_bank_account where ${ofWorker}) accounts on true
  left join lateral (
    select json_agg(json_build_object('id', garnishment_id, 'type', garnishment_type,
      'agency', agency, 'fields', fields, 'numbers', encode(numbers, 'base64')) order by garnishment_id) as facts
    from garnishment where ${ofWorker} and removed_at is null) orders on true
  left join lateral (
    select json_agg(json_build_object('requestId', r.time_off_request_id, 'companyId', r.company_id,
      'userId', r.user_id, 'policyId', a.time_off_policy_id, 'policyType', p.policy_type,
      'startDate', r.start_date, 'endDate', r.end_date, 'hours', r.hours, 'status', r.status, 'reason', r.reason,
      'lines', (select json_agg(json_build_object('day', l.on_day, 'hours', l.hours) order by l.on_day)
                from time_off_line l where l.company_id = $1
                  and l.time_off_request_id = r.time_off_request_id)) order by r.time_off_request_id) as facts
    from time_off_request r
    join time_off_assignment a on a.company_id = r.company_id and a.assignment_id = r.assignment_id
    join time_off_policy p on p.company_id = a.company_id and p.time_off_policy_id = a.time_off_policy_id
    where r.company_id = $1 and r.user_id = w.user_id) leave on true`,
}

export const ownFactsOf = (row: OwnFactsRow, vault: Vault): OwnFacts => ({
  ssn: row.ssn && vault.open('worker.ssn', row.userId, row.ssn),
  dateOfBirth: row.dateOfBirth && vault.open('worker.date_of_birth', row.userId, row.dateOfBirth),
  remote: row.remote,
  w4: row.w4 && w4Of(row.w4),
  w9: row.w9 && { ...row.w9, ein: row.w9Ein && vault.open('worker_w9.ein', row.userId, row.w9Ein) },
  stateW4: row.stateW4 ?? [],
  bankAccounts: row.bankAccounts ?? [],
  garnishments: (row.garnishments ?? []).map((order) => orderOf(vault, order)),
  timeOffRequests: row.timeOffRequests ?? [],
})

/** JSON has no bytes: they come as base64. */
const orderOf = (vault: Vault, { numbers, ...order }: JsonOrder): GarnishmentFacts => ({
  ...order,
  fields: openOrder(vault, { ...order, numbers: numbers === null ? null : Buffer.from(numbers, 'base64') }),
})

type JsonOrder = GarnishmentFacts & { readonly numbers: string | null }

/** JSON has no cents: they come as whole numbers. */
type JsonW4 = {
  readonly [Field in keyof W4Facts]:
    | (Cents extends W4Facts[Field] ? number : never)
    | Exclude<W4Facts[Field], Cents>
}

const w4Of = (row: JsonW4): W4Facts => ({
  ...row,
  dependentsAmount: row.dependentsAmount === null ? null : wholeCents(row.dependentsAmount),
  otherIncome: wholeCents(row.otherIncome),
  deductions: wholeCents(row.deductions),
  extra: wholeCents(row.extra),
  stateExtra: wholeCents(row.stateExtra),
})

export interface OwnFactsRow {
  readonly userId: Id<'user'>
  readonly ssn: Buffer | null
  readonly dateOfBirth: Buffer | null
  readonly remote: OwnFacts['remote']
  readonly w4: JsonW4 | null
  readonly w9: Omit<W9Facts, 'ein'> | null
  readonly w9Ein: Buffer | null
  readonly stateW4: OwnFacts['stateW4'] | null
  readonly bankAccounts: OwnFacts['bankAccounts'] | null
  readonly garnishments: readonly JsonOrder[] | null
  readonly timeOffRequests: OwnFacts['timeOffRequests'] | null
}
