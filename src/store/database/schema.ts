// Derived from the migrations by scripts/schema.ts; a test compares it. Do not edit.
import type { ColumnType, Generated } from 'kysely'
import type { Day, Instant } from '../../kernel/dates.ts'

export interface Database {
  access_log: AccessLog
  account: Account
  account_correction: AccountCorrection
  account_mapping: AccountMapping
  ach_file: AchFile
  ach_file_day: AchFileDay
  agenda: Agenda
  api_key: ApiKey
  archive_part: ArchivePart
  audit: Audit
  bank_place: BankPlace
  bank_return_file: BankReturnFile
  benefit_arrears: BenefitArrears
  benefit_catch_up: BenefitCatchUp
  benefit_election: BenefitElection
  benefit_enrollment: BenefitEnrollment
  benefit_plan: BenefitPlan
  business_user: BusinessUser
  check_sequence: CheckSequence
  client: Client
  closed_work: ClosedWork
  comp_assignment: CompAssignment
  comp_class: CompClass
  comp_rate: CompRate
  company: Company
  company_bank_account: CompanyBankAccount
  company_holiday: CompanyHoliday
  company_location: CompanyLocation
  data_key: DataKey
  delivery_attempt: DeliveryAttempt
  deposit_history: DepositHistory
  document: Document
  ein_claim: EinClaim
  event: Event
  external_claim: ExternalClaim
  federal_deposit_schedule: FederalDepositSchedule
  filing: Filing
  filing_file: FilingFile
  filing_person: FilingPerson
  filing_profile: FilingProfile
  finding: Finding
  form_consent: FormConsent
  former_email: FormerEmail
  garnishment: Garnishment
  house_secret: HouseSecret
  idempotency: Idempotency
  kyb_information: KybInformation
  labor_unit: LaborUnit
  ledger_account: LedgerAccount
  liability_history: LiabilityHistory
  migration: Migration
  money_seal: MoneySeal
  money_unsealed: MoneyUnsealed
  numbering: Numbering
  own_api_key: OwnApiKey
  paper_check: PaperCheck
  passkey: Passkey
  passkey_challenge: PasskeyChallenge
  pay_change: PayChange
  pay_edition: PayEdition
  pay_history: PayHistory
  pay_item_repayment: PayItemRepayment
  pay_item_type: PayItemType
  pay_line: PayLine
  pay_period: PayPeriod
  pay_schedule: PaySchedule
  paycheck: Paycheck
  paycheck_line: PaycheckLine
  payroll_approval: PayrollApproval
  payroll_run: PayrollRun
  period_input: PeriodInput
  period_member: PeriodMember
  period_removal: PeriodRemoval
  period_skip: PeriodSkip
  person_with_access: PersonWithAccess
  place_register: PlaceRegister
  rate_correction: RateCorrection
  recurring_pay_item: RecurringPayItem
  register_column: RegisterColumn
  report_fact: ReportFact
  request_log: RequestLog
  rule: Rule
  run_lines: RunLines
  sandbox_mail: SandboxMail
  session: Session
  session_person: SessionPerson
  severance_payment: SeverancePayment
  sign_in: SignIn
  sign_in_count: SignInCount
  staff_access: StaffAccess
  state_registration: StateRegistration
  time_card: TimeCard
  time_entry: TimeEntry
  time_off_assignment: TimeOffAssignment
  time_off_ledger: TimeOffLedger
  time_off_line: TimeOffLine
  time_off_payout: TimeOffPayout
  time_off_policy: TimeOffPolicy
  time_off_request: TimeOffRequest
  time_tracking_assignment: TimeTrackingAssignment
  time_tracking_policy: TimeTrackingPolicy
  tip_allocation: TipAllocation
  transfer: Transfer
  user_bank_account: UserBankAccount
  verification: Verification
  waiting_payment: WaitingPayment
  webhook_attempt: WebhookAttempt
  webhook_delivery: WebhookDelivery
  webhook_endpoint: WebhookEndpoint
  wire_receipt: WireReceipt
  work_assignment: WorkAssignment
  worker: Worker
  worker_address: WorkerAddress
  worker_exit: WorkerExit
  worker_job: WorkerJob
  worker_labor: WorkerLabor
  worker_schedule: WorkerSchedule
  worker_state_tax: WorkerStateTax
  worker_state_w4: WorkerStateW4
  worker_w4: WorkerW4
  worker_w9: WorkerW9
  worker_wage: WorkerWage
  worker_workplace: WorkerWorkplace
  wrong_secret: WrongSecret
  year_to_date: YearToDate
}

interface AccessLog {
  company_id: string
  client_id: string
  person_id: string
  entry_id: string
  act: string
  actor: string
  at: ColumnType<Instant, string | undefined, string>
}

interface Account {
  account_id: string
  client_id: string
  created_at: ColumnType<Instant, string | undefined, string>
}

interface AccountCorrection {
  company_id: string
  client_id: string
  account_correction_id: string
  transfer_id: string
  account_id: string | null
  change_code: string
  outcome: string
  reason: string
  former_routing_number: string | null
  former_mask: string | null
  former_type: string | null
  corrected_on: Day
  created_at: ColumnType<Instant, string, string>
}

interface AccountMapping {
  company_id: string
  client_id: string
  place: number
  account: string
  detail: string
  department_id: string | null
  number: string
  name: string
}

interface AchFile {
  company_id: string
  client_id: string
  ach_file_id: string
  run_id: string | null
  kind: string
  file_name: string
  effective_date: Day
  entries: number
  debit_total: bigint
  credit_total: bigint
  entry_hash: string
  day_number: number | null
  handed_over_at: ColumnType<Instant | null, string | null | undefined, string | null>
  created_at: ColumnType<Instant, string, string>
  outbox_id: string | null
  staged_as: string | null
  content_hash: string | null
  content_bytes: bigint | null
  released_at: ColumnType<Instant | null, string | null | undefined, string | null>
  confirmed_at: ColumnType<Instant | null, string | null | undefined, string | null>
  trace_origin: string | null
}

interface AchFileDay {
  created_on: Day
  files: number
}

interface Agenda {
  agenda_id: string
  seq: Generated<bigint>
  client_id: string
  company_id: string | null
  lane: Generated<string>
  task: string
  key: string
  payload: ColumnType<unknown, string | undefined, string>
  due_at: ColumnType<Instant, string, string>
  wake_at: ColumnType<Instant, string, string>
  attempts: Generated<number>
  leased_until: ColumnType<Instant | null, string | null | undefined, string | null>
  parked_at: ColumnType<Instant | null, string | null | undefined, string | null>
  last_error: string | null
  leased_by: string | null
}

interface ApiKey {
  api_key_id: string
  account_id: string
  secret_hash: Buffer
  sees_ssn: Generated<boolean>
  created_at: ColumnType<Instant, string | undefined, string>
  revoked_at: ColumnType<Instant | null, string | null | undefined, string | null>
  label: Generated<string>
  scopes: string[] | null
  company_ids: string[] | null
  expires_at: ColumnType<Instant | null, string | null | undefined, string | null>
}

interface ArchivePart {
  client_id: string
  archive_id: string
  part: number
  company_id: string | null
  contents: Buffer
  made_at: ColumnType<Instant, string | undefined, string>
}

interface Audit {
  client_id: string
  audit_id: string
  company_id: string | null
  actor: string
  operation: string
  request_id: string
  subject_ids: Generated<string[]>
  facts: ColumnType<unknown, string | undefined, string>
  client_time: ColumnType<Instant, string, string>
  recorded_at: ColumnType<Instant, string | undefined, string>
  position: bigint | null
  hash: Buffer | null
  mark: Buffer | null
  actor_label: Generated<string>
  changes: ColumnType<unknown | null, string | null | undefined, string | null>
}

interface BankPlace {
  place_id: string
  described: string
  first_used: ColumnType<Instant, string | undefined, string>
  is_current: Generated<boolean>
}

interface BankReturnFile {
  content_hash: string
  file_name: string
  place_id: string
  read_at: ColumnType<Instant, string | undefined, string>
}

interface BenefitArrears {
  company_id: string
  client_id: string
  benefit_enrollment_id: string
  run_id: string
  user_id: string
  amount: bigint
}

interface BenefitCatchUp {
  company_id: string
  client_id: string
  benefit_enrollment_id: string
  run_id: string
  pay_period_id: string
  user_id: string
}

interface BenefitElection {
  company_id: string
  client_id: string
  benefit_enrollment_id: string
  effective_from: Day
  employee_amount: bigint | null
  employee_basis_points: number | null
  employer_amount: bigint | null
  employer_basis_points: number | null
  coverage: string | null
  insured_amount: bigint | null
  insured_multiple: number | null
  employee_per_hour: bigint | null
}

interface BenefitEnrollment {
  company_id: string
  client_id: string
  benefit_enrollment_id: string
  benefit_plan_id: string
  user_id: string
  starts_on: Day
  ends_on: Day | null
  prior_deferrals: Generated<bigint>
  prior_deferrals_year: number
  created_at: ColumnType<Instant, string, string>
}

interface BenefitPlan {
  company_id: string
  client_id: string
  benefit_plan_id: string
  name: string
  type: string
  tax_treatment: string
  employee_amount: bigint | null
  employee_basis_points: number | null
  employer_amount: bigint | null
  employer_basis_points: number | null
  annual_limit: bigint | null
  created_at: ColumnType<Instant, string, string>
  match_formula: ColumnType<unknown | null, string | null | undefined, string | null>
  employee_per_hour: bigint | null
}

interface BusinessUser {
  company_id: string
  client_id: string
  business_user_id: string
  first_name: string
  middle_name: Generated<string>
  last_name: string
  phone_number: string
  email: string
  address1: Generated<string>
  address2: Generated<string>
  city: Generated<string>
  state: Generated<string>
  zipcode: Generated<string>
  ssn: Buffer | null
  date_of_birth: Buffer | null
  payroll_admin: boolean
  bookkeeper: boolean
  beneficial_owner: boolean
  ownership_basis_points: Generated<number>
  created_at: ColumnType<Instant, string, string>
  language: Generated<string>
  email_key: Generated<string>
}

interface CheckSequence {
  company_id: string
  client_id: string
  company_bank_account_id: string
  next_number: bigint
}

interface Client {
  client_id: string
  clock_offset: Generated<bigint>
  travel_to: ColumnType<Instant | null, string | null | undefined, string | null>
  travel_at: ColumnType<Instant | null, string | null | undefined, string | null>
  created_at: ColumnType<Instant, string | undefined, string>
}

interface ClosedWork {
  company_id: string
  client_id: string
  agenda_id: string
  seq: bigint
  task: string
  key: string
  payload: ColumnType<unknown, string, string>
  due_at: ColumnType<Instant, string, string>
  parked_at: ColumnType<Instant | null, string | null | undefined, string | null>
  last_error: string | null
}

interface CompAssignment {
  company_id: string
  client_id: string
  user_id: string | null
  job_id: string | null
  subject_id: Generated<string>
  state: string
  effective_from: Day
  comp_class_id: string
}

interface CompClass {
  company_id: string
  client_id: string
  comp_class_id: string
  state: string
  code: string
  description: string
  created_at: ColumnType<Instant, string, string>
}

interface CompRate {
  company_id: string
  client_id: string
  comp_class_id: string
  effective_from: Day
  rate: bigint
}

interface Company {
  company_id: string
  client_id: string
  name: string
  business_website: Generated<string>
  doing_business_as: Generated<string>
  naics_code: Generated<string>
  is_terms_accepted: boolean
  is_esign: Generated<boolean>
  registration_status: string
  kyb_status: string
  created_at: ColumnType<Instant, string, string>
  requires_approval: Generated<boolean>
  name_key: Generated<string>
  requires_known_places: Generated<boolean>
  external_id: Generated<string>
  metadata: ColumnType<unknown, string | undefined, string>
  check_stale_days: Generated<number>
  pays_tip_make_up: Generated<boolean>
  same_day_ach: Generated<boolean>
  funding_method: Generated<string>
  closed_at: ColumnType<Instant | null, string | null | undefined, string | null>
}

interface CompanyBankAccount {
  company_id: string
  client_id: string
  company_bank_account_id: string
  routing_number: string
  account_number: Buffer
  account_mask: string
  account_type: string
  account_name: string
  bank_name: Generated<string>
  status: string
  failure: Generated<string>
  micro_deposits: Buffer | null
  micro_deposit_tries: Generated<number>
  locked_at: ColumnType<Instant | null, string | null | undefined, string | null>
  created_at: ColumnType<Instant, string, string>
}

interface CompanyHoliday {
  company_id: string
  client_id: string
  company_holiday_id: string
  on_day: Day
  name: string
  paid: boolean
  created_at: ColumnType<Instant, string, string>
}

interface CompanyLocation {
  company_id: string
  client_id: string
  company_location_id: string
  name: string
  address1: string
  address2: Generated<string>
  city: string
  state: string
  zipcode: string
  phone_number: Generated<string>
  is_work_location: boolean
  is_mailing_address: boolean
  is_filing_address: boolean
  created_at: ColumnType<Instant, string, string>
}

interface DataKey {
  client_id: string
  data_key_id: string
  company_id: string | null
  purpose: string
  wrapped: Buffer
  master_key_id: string
  created_at: ColumnType<Instant, string | undefined, string>
}

interface DeliveryAttempt {
  client_id: string | null
  webhook_delivery_id: string | null
  attempt: number | null
  attempted_at: ColumnType<Instant | null, string | null | undefined, string | null>
  duration_ms: number | null
  status_code: number | null
  failure: string | null
  reply_excerpt: string | null
}

interface DepositHistory {
  company_id: string
  client_id: string
  deposit_history_id: string
  code: string
  quarter: string
  amount: bigint
}

interface Document {
  company_id: string
  client_id: string
  document_id: string
  user_id: string | null
  file_name: string
  document_type: string
  size: number
  contents: Buffer
  created_at: ColumnType<Instant, string, string>
  deleted_at: ColumnType<Instant | null, string | null | undefined, string | null>
}

interface EinClaim {
  client_id: string
  ein_index: Buffer
  company_id: string
}

interface Event {
  client_id: string
  event_id: string
  seq: Generated<bigint>
  company_id: string | null
  family: string
  event_type: string
  entity_id: string
  occurred_at: ColumnType<Instant, string, string>
  body: string
  recorded_at: ColumnType<Instant, string | undefined, string>
  position: bigint | null
}

interface ExternalClaim {
  client_id: string
  external_id: string
  company_id: string
}

interface FederalDepositSchedule {
  company_id: string
  client_id: string
  year: number
  schedule: string
}

interface Filing {
  company_id: string
  client_id: string
  filing_id: string
  form: string
  jurisdiction: string
  period_begin: Day
  period_end: Day
  sequence: Generated<number>
  amends_id: string | null
  status: string
  due_date: Day
  edition: string
  confidence: string
  figures: ColumnType<unknown, string, string>
  digest: string
  blockers: Generated<string[]>
  notes: Generated<string[]>
  explanation: Generated<string>
  entered: ColumnType<unknown, string | undefined, string>
  channel: string | null
  submission_id: string | null
  attempts: Generated<number>
  receipt: Generated<string>
  rejections: ColumnType<unknown, string | undefined, string>
  prepared_at: ColumnType<Instant, string, string>
  approved_by: string | null
  approved_at: ColumnType<Instant | null, string | null | undefined, string | null>
  submitted_at: ColumnType<Instant | null, string | null | undefined, string | null>
  decided_at: ColumnType<Instant | null, string | null | undefined, string | null>
  mend: ColumnType<unknown, string | undefined, string>
}

interface FilingFile {
  company_id: string
  client_id: string
  filing_id: string
  place: number
  name: string
  said: ColumnType<unknown, string, string>
  contents: Buffer | null
  digest: string | null
}

interface FilingPerson {
  company_id: string
  client_id: string
  filing_id: string
  user_id: string
  form: string
  year: number
  sequence: number
  figures: ColumnType<unknown, string, string>
  furnished_at: ColumnType<Instant | null, string | null | undefined, string | null>
  identity: Buffer | null
}

interface FilingProfile {
  company_id: string
  client_id: string
  signer_name: Generated<string>
  signer_title: Generated<string>
  signer_phone: Generated<string>
  designee_name: Generated<string>
  designee_phone: Generated<string>
  reporting_agent_from: Day | null
  is_seasonal: Generated<boolean>
  final_pay_date: Day | null
  records_keeper: Generated<string>
  kind_of_employer: Generated<string>
  bso_user_id: Generated<string>
  contact_email: Generated<string>
  iris_header: Generated<string>
  is_farm: Generated<boolean>
}

interface Finding {
  finding_id: Generated<string>
  client_id: string | null
  company_id: string | null
  check_name: string
  record_id: string
  expected: string
  found: string
  first_seen: ColumnType<Instant, string | undefined, string>
  last_seen: ColumnType<Instant, string | undefined, string>
  gone_at: ColumnType<Instant | null, string | null | undefined, string | null>
  letter_id: string | null
  told_at: ColumnType<Instant | null, string | null | undefined, string | null>
}

interface FormConsent {
  company_id: string
  client_id: string
  user_id: string
  is_given: boolean
  changed_at: ColumnType<Instant, string, string>
}

interface FormerEmail {
  company_id: string
  client_id: string
  former_email_id: string
  user_id: string
  email: string
  replaced_at: ColumnType<Instant, string, string>
}

interface Garnishment {
  company_id: string
  client_id: string
  garnishment_id: string
  user_id: string
  garnishment_type: string
  agency: Generated<string>
  fields: ColumnType<unknown, string, string>
  created_at: ColumnType<Instant, string, string>
  removed_at: ColumnType<Instant | null, string | null | undefined, string | null>
  numbers: Buffer | null
}

interface HouseSecret {
  name: string
  wrapped: Buffer
  master_key_id: string
}

interface Idempotency {
  client_id: string
  key: string
  body_hash: Buffer
  reply: Buffer | null
  created_at: ColumnType<Instant, string | undefined, string>
}

interface KybInformation {
  company_id: string
  client_id: string
  kyb_information_id: string
  ein: Buffer
  ein_index: Buffer
  entity_type: string
  incorporation_state: string
  date_of_incorporation: Day
  federal_filing_form: string
  payroll_run_this_year: boolean
  former_paid_this_year: boolean
}

interface LaborUnit {
  company_id: string
  client_id: string
  labor_unit_id: string
  kind: string
  name: string
  name_key: Generated<string>
  code: Generated<string>
  is_active: Generated<boolean>
  created_at: ColumnType<Instant, string, string>
}

interface LedgerAccount {
  company_id: string
  client_id: string
  account_id: string
  kind: string
  ref: Generated<string>
  name: string
  open_from: Day | null
}

interface LiabilityHistory {
  company_id: string
  client_id: string
  code: string
  pay_date: Day
  amount: bigint
}

interface Migration {
  name: string
  checksum: string
  applied_at: ColumnType<Instant, string | undefined, string>
}

interface MoneySeal {
  company_id: string
  client_id: string
  position: bigint
  run_id: string | null
  subject: string
  ids: string[]
  digests: Buffer
  mac: Buffer
  sealed_at: ColumnType<Instant, string | undefined, string>
}

interface MoneyUnsealed {
  company_id: string
  client_id: string
  money_unsealed_id: Generated<string>
  run_id: string | null
}

interface Numbering {
  client_id: string
  stream: string
  last_position: Generated<bigint>
}

interface OwnApiKey {
  client_id: string | null
  account_id: string | null
  api_key_id: string | null
  label: string | null
  scopes: string[] | null
  company_ids: string[] | null
  sees_ssn: boolean | null
  created_at: ColumnType<Instant | null, string | null | undefined, string | null>
  expires_at: ColumnType<Instant | null, string | null | undefined, string | null>
  revoked_at: ColumnType<Instant | null, string | null | undefined, string | null>
}

interface PaperCheck {
  company_id: string
  client_id: string
  check_id: string
  company_bank_account_id: string
  check_number: bigint
  run_id: string
  pay_period_id: string
  user_id: string
  payee: string
  amount: bigint
  check_date: Day
  status: string
  status_on: Day
  reason: Generated<string>
  printed: Generated<number>
  replaces_id: string | null
  created_at: ColumnType<Instant, string, string>
}

interface Passkey {
  client_id: string
  passkey_id: string
  email_key: string
  credential_id: string
  public_key: Buffer
  counter: bigint
  transports: Generated<string[]>
  name: string
  created_at: ColumnType<Instant, string | undefined, string>
  used_at: ColumnType<Instant | null, string | null | undefined, string | null>
}

interface PasskeyChallenge {
  challenge: string
  session_id: string | null
  expires_at: ColumnType<Instant, string, string>
}

interface PayChange {
  company_id: string
  client_id: string
  pay_change_id: string
  user_id: string
  status: string
  former_accounts: string[]
  former_points: number[]
  former_statuses: string[]
  confirm_to: string
  notice_to: string[]
  confirm_hash: Buffer
  stop_hash: Buffer
  tokens: Buffer
  changed_by: string
  changed_at: ColumnType<Instant, string, string>
  pays_from: ColumnType<Instant, string, string>
  decided_at: ColumnType<Instant | null, string | null | undefined, string | null>
  former_kinds: string[] | null
  former_amounts: bigint[] | null
}

interface PayEdition {
  client_id: string | null
  company_id: string | null
  pay_period_id: string | null
  run_id: string | null
  paycheck_id: string | null
  user_id: string | null
  pay_date: Day | null
  kind: string | null
  state: string | null
  effective_from: Day | null
}

interface PayHistory {
  company_id: string
  client_id: string
  pay_history_id: string
  user_id: string
  pay_date: Day
  state: string
  gross: bigint
  supplemental_wages: Generated<bigint>
  taxes: ColumnType<unknown, string, string>
  deductions: ColumnType<unknown, string, string>
  net: bigint | null
}

interface PayItemRepayment {
  company_id: string
  client_id: string
  recurring_pay_item_id: string
  number: number
  run_id: string | null
  pay_period_id: string | null
  user_id: string
  amount: bigint
}

interface PayItemType {
  company_id: string
  client_id: string
  pay_item_type_id: string
  pay_item: string
  name: string
  name_key: Generated<string>
  tax_treatment: string
  gl_account: Generated<string>
  priority: Generated<number>
  is_active: Generated<boolean>
  created_at: ColumnType<Instant, string, string>
  rate: number | null
}

interface PayLine {
  client_id: string | null
  company_id: string | null
  pay_period_id: string | null
  run_id: string | null
  paycheck_id: string | null
  user_id: string | null
  pay_date: Day | null
  place: bigint | null
  kind: string | null
  code: string | null
  name: string | null
  law: string | null
  base: bigint | null
  amount: bigint | null
  jurisdiction: string | null
  subject: bigint | null
  taxable: bigint | null
  tax_rate: string | null
  uncollected: bigint | null
  hours: string | null
  hours_worked: string | null
  hourly_rate: string | null
  state: string | null
  localities: string | null
  work_location_id: string | null
  department_id: string | null
  job_id: string | null
  begin_date: Day | null
  end_date: Day | null
}

interface PayPeriod {
  company_id: string
  client_id: string
  pay_period_id: string
  pay_schedule_id: string | null
  place: number | null
  worker_type: string
  period_type: string
  frequency: string
  begin_date: Day
  end_date: Day
  pay_date: Day
  deadline: Day
  status: string
  skip_reason: Generated<string>
  version: Generated<number>
  created_at: ColumnType<Instant, string, string>
  skip_recurring: boolean | null
  skip_benefits: boolean | null
  skip_garnishments: string | null
  tax_method: string | null
  tax_frequency: string | null
  external_id: Generated<string>
  metadata: ColumnType<unknown, string | undefined, string>
  of_schedule: string | null
}

interface PaySchedule {
  company_id: string
  client_id: string
  pay_schedule_id: string
  worker_type: string
  frequency: string
  pay_begin_date: Day
  pay_date: Day
  second_pay_date: Day | null
  standard_working_hours: number
  created_at: ColumnType<Instant, string, string>
  name: Generated<string>
  is_first: Generated<boolean>
}

interface Paycheck {
  company_id: string
  client_id: string
  paycheck_id: string
  run_id: string
  pay_period_id: string
  user_id: string
  pay_date: Day
  gross: bigint
  net: bigint
  reimbursements: Generated<bigint>
  employee_taxes: bigint
  employer_taxes: bigint
  hours: Generated<number>
  payment_method: string
  rules: bigint[]
  bases: bigint[]
  amounts: bigint[]
  account_ids: Generated<string[]>
  account_cents: Generated<bigint[]>
  input: string
  voided_at: ColumnType<Instant | null, string | null | undefined, string | null>
  cancelled_at: ColumnType<Instant | null, string | null | undefined, string | null>
  facts: string | null
  earning_hours: number[] | null
  earning_worked: number[] | null
  earning_rates: bigint[] | null
  earning_states: string[] | null
  earning_localities: string[] | null
  earning_location_ids: string[] | null
  earning_department_ids: string[] | null
  earning_job_ids: string[] | null
  earning_begins: Day[] | null
  earning_ends: Day[] | null
  tax_subjects: bigint[] | null
  tax_rates: bigint[] | null
  uncollected: bigint[] | null
  work_state: string | null
  work_localities: string[] | null
  work_location_id: string | null
  hours_paid: number | null
  hours_worked: number | null
  weeks_worked: number | null
  tips: bigint | null
  overtime_premium: bigint | null
  edition_of: string[] | null
  edition_from: Day[] | null
  earning_cost_center_ids: string[] | null
}

interface PaycheckLine {
  client_id: string | null
  company_id: string | null
  pay_period_id: string | null
  run_id: string | null
  paycheck_id: string | null
  user_id: string | null
  pay_date: Day | null
  payment_method: string | null
  living: boolean | null
  place: bigint | null
  rule_id: bigint | null
  kind: string | null
  code: string | null
  name: string | null
  base: bigint | null
  amount: bigint | null
}

interface PayrollApproval {
  company_id: string
  client_id: string
  approval_id: string
  pay_period_id: string
  status: string
  people: number
  gross: bigint
  net: bigint
  funding_total: bigint
  digest: string
  requested_by: string
  requested_hand: string
  requested_at: ColumnType<Instant, string, string>
  decided_by: string | null
  decided_hand: string | null
  decided_at: ColumnType<Instant | null, string | null | undefined, string | null>
  reason: Generated<string>
  run_id: string | null
}

interface PayrollRun {
  company_id: string
  client_id: string
  run_id: string
  pay_period_id: string
  status: string
  pay_date: Day
  debit_date: Day
  funding_total: Generated<bigint>
  people: Generated<number>
  funding_account_id: string | null
  warnings: ColumnType<unknown, string | undefined, string>
  created_at: ColumnType<Instant, string, string>
  federal_form: Generated<string>
  gross: bigint | null
  net: bigint | null
  reimbursements: bigint | null
  employee_taxes: bigint | null
  employer_taxes: bigint | null
  deductions: bigint | null
  contributions: bigint | null
  orders: bigint | null
  checks: bigint | null
  deposits: bigint | null
  warning_details: ColumnType<unknown, string | undefined, string>
  submitted_by: string | null
  locked_at: ColumnType<Instant | null, string | null | undefined, string | null>
  same_day_ach: Generated<boolean>
  funding_method: Generated<string>
  lines_kept: Generated<boolean>
}

interface PeriodInput {
  company_id: string
  client_id: string
  pay_period_id: string
  user_id: string
  source: string
  data: ColumnType<unknown, string, string>
}

interface PeriodMember {
  company_id: string
  client_id: string
  pay_period_id: string
  user_id: string
  included: boolean
  amount: bigint | null
  payment_method: string | null
  paid_outside: Generated<boolean>
  reason: Generated<string>
}

interface PeriodRemoval {
  company_id: string
  client_id: string
  pay_period_id: string
  user_id: string
  kind: string
  description: Generated<string>
}

interface PeriodSkip {
  company_id: string
  client_id: string
  pay_period_id: string
  user_id: string
  kind: string
  item_id: string
  reason: string
}

interface PersonWithAccess {
  client_id: string | null
  company_id: string | null
  person_id: string | null
  email_key: string | null
  email: string | null
  first_name: string | null
  last_name: string | null
  language: string | null
  role: string | null
}

interface PlaceRegister {
  state: string
  from_day: Day
  to_day: Day
  revision: number
  source: string
  sha256: string
  imported_at: ColumnType<Instant, string, string>
  rows: string
}

interface RateCorrection {
  company_id: string
  client_id: string
  state: string
  since: Day
  is_open: Generated<boolean>
}

interface RecurringPayItem {
  company_id: string
  client_id: string
  recurring_pay_item_id: string
  user_id: string
  pay_item: string
  type: string
  amount: bigint | null
  allocated_basis_points: number | null
  created_at: ColumnType<Instant, string, string>
  removed_at: ColumnType<Instant | null, string | null | undefined, string | null>
  tax_treatment: string | null
  priority: number | null
  total_amount: bigint | null
  ends_on: Day | null
  recovers_overpayment: Generated<boolean>
}

interface RegisterColumn {
  company_id: string
  client_id: string
  head: string
  means: string
  is_guessed: boolean
}

interface ReportFact {
  company_id: string
  client_id: string
  subject_id: string
  where_to: string
  facts: ColumnType<unknown, string, string>
}

interface RequestLog {
  client_id: string
  request_log_id: string
  at: ColumnType<Instant, string, string>
  request_id: string
  operation: string
  status: number
  took: number
  actor: string
  company_id: string | null
  error: string
  is_replay: boolean
  request_bytes: number
  reply_bytes: number
}

interface Rule {
  rule_id: bigint
  kind: string
  code: string
  name: string
  law: Generated<string>
  confidence: Generated<string>
}

interface RunLines {
  company_id: string
  client_id: string
  run_id: string
  user_ids: string[]
  hours: number
  tips: bigint
  overtime_premium: bigint
  without_premium: number
  without_facts: number
  methods: string[]
  nets: bigint[]
  net_places: bigint[]
  rules: bigint[]
  line_hours: number[]
  bases: bigint[]
  subjects: bigint[]
  amounts: bigint[]
  uncollected: bigint[]
  tipped: bigint[]
  holders: Buffer[]
  places: bigint[]
}

interface SandboxMail {
  client_id: string
  mail_id: string
  letter: Buffer
  sent_at: ColumnType<Instant, string, string>
  recorded_at: ColumnType<Instant, string | undefined, string>
}

interface Session {
  client_id: string
  session_id: string
  token_hash: Buffer
  signed_in_by: string
  email_key: string | null
  account_id: string | null
  api_key_id: string | null
  idle_seconds: number
  page: Generated<string>
  return_url: Generated<string>
  created_at: ColumnType<Instant, string | undefined, string>
  seen_at: ColumnType<Instant, string | undefined, string>
  ends_at: ColumnType<Instant, string, string>
  confirmed_at: ColumnType<Instant | null, string | null | undefined, string | null>
  ended_at: ColumnType<Instant | null, string | null | undefined, string | null>
}

interface SessionPerson {
  client_id: string
  session_id: string
  person_id: string
  role: string
}

interface SeverancePayment {
  company_id: string
  client_id: string
  worker_exit_id: string
  place: number
  user_id: string
  pay_on: Day
  amount: bigint
  pay_period_id: string | null
}

interface SignIn {
  client_id: string
  sign_in_id: string
  token_hash: Buffer
  email_key: string | null
  code_hash: Buffer | null
  tries: Generated<number>
  letter: Buffer | null
  person_id: string | null
  page: Generated<string>
  return_url: Generated<string>
  created_at: ColumnType<Instant, string | undefined, string>
  expires_at: ColumnType<Instant, string, string>
  spent_at: ColumnType<Instant | null, string | null | undefined, string | null>
  account_id: string | null
}

interface SignInCount {
  key: Buffer
  counted: number
  ends_at: ColumnType<Instant, string, string>
}

interface StaffAccess {
  company_id: string
  client_id: string
  business_user_id: string
  role: string
  granted_at: ColumnType<Instant, string | undefined, string>
}

interface StateRegistration {
  company_id: string
  client_id: string
  state: string
  effective_from: Day
  fields: ColumnType<unknown, string, string>
}

interface TimeCard {
  company_id: string
  client_id: string
  time_card_id: string
  user_id: string
  pay_period_id: string
  time_tracking_policy_id: string
  status: string
  reason: Generated<string>
  created_at: ColumnType<Instant, string, string>
}

interface TimeEntry {
  company_id: string
  client_id: string
  time_entry_id: string
  time_card_id: string
  user_id: string
  source: string
  time_zone: string
  local_start: string
  local_end: string | null
  started_at: ColumnType<Instant, string, string>
  ended_at: ColumnType<Instant | null, string | null | undefined, string | null>
  rounding_minutes: Generated<number>
  break_minutes: Generated<number>
  created_at: ColumnType<Instant, string, string>
  company_location_id: string | null
  is_remote: Generated<boolean>
  department_id: string | null
  job_id: string | null
  cost_center_id: string | null
}

interface TimeOffAssignment {
  company_id: string
  client_id: string
  assignment_id: string
  time_off_policy_id: string
  user_id: string
  effective_from: Day
  assigned_on: Day
  created_at: ColumnType<Instant, string, string>
  ended_at: ColumnType<Instant | null, string | null | undefined, string | null>
  ended_by_exit_id: string | null
  ends_on: Day | null
  moves_to: string | null
}

interface TimeOffLedger {
  company_id: string
  client_id: string
  entry_id: string
  assignment_id: string
  on_day: Day
  kind: string
  hours: number
  source: string
  note: string
  created_at: ColumnType<Instant, string, string>
}

interface TimeOffLine {
  company_id: string
  client_id: string
  time_off_request_id: string
  on_day: Day
  hours: number
  unpaid_hours: Generated<number>
  pay_period_id: string | null
  used: Generated<boolean>
  held_by: string | null
}

interface TimeOffPayout {
  company_id: string
  client_id: string
  assignment_id: string
  user_id: string
  pay_period_id: string
  hours: number
  amount: bigint
}

interface TimeOffPolicy {
  company_id: string
  client_id: string
  time_off_policy_id: string
  name: string
  policy_type: string
  earning_method: string
  lump_sum_hours: Generated<number>
  accrual_rate: Generated<number>
  max_accumulated_hours: number | null
  carryover_limit_hours: number | null
  waiting_period_days: Generated<number>
  is_prorated: Generated<boolean>
  payout_on_termination: Generated<boolean>
  created_at: ColumnType<Instant, string, string>
  tiers: ColumnType<unknown, string | undefined, string>
  minimum_notice_days: Generated<number>
  blackouts: ColumnType<unknown, string | undefined, string>
}

interface TimeOffRequest {
  company_id: string
  client_id: string
  time_off_request_id: string
  assignment_id: string
  user_id: string
  start_date: Day
  end_date: Day
  hours: number
  status: string
  reason: Generated<string>
  created_at: ColumnType<Instant, string, string>
}

interface TimeTrackingAssignment {
  company_id: string
  client_id: string
  assignment_id: string
  time_tracking_policy_id: string
  user_id: string
  created_at: ColumnType<Instant, string, string>
  ended_at: ColumnType<Instant | null, string | null | undefined, string | null>
}

interface TimeTrackingPolicy {
  company_id: string
  client_id: string
  time_tracking_policy_id: string
  name: string
  worker_types: string[]
  overtime_rule: string
  workweek_start: number
  time_zone: Generated<string>
  rounding_minutes: Generated<number>
  meal_break_minutes: Generated<number>
  require_approval: Generated<boolean>
  created_at: ColumnType<Instant, string, string>
}

interface TipAllocation {
  company_id: string
  client_id: string
  tip_allocation_id: string
  establishment: string
  pay_period_id: string
  gross_receipts: bigint
  basis_points: number
  method: string
  shares: ColumnType<unknown, string, string>
  created_at: ColumnType<Instant, string, string>
}

interface Transfer {
  company_id: string
  client_id: string
  transfer_id: string
  run_id: string | null
  pay_period_id: string | null
  user_id: string | null
  name: string
  source_account_id: string
  destination_account_id: string
  amount: bigint
  status: string
  code: Generated<string>
  effective_date: Day
  reverses_id: string | null
  reason: Generated<string>
  created_at: ColumnType<Instant, string, string>
  settled_at: ColumnType<Instant | null, string | null | undefined, string | null>
  return_code: string | null
  ach_file_id: string | null
}

interface UserBankAccount {
  company_id: string
  client_id: string
  user_bank_account_id: string
  user_id: string
  routing_number: string
  account_number: Buffer
  account_mask: string
  account_type: string
  account_name: string
  bank_name: Generated<string>
  pay_basis_points: number
  priority: number
  status: string
  failure: Generated<string>
  created_at: ColumnType<Instant, string, string>
  prenote_file_id: string | null
  pay_kind: Generated<string>
  pay_amount: Generated<bigint>
}

interface Verification {
  verification_id: number
  night: Day | null
  begun_at: ColumnType<Instant | null, string | null | undefined, string | null>
  place: ColumnType<unknown | null, string | null | undefined, string | null>
  is_over: Generated<boolean>
  ended_at: ColumnType<Instant | null, string | null | undefined, string | null>
  leased_until: ColumnType<Instant, string | undefined, string>
}

interface WaitingPayment {
  client_id: string | null
  company_id: string | null
  transfer_id: string | null
  name: string | null
  agency: string | null
  payee: string | null
  amount: bigint | null
  return_code: string | null
}

interface WebhookAttempt {
  client_id: string
  webhook_delivery_id: string
  attempt: number
  attempted_at: ColumnType<Instant, string, string>
  duration_ms: number
  status_code: number | null
  failure: string | null
  reply_excerpt: Generated<string>
}

interface WebhookDelivery {
  client_id: string
  webhook_delivery_id: Generated<string>
  webhook_endpoint_id: string
  event_id: string
  entity_id: string
  seq: bigint
  is_test: Generated<boolean>
  status: string
  next_attempt_at: ColumnType<Instant | null, string | null | undefined, string | null>
  attempts: Generated<number>
  failures: Generated<number>
  last_status_code: number | null
  created_at: ColumnType<Instant, string | undefined, string>
  finished_at: ColumnType<Instant | null, string | null | undefined, string | null>
  last_attempt: number | null
  last_attempted_at: ColumnType<Instant | null, string | null | undefined, string | null>
  last_duration_ms: number | null
  last_failure: string | null
  last_excerpt: string | null
}

interface WebhookEndpoint {
  client_id: string
  webhook_endpoint_id: string
  url: string
  families: string[]
  enabled: boolean
  secret: Buffer
  previous_secret: Buffer | null
  previous_until: ColumnType<Instant | null, string | null | undefined, string | null>
  failing_since: ColumnType<Instant | null, string | null | undefined, string | null>
  paused_at: ColumnType<Instant | null, string | null | undefined, string | null>
  paused_reason: string | null
  created_at: ColumnType<Instant, string | undefined, string>
  disabled_at: ColumnType<Instant | null, string | null | undefined, string | null>
  disabled_reason: string | null
}

interface WireReceipt {
  client_id: string
  reference: string
  company_id: string
  transfer_id: string
  amount: bigint
  received_on: Day
  recorded_at: ColumnType<Instant, string, string>
}

interface WorkAssignment {
  company_id: string
  client_id: string
  work_assignment_id: string
  user_id: string
  start_date: Day
  end_date: Day | null
  share_basis_points: number | null
  company_location_id: string | null
  address1: Generated<string>
  city: Generated<string>
  state: Generated<string>
  zipcode: Generated<string>
  answers: ColumnType<unknown, string | undefined, string>
  is_required: boolean | null
  unemployment_state: string | null
  created_at: ColumnType<Instant, string, string>
  removed_at: ColumnType<Instant | null, string | null | undefined, string | null>
}

interface Worker {
  company_id: string
  client_id: string
  user_id: string
  user_reference_id: Generated<string>
  worker_type: string
  status: string
  kyc_status: Generated<string>
  kyc_attempt: Generated<number>
  first_name: string
  middle_name: Generated<string>
  last_name: string
  email: string
  email_key: string
  phone_number: string
  job_title: Generated<string>
  date_of_join: Day
  ssn: Buffer | null
  ssn_index: Buffer | null
  date_of_birth: Buffer | null
  backup_withholding: Generated<boolean>
  terms_accepted_at: ColumnType<Instant | null, string | null | undefined, string | null>
  created_at: ColumnType<Instant, string, string>
  payable_at: ColumnType<Instant | null, string | null | undefined, string | null>
  was_verified: Generated<boolean>
  language: Generated<string>
  name_key: Generated<string>
  surname_key: Generated<string>
  metadata: ColumnType<unknown, string | undefined, string>
  places: string | null
  places_since: Day | null
}

interface WorkerAddress {
  company_id: string
  client_id: string
  user_id: string
  kind: string
  effective_from: Day
  address1: string
  address2: Generated<string>
  city: string
  state: string
  zipcode: string
  country: Generated<string>
}

interface WorkerExit {
  company_id: string
  client_id: string
  worker_exit_id: string
  user_id: string
  kind: string
  exit_date: Day
  personal_email: Generated<string>
  final_pay_check_type: Generated<string>
  termination_choice: Generated<string>
  dismissal_type: Generated<string>
  severance: Generated<string>
  severance_amount: bigint | null
  severance_payment_type: Generated<string>
  severance_payment_frequency: Generated<string>
  first_severance_pay_date: Day | null
  last_severance_pay_date: Day | null
  additional_notes: Generated<string>
  created_at: ColumnType<Instant, string, string>
  ended_at: ColumnType<Instant | null, string | null | undefined, string | null>
  personal_email_key: Generated<string>
}

interface WorkerJob {
  company_id: string
  client_id: string
  user_id: string
  job_id: string
  effective_from: Day
  rate: bigint
  basis: string
}

interface WorkerLabor {
  company_id: string
  client_id: string
  user_id: string
  effective_from: Day
  place: number
  basis_points: number
  department_id: string | null
  job_id: string | null
  cost_center_id: string | null
}

interface WorkerSchedule {
  company_id: string
  client_id: string
  user_id: string
  effective_from: Day
  of_schedule: string | null
}

interface WorkerStateTax {
  company_id: string
  client_id: string
  user_id: string
  effective_from: Day
  instance_id: string
  state: string
  risk_class_name: string
  risk_class_code: string
  payroll_deduction_rate: string
  composite_rate: string
}

interface WorkerStateW4 {
  company_id: string
  client_id: string
  user_id: string
  state: string
  effective_from: Day
  fields: ColumnType<unknown, string, string>
}

interface WorkerW4 {
  company_id: string
  client_id: string
  user_id: string
  effective_from: Day
  form: Generated<string>
  filing_status: string
  multiple_jobs: Generated<boolean>
  dependents: Generated<number>
  dependents_above_18: Generated<number>
  other_income: Generated<bigint>
  other_deduction: Generated<bigint>
  extra_withholding: Generated<bigint>
  military_spouse_exemption: Generated<boolean>
  state_additional_deduction: Generated<bigint>
  is_nonresident: Generated<boolean>
  az_basis_points: Generated<number>
  is_exempt: Generated<boolean>
  allowances: Generated<number>
  dependents_amount: bigint | null
}

interface WorkerW9 {
  company_id: string
  client_id: string
  user_id: string
  contractor_type: string
  business_name: Generated<string>
  tax_classification: string
  ein: Buffer | null
  ein_index: Buffer | null
  signed_on: Day
}

interface WorkerWage {
  company_id: string
  client_id: string
  user_id: string
  effective_from: Day
  user_wage_id: string
  wage_rate: bigint
  wage_basis: string
  standard_working_hours: number
  payment_method: string
  employee_type: string
  employment_status: string
  ref_tax_exempt: string
  differential_pay: Generated<boolean>
  tax_exemptions: Generated<string[]>
}

interface WorkerWorkplace {
  company_id: string
  client_id: string
  user_id: string
  effective_from: Day
  location_category: string
  company_location_id: string | null
  state_code: Generated<string>
}

interface WrongSecret {
  key: Buffer
  wrong: number
  ends_at: ColumnType<Instant, string, string>
}

interface YearToDate {
  company_id: string
  client_id: string
  user_id: string
  year: number
  codes: string[]
  wages: bigint[]
  amounts: bigint[]
  supplemental_wages: Generated<bigint>
  gross: Generated<bigint>
  net: Generated<bigint>
}
