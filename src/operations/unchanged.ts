import type { Address } from './declaration/address.ts'

const NEW = 'What it makes is new: there is nothing before, and the record tells what there is.'
const POSTED = 'It posts to the books, where nothing is changed: undoing is an opposite posting.'
const ASKED = 'It computes or sends, and changes no record.'
const MOSTLY_NEW = 'What is given for the first time is new; given again, the row has both.'

/**
 * Write operations whose audit row need not have before and after, each with its reason. Of every other one the tests
 * have seen a row with both (scripts/test.mjs).
 */
export const unchanged: Readonly<Partial<Record<Address, string>>> = {
  'adminPortal/addCompanyBankAccount': NEW,
  'adminPortal/addCompanyHoliday': NEW,
  'adminPortal/addCostCenter': NEW,
  'adminPortal/addDepartment': NEW,
  'adminPortal/addEmployeeMiscellaneousStateTax': MOSTLY_NEW,
  'adminPortal/addGarnishment': NEW,
  'adminPortal/addJob': NEW,
  'adminPortal/addOverpaymentRepayment': POSTED,
  'adminPortal/addPayItemType': NEW,
  'adminPortal/addRecurringPayItem': NEW,
  'adminPortal/addStateRegistrationInfo': MOSTLY_NEW,
  'adminPortal/addTimeOffAdjustment': NEW,
  'adminPortal/addTimeOffPolicy': NEW,
  'adminPortal/addTimeOffPolicyAssignment': NEW,
  'adminPortal/addTimeTrackingPolicy': NEW,
  'adminPortal/addTimeTrackingPolicyAssignments': NEW,
  'adminPortal/addUser': NEW,
  'adminPortal/addWorkAssignment': NEW,
  'adminPortal/addWorkersCompClass': NEW,
  'adminPortal/addUsers': NEW,
  'adminPortal/addWebhookEndpoint': NEW,
  'adminPortal/amendFiling': NEW,
  'adminPortal/correctTaxForm': NEW,
  'adminPortal/createConsoleLink': ASKED,
  'adminPortal/deleteDocument':
    'The contents are erased, and nothing of them is kept; the row names the document.',
  'adminPortal/grantAccess': MOSTLY_NEW,
  'adminPortal/removeOverpaymentRepayment': POSTED,
  'adminPortal/replayWebhookDelivery': ASKED,
  'adminPortal/resendInvitation': ASKED,
  'adminPortal/sendTestWebhookEvent': ASKED,
  'adminPortal/uploadDocument': NEW,
  'benefits/addBenefitEnrollment': NEW,
  'benefits/addBenefitPlan': NEW,
  'benefits/addRemittance': POSTED,
  'benefits/removeRemittance': POSTED,
  'companyOnboarding/addBusinessUser': NEW,
  'companyOnboarding/addCompanyLocation': NEW,
  'companyOnboarding/addKybInformation': NEW,
  'companyOnboarding/companyRegistration': NEW,
  'companyOnboarding/createBusiness': NEW,
  'operator/createApiKey': NEW,
  'operator/retryParkedWork': 'It lets work run that waits; what that changes is in the row of the task.',
  'payroll/addPaySchedule': NEW,
  'reports/resolvePlace': ASKED,
  'userOnboarding/addStateW4Information': MOSTLY_NEW,
  'payroll/addSupplementalPayPeriod': NEW,
  'payroll/addUsersToRegularPayPeriod': MOSTLY_NEW,
  'payroll/addUsersToSupplementalPayPeriod': MOSTLY_NEW,
  'payroll/calculatePaycheck': ASKED,
  'payroll/importPayrollHistory': MOSTLY_NEW,
  'payroll/importRegularDifferentialPayrollData': MOSTLY_NEW,
  'payroll/importRegularPayrollData': MOSTLY_NEW,
  'payroll/previewPayroll': ASKED,
  'payroll/reissuePayment': POSTED,
  'payroll/removeUsersFromRegularPayPeriod': MOSTLY_NEW,
  'payroll/requestApproval': MOSTLY_NEW,
  'sandbox/advanceClock':
    'It moves the clock, which `facts` tells; what that sets going has rows of its own.',
  'sandbox/resetSandbox': 'Everything of the client is left behind; the new one has nothing.',
  'sandbox/seedDemoCompany': NEW,
  'sandbox/setClock': 'It moves the clock, which `facts` tells; what that sets going has rows of its own.',
  'sandbox/simulateTransferReturn': POSTED,
  'userPortal/addTimeEntry': NEW,
  'userPortal/addTimeOffRequest': NEW,
  'userPortal/clockIn': NEW,
}
