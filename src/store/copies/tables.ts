import type { Database } from '../database/schema.ts'

/** A table whose rows an archive carries, by their company. */
export interface Carried {
  /** Columns that are sealed, with the row under which they are: its columns, joined by a slash. */
  readonly sealed?: Readonly<Record<string, readonly string[]>>
  /** Keyed hashes of a sealed column, which another client has others of: by column, of which, and what kind. */
  readonly indexes?: Readonly<Record<string, { readonly of: string; readonly kind: string }>>
  /** Columns that say something of the old place only: they are not carried. */
  readonly without?: readonly string[]
  /** Rows that are read and written at once, where they are large. */
  readonly batch?: number
}

/** What a table is to an archive: carried, made anew where it is imported, or left behind, each with its reason. */
type Use = ({ readonly carried: Carried } | { readonly anew: string } | { readonly left: string }) & Home

/**
 * Where its rows are when the database is spread over machines (docs/operations/scale.md): with their company, unless a
 * reason is given for one place, the coordinator, or for a copy on every machine. A view is a view everywhere.
 */
interface Home {
  readonly local?: string
  readonly everywhere?: string
  readonly view?: true
}

const plain = { carried: {} } as const
const sealed = (columns: Carried['sealed'], more: Omit<Carried, 'sealed'> = {}) =>
  ({ carried: { ...more, sealed: columns } }) as { readonly carried: Carried }

const VIEW = { left: 'a view over other tables', view: true } as const
const OF_THE_CLIENT = { left: 'the client’s own, of no company', local: 'of no company' } as const
const OF_THE_SERVICE = { left: 'of the installation, of no client', local: 'of no company' } as const
const OF_A_PERSON = { left: 'how people sign in at the old place', local: 'of no company' } as const

/**
 * Every table, in the order in which rows can be inserted: what is named by another comes before it. A table that is
 * missing does not compile; test/store/copies/tables.test.ts checks order, columns and seals against the database.
 */
export const uses = {
  company: { carried: { without: ['closed_at'] } },
  company_location: plain,
  kyb_information: sealed(
    { ein: ['kyb_information_id'] },
    { indexes: { ein_index: { of: 'ein', kind: 'ein' } } },
  ),
  business_user: sealed({ ssn: ['business_user_id'], date_of_birth: ['business_user_id'] }),
  staff_access: plain,
  company_bank_account: sealed({
    account_number: ['company_bank_account_id'],
    micro_deposits: ['company_bank_account_id'],
  }),
  check_sequence: plain,
  company_holiday: plain,
  labor_unit: plain,
  account_mapping: plain,
  register_column: plain,
  state_registration: plain,
  federal_deposit_schedule: plain,
  rate_correction: plain,
  deposit_history: plain,
  liability_history: plain,
  filing_profile: plain,
  report_fact: plain,
  pay_item_type: plain,
  benefit_plan: plain,
  time_off_policy: plain,
  time_tracking_policy: plain,
  comp_class: plain,
  comp_rate: plain,
  worker: sealed(
    { ssn: ['user_id'], date_of_birth: ['user_id'] },
    { indexes: { ssn_index: { of: 'ssn', kind: 'ssn' } } },
  ),
  comp_assignment: plain,
  worker_address: plain,
  worker_exit: plain,
  worker_job: plain,
  worker_labor: plain,
  worker_state_tax: plain,
  worker_state_w4: plain,
  worker_w4: plain,
  worker_w9: sealed({ ein: ['user_id'] }, { indexes: { ein_index: { of: 'ein', kind: 'ein' } } }),
  worker_wage: plain,
  worker_workplace: plain,
  work_assignment: plain,
  former_email: plain,
  form_consent: plain,
  user_bank_account: sealed({ account_number: ['user_bank_account_id'] }),
  pay_change: sealed({ tokens: ['pay_change_id'] }),
  garnishment: sealed({ numbers: ['garnishment_id'] }),
  recurring_pay_item: plain,
  benefit_enrollment: plain,
  benefit_election: plain,
  pay_history: plain,
  pay_schedule: plain,
  worker_schedule: plain,
  pay_period: plain,
  period_member: plain,
  period_input: plain,
  period_removal: plain,
  period_skip: plain,
  severance_payment: plain,
  time_card: plain,
  time_entry: plain,
  time_tracking_assignment: plain,
  time_off_assignment: plain,
  time_off_request: plain,
  time_off_line: plain,
  time_off_ledger: plain,
  time_off_payout: plain,
  tip_allocation: plain,
  payroll_run: plain,
  run_lines: { carried: { batch: 20 } },
  payroll_approval: plain,
  benefit_arrears: plain,
  benefit_catch_up: plain,
  pay_item_repayment: plain,
  paycheck: plain,
  year_to_date: plain,
  ledger_account: plain,
  ach_file: plain,
  transfer: plain,
  account_correction: plain,
  wire_receipt: { carried: {}, local: 'makes a wire unique across companies' },
  paper_check: plain,
  filing: plain,
  filing_file: sealed({ contents: ['filing_id', 'place'] }, { batch: 5 }),
  filing_person: sealed({ identity: ['filing_id', 'user_id'] }),
  document: sealed({ contents: ['document_id'] }, { batch: 1 }),
  access_log: plain,
  // Marked under the new client’s key and recorded now, at the end of its chain.
  audit: {
    carried: { without: ['mark', 'hash', 'position', 'recorded_at'] },
    local: 'one chain per client',
  },
  // Of a closed company it is in closed_work. It goes on at the new place, on its client’s clock.
  agenda: {
    carried: { without: ['wake_at', 'attempts', 'leased_until', 'leased_by'] },
    local: 'one order per client; searched over all',
  },

  data_key: {
    anew: 'the vault of the company under the new client',
    local: 'the client’s own keys have no company',
  },
  ein_claim: { anew: 'from kyb_information', local: 'makes an EIN unique across companies' },
  external_claim: { anew: 'from company', local: 'makes a client’s key unique across companies' },
  money_seal: { anew: 'by the sealer, under the keys of the new place' },
  money_unsealed: { anew: 'names every run, for the sealer' },
  rule: {
    anew: 'what the lines of its paychecks are; its id is made from its words',
    everywhere: 'lines of every company name it',
  },

  closed_work: { left: 'carried as agenda', local: 'put aside from the agenda, and put back' },
  event: {
    left: 'told to the old client’s endpoints; getAuditLog has what happened',
    local: 'one order per client',
  },
  request_log: {
    left: 'what the old client asked',
    local: 'one log per client; a company is in it as it was named, there or not',
  },
  finding: {
    left: 'of the old operator’s nightly checks',
    local: 'of the operator; it may be about a company that is not there',
  },
  archive_part: {
    left: 'archives are not put into archives',
    local: 'what is to be imported has no company yet',
  },

  account: OF_THE_CLIENT,
  api_key: OF_THE_CLIENT,
  client: OF_THE_CLIENT,
  idempotency: OF_THE_CLIENT,
  numbering: OF_THE_CLIENT,
  sandbox_mail: OF_THE_CLIENT,
  webhook_attempt: OF_THE_CLIENT,
  webhook_delivery: OF_THE_CLIENT,
  webhook_endpoint: OF_THE_CLIENT,

  passkey: OF_A_PERSON,
  passkey_challenge: OF_A_PERSON,
  session: OF_A_PERSON,
  session_person: OF_A_PERSON,
  sign_in: OF_A_PERSON,
  sign_in_count: OF_A_PERSON,
  wrong_secret: OF_A_PERSON,

  ach_file_day: OF_THE_SERVICE,
  bank_place: OF_THE_SERVICE,
  bank_return_file: OF_THE_SERVICE,
  house_secret: OF_THE_SERVICE,
  migration: OF_THE_SERVICE,
  place_register: OF_THE_SERVICE,
  verification: OF_THE_SERVICE,

  delivery_attempt: VIEW,
  own_api_key: VIEW,
  pay_edition: VIEW,
  pay_line: VIEW,
  paycheck_line: VIEW,
  person_with_access: VIEW,
  waiting_payment: VIEW,
} as const satisfies Record<keyof Database, Use>

/** What a table is when the database is spread over machines. */
export type Spread = 'by company' | 'everywhere' | 'local'

/** Every table but the views, in an order in which each comes after those that its keys name. */
export const spread: ReadonlyMap<string, Spread> = new Map(
  Object.entries(uses as Readonly<Record<string, Use>>)
    .filter(([, use]) => !use.view)
    .map(([name, { local, everywhere }]) => [
      name,
      local ? 'local' : everywhere ? 'everywhere' : 'by company',
    ]),
)

/** Those that are carried, in order. */
export const carriedTables: ReadonlyMap<string, Carried> = new Map(
  Object.entries(uses).flatMap(([name, use]) => ('carried' in use ? [[name, use.carried as Carried]] : [])),
)
