import type { RecordOfTable } from './record-of-table.ts'

/** Of records about one worker. */
export const workerRecords: Readonly<Record<string, RecordOfTable>> = {
  worker: {
    record: 'user',
    id: 'user_id',
    hidden: [
      'email_key',
      'name_key',
      'surname_key',
      'ssn_index',
      'kyc_attempt',
      'was_verified',
      'places',
      'places_since',
    ],
    sealed: ['ssn', 'date_of_birth'],
  },
  worker_address: { record: 'userAddress', id: 'user_id', since: 'effective_from' },
  worker_exit: {
    record: 'userExit',
    id: 'user_id',
    fields: { severance_amount: ['severanceAmount', 'money'] },
    hidden: ['personal_email_key'],
  },
  worker_state_tax: {
    record: 'employeeMiscellaneousStateTax',
    id: 'user_id',
    since: 'effective_from',
    hidden: ['instance_id'],
  },
  worker_state_w4: {
    record: 'stateW4',
    id: 'user_id',
    since: 'effective_from',
    fields: { fields: ['stateW4', 'answers'] },
  },
  worker_w4: {
    record: 'w4',
    id: 'user_id',
    since: 'effective_from',
    fields: {
      filing_status: 'w4FilingStatus',
      multiple_jobs: 'haveMultipleJob',
      dependents_amount: ['dependentsAmount', 'money'],
      other_income: ['otherIncome', 'money'],
      other_deduction: ['otherDeduction', 'money'],
      extra_withholding: ['extraWithholding', 'money'],
      military_spouse_exemption: 'hasMilitarySpouseExemption',
      state_additional_deduction: ['stateAdditionalDeduction', 'money'],
      is_nonresident: 'isNonResident',
      az_basis_points: ['azDeductionPercent', 'hundredths'],
    },
  },
  worker_w9: {
    record: 'w9',
    id: 'user_id',
    fields: { signed_on: 'w9Date' },
    hidden: ['ein_index'],
    sealed: ['ein'],
  },
  worker_wage: {
    record: 'userWage',
    id: 'user_wage_id',
    since: 'effective_from',
    fields: {
      wage_rate: ['wageRate', 'money'],
      standard_working_hours: ['standardWorkingHours', 'hundredths'],
      ref_tax_exempt: 'employeeRefTaxExempt',
    },
  },
  worker_job: {
    record: 'userJob',
    id: 'user_id',
    since: 'effective_from',
    fields: { rate: ['rate', 'money'] },
  },
  worker_labor: {
    record: 'labourDistribution',
    id: 'user_id',
    fields: { effective_from: 'effectiveDate', basis_points: ['percent', 'hundredths'] },
    hidden: ['place'],
  },
  worker_schedule: {
    record: 'userPaySchedule',
    id: 'user_id',
    since: 'effective_from',
    fields: { of_schedule: 'payScheduleId' },
  },
  worker_workplace: {
    record: 'workplace',
    id: 'user_id',
    since: 'effective_from',
    fields: { location_category: 'companyLocationCategory' },
  },
}
