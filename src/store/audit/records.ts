import type { RecordOfTable } from './record-of-table.ts'
import { workerRecords } from './worker-records.ts'

const contributions = {
  employee_amount: ['employeeAmount', 'money'],
  employee_basis_points: ['employeePercent', 'hundredths'],
  employee_per_hour: ['employeePerHour', 'money'],
  employer_amount: ['employerAmount', 'money'],
  employer_basis_points: ['employerPercent', 'hundredths'],
} as const

/**
 * The records whose changes the audit log tells field by field: by table, what the wire calls the record, by which id a
 * reader knows it, and how its columns are named and shown where that does not follow from the column. The triggers of
 * migration 0038 note the changes of exactly these tables (test/house/changes.test.ts).
 */
export const records: Readonly<Record<string, RecordOfTable>> = {
  account_mapping: { record: 'accountMapping', id: 'company_id', hidden: ['place'] },
  api_key: { record: 'apiKey', id: 'api_key_id', hidden: ['secret_hash', 'sees_ssn'] },
  benefit_election: {
    record: 'benefitElection',
    id: 'benefit_enrollment_id',
    since: 'effective_from',
    fields: {
      ...contributions,
      insured_amount: ['insuredAmount', 'money'],
      insured_multiple: ['insuredMultiple', 'hundredths'],
    },
  },
  benefit_enrollment: {
    record: 'benefitEnrollment',
    id: 'benefit_enrollment_id',
    fields: {
      prior_deferrals: ['priorEmployerDeferrals', 'money'],
    },
  },
  benefit_plan: {
    record: 'benefitPlan',
    id: 'benefit_plan_id',
    fields: { ...contributions, annual_limit: ['annualLimit', 'money'], match_formula: 'matchFormula' },
  },
  business_user: {
    record: 'businessUser',
    id: 'business_user_id',
    fields: { ownership_basis_points: ['ownershipPercentage', 'hundredths'] },
    hidden: ['email_key'],
    sealed: ['ssn', 'date_of_birth'],
  },
  check_sequence: {
    record: 'companyBankAccount',
    id: 'company_bank_account_id',
    fields: { next_number: 'nextCheckNumber' },
  },
  comp_assignment: {
    record: 'workersCompAssignment',
    id: 'subject_id',
    since: 'effective_from',
    fields: { comp_class_id: 'workersCompClassId' },
  },
  comp_class: { record: 'workersCompClass', id: 'comp_class_id' },
  comp_rate: {
    record: 'workersCompClass',
    id: 'comp_class_id',
    since: 'effective_from',
    fields: { rate: ['rate', 'millionths'] },
  },
  company: {
    record: 'company',
    id: 'company_id',
    fields: { name: 'company', registration_status: 'status' },
    hidden: ['name_key'],
  },
  company_bank_account: {
    record: 'companyBankAccount',
    id: 'company_bank_account_id',
    hidden: ['account_mask', 'micro_deposits'],
    sealed: ['account_number'],
  },
  company_holiday: { record: 'companyHoliday', id: 'company_holiday_id', fields: { on_day: 'date' } },
  company_location: { record: 'companyLocation', id: 'company_location_id' },
  federal_deposit_schedule: {
    record: 'company',
    id: 'company_id',
    since: 'year',
    fields: { schedule: 'federalDepositSchedule' },
  },
  filing: {
    record: 'filing',
    id: 'filing_id',
    // The figures are shown by getFiling, and the others follow from them.
    hidden: ['figures', 'digest', 'entered', 'rejections', 'attempts', 'submission_id', 'mend'],
  },
  filing_profile: { record: 'filingProfile', id: 'company_id' },
  form_consent: { record: 'formConsent', id: 'user_id' },
  garnishment: {
    record: 'garnishment',
    id: 'garnishment_id',
    fields: { agency: 'garnishmentAgency', fields: ['garnishmentFields', 'order'] },
    hidden: ['numbers'],
  },
  kyb_information: {
    record: 'kybInformation',
    id: 'kyb_information_id',
    hidden: ['ein_index'],
    sealed: ['ein'],
  },
  labor_unit: { record: 'laborUnit', id: 'labor_unit_id', hidden: ['name_key'] },
  tip_allocation: {
    record: 'tipAllocation',
    id: 'tip_allocation_id',
    fields: { gross_receipts: ['grossReceipts', 'money'], basis_points: ['percent', 'hundredths'] },
    hidden: ['shares'],
  },
  pay_item_type: {
    record: 'payItemType',
    id: 'pay_item_type_id',
    fields: { rate: ['rate', 'tenThousandths'] },
    hidden: ['name_key'],
  },
  pay_period: { record: 'payPeriod', id: 'pay_period_id', hidden: ['version', 'place'] },
  pay_schedule: {
    record: 'paySchedule',
    id: 'pay_schedule_id',
    fields: { standard_working_hours: ['standardWorkingHours', 'hundredths'] },
  },
  paper_check: {
    record: 'check',
    id: 'check_id',
    fields: { amount: ['amount', 'money'] },
  },
  payroll_approval: {
    record: 'payrollApproval',
    id: 'approval_id',
    fields: {
      gross: ['gross', 'money'],
      net: ['net', 'money'],
      funding_total: ['fundingTotal', 'money'],
      run_id: 'payRunId',
    },
    hidden: ['digest', 'requested_hand', 'decided_hand'],
  },
  payroll_run: {
    record: 'payRun',
    id: 'run_id',
    fields: { funding_total: ['fundingTotal', 'money'] },
    // What it came to is in the books.
    hidden: [
      ...['warnings', 'warning_details'],
      ...[
        'gross',
        'net',
        'reimbursements',
        'employee_taxes',
        'employer_taxes',
        'deductions',
        'contributions',
      ],
      ...['orders', 'checks', 'deposits', 'lines_kept'],
    ],
  },
  period_input: { record: 'payrollData', id: 'user_id', fields: { data: ['payrollData', 'given'] } },
  period_member: { record: 'payPeriodMember', id: 'user_id', fields: { amount: ['amount', 'money'] } },
  period_skip: { record: 'skippedItem', id: 'item_id' },
  recurring_pay_item: {
    record: 'recurringPayItem',
    id: 'recurring_pay_item_id',
    fields: {
      amount: ['amount', 'money'],
      allocated_basis_points: ['allocatedPercentage', 'hundredths'],
      total_amount: ['totalAmount', 'money'],
      ends_on: 'endDate',
      recovers_overpayment: 'recoversOverpayment',
    },
  },
  severance_payment: { record: 'severancePayment', id: 'user_id', fields: { amount: ['amount', 'money'] } },
  staff_access: { record: 'access', id: 'business_user_id', hidden: ['granted_at'] },
  register_column: { record: 'registerColumn', id: 'company_id', fields: { head: 'column' } },
  report_fact: { record: 'reportFacts', id: 'subject_id', fields: { where_to: 'state' } },
  state_registration: {
    record: 'stateRegistration',
    id: 'company_id',
    since: 'effective_from',
    fields: { fields: ['companyStateRegistration', 'answers'] },
  },
  time_card: { record: 'timeCard', id: 'time_card_id' },
  time_entry: { record: 'timeEntry', id: 'time_entry_id' },
  time_off_assignment: {
    record: 'timeOffPolicyAssignment',
    id: 'user_id',
    fields: { ends_on: 'endDate', moves_to: 'transferTo' },
    hidden: ['ended_by_exit_id'],
  },
  time_off_policy: {
    record: 'timeOffPolicy',
    id: 'time_off_policy_id',
    fields: {
      lump_sum_hours: ['lumpSumHours', 'hundredths'],
      accrual_rate: ['accrualRatePerHour', 'millionths'],
      max_accumulated_hours: ['maxAccumulatedHours', 'hundredths'],
      carryover_limit_hours: ['carryoverLimitHours', 'hundredths'],
    },
  },
  time_off_request: {
    record: 'timeOffRequest',
    id: 'time_off_request_id',
    fields: { hours: ['requestHours', 'hundredths'] },
  },
  time_tracking_assignment: { record: 'timeTrackingPolicyAssignment', id: 'user_id' },
  time_tracking_policy: { record: 'timeTrackingPolicy', id: 'time_tracking_policy_id' },
  user_bank_account: {
    record: 'userBankAccount',
    id: 'user_bank_account_id',
    fields: {
      pay_basis_points: ['payPercentage', 'hundredths'],
      pay_kind: 'paySplit',
      pay_amount: ['payAmount', 'money'],
      priority: 'accountPriority',
    },
    hidden: ['account_mask', 'prenote_file_id'],
    sealed: ['account_number'],
  },
  webhook_endpoint: {
    record: 'webhookEndpoint',
    id: 'webhook_endpoint_id',
    hidden: ['previous_secret', 'failing_since'],
    sealed: ['secret'],
  },
  work_assignment: {
    record: 'workAssignment',
    id: 'work_assignment_id',
    fields: {
      share_basis_points: ['share', 'hundredths'],
      answers: ['answers', 'answers'],
      is_required: 'requiredByEmployer',
    },
  },
  ...workerRecords,
}
