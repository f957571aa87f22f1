import { Problem } from '../../kernel/problem.ts'

/**
 * Every noun that has an id on the wire: the message for a bad one, where it is found, and whose it is. A missing,
 * malformed, unknown or foreign id answers the same, so that nobody learns what exists.
 */
export const nouns = {
  company: { message: 'Invalid CompanyId', table: 'company', column: 'company_id', of: 'company' },
  companyLocation: {
    message: 'Invalid CompanyLocationId',
    table: 'company_location',
    column: 'company_location_id',
    of: 'company',
  },
  businessUser: {
    message: 'Invalid BusinessUserId',
    table: 'business_user',
    column: 'business_user_id',
    of: 'company',
  },
  companyBankAccount: {
    message: 'Invalid CompanyFundingSourceEntityId',
    table: 'company_bank_account',
    column: 'company_bank_account_id',
    of: 'company',
  },
  user: { message: 'Invalid UserId', table: 'worker', column: 'user_id', of: 'worker' },
  userWage: { message: 'Invalid UserWageId', table: 'worker_wage', column: 'user_wage_id', of: 'worker' },
  userBankAccount: {
    message: 'Invalid UserPayAccountEntityId',
    table: 'user_bank_account',
    column: 'user_bank_account_id',
    of: 'worker',
  },
  garnishment: {
    message: 'Invalid GarnishmentId',
    table: 'garnishment',
    column: 'garnishment_id',
    of: 'worker',
  },
  recurringPayItem: {
    message: 'Invalid RecurringPayItemId',
    table: 'recurring_pay_item',
    column: 'recurring_pay_item_id',
    of: 'worker',
  },
  payItemType: {
    message: 'Invalid PayItemTypeId',
    table: 'pay_item_type',
    column: 'pay_item_type_id',
    of: 'company',
  },
  workersCompClass: {
    message: 'Invalid WorkersCompClassId',
    table: 'comp_class',
    column: 'comp_class_id',
    of: 'company',
  },
  tipAllocation: {
    message: 'Invalid TipAllocationId',
    table: 'tip_allocation',
    column: 'tip_allocation_id',
    of: 'company',
  },
  workAssignment: {
    message: 'Invalid WorkAssignmentId',
    table: 'work_assignment',
    column: 'work_assignment_id',
    of: 'worker',
  },
  department: {
    message: 'Invalid DepartmentId',
    table: 'labor_unit',
    column: 'labor_unit_id',
    of: 'company',
  },
  job: { message: 'Invalid JobId', table: 'labor_unit', column: 'labor_unit_id', of: 'company' },
  costCenter: {
    message: 'Invalid CostCenterId',
    table: 'labor_unit',
    column: 'labor_unit_id',
    of: 'company',
  },
  paySchedule: {
    message: 'Invalid PayScheduleId',
    table: 'pay_schedule',
    column: 'pay_schedule_id',
    of: 'company',
  },
  payPeriod: { message: 'Invalid PayPeriodId', table: 'pay_period', column: 'pay_period_id', of: 'company' },
  transfer: { message: 'Invalid RequestReferenceId', table: 'transfer', column: 'transfer_id', of: 'worker' },
  achFile: { message: 'Invalid AchFileId', table: 'ach_file', column: 'ach_file_id', of: 'company' },
  check: { message: 'Invalid CheckId', table: 'paper_check', column: 'check_id', of: 'worker' },
  overpaymentRepayment: {
    message: 'Invalid OverpaymentRepaymentId',
    table: 'transfer',
    column: 'transfer_id',
    of: 'worker',
  },
  remittance: { message: 'Invalid RemittanceId', table: 'transfer', column: 'transfer_id', of: 'worker' },
  benefitPlan: {
    message: 'Invalid BenefitPlanId',
    table: 'benefit_plan',
    column: 'benefit_plan_id',
    of: 'company',
  },
  benefitEnrollment: {
    message: 'Invalid BenefitEnrollmentId',
    table: 'benefit_enrollment',
    column: 'benefit_enrollment_id',
    of: 'worker',
  },
  timeTrackingPolicy: {
    message: 'Invalid TimeTrackingPolicyId',
    table: 'time_tracking_policy',
    column: 'time_tracking_policy_id',
    of: 'company',
  },
  timeCard: { message: 'Invalid timeCardId', table: 'time_card', column: 'time_card_id', of: 'worker' },
  timeEntry: { message: 'Invalid TimeEntryId', table: 'time_entry', column: 'time_entry_id', of: 'worker' },
  timeOffPolicy: {
    message: 'Invalid TimeOffPolicyId',
    table: 'time_off_policy',
    column: 'time_off_policy_id',
    of: 'company',
  },
  timeOffRequest: {
    message: 'Invalid TimeOffRequestId',
    table: 'time_off_request',
    column: 'time_off_request_id',
    of: 'worker',
  },
  companyHoliday: {
    message: 'Invalid CompanyHolidayId',
    table: 'company_holiday',
    column: 'company_holiday_id',
    of: 'company',
  },
  filing: { message: 'Invalid FilingId', table: 'filing', column: 'filing_id', of: 'company' },
  document: { message: 'Invalid DocumentId', table: 'document', column: 'document_id', of: 'worker' },
  archive: { message: 'Invalid ArchiveId', table: 'archive_part', column: 'archive_id', of: 'company' },
  apiKey: { message: 'Invalid ApiKeyId', table: 'own_api_key', column: 'api_key_id', of: 'client' },
  webhookEndpoint: {
    message: 'Invalid WebhookEndpointId',
    table: 'webhook_endpoint',
    column: 'webhook_endpoint_id',
    of: 'client',
  },
  webhookDelivery: {
    message: 'Invalid WebhookDeliveryId',
    table: 'webhook_delivery',
    column: 'webhook_delivery_id',
    of: 'client',
  },
} as const

export type Noun = keyof typeof nouns

export const unknownId = (noun: Noun): Problem =>
  new Problem(400, nouns[noun].message, { refusal: `unknown ${noun}` })

/** The same of several: which, since nobody finds one of a thousand by its kind. Who names one alone knows which it is. */
export const unknownWorkers = (named: readonly string[], wrong: readonly string[], whom: string): Problem =>
  named.length === 1
    ? unknownId('user')
    : new Problem(400, nouns.user.message, {
        refusal: 'unknown user',
        details: wrong
          .slice(0, MOST_NAMED)
          .map((userId) => ({ path: 'userId', code: 'invalidId', message: `${userId} is ${whom}` })),
      })

const MOST_NAMED = 20

/** What was looked up, or the noun's own message: unknown and foreign ids look the same. */
export function known<T>(found: T | undefined, noun: Noun): T {
  if (found === undefined) throw unknownId(noun)
  return found
}
