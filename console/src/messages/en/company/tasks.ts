import { several } from '../../several.ts'

/** What the company has to do, by the code of the task and how many there are of it. */
export const tasks = {
  addKyb: () => 'Tell us about the business',
  startKyb: () => 'Start the business check',
  waitForKyb: () => 'The business is being checked',
  correctKyb: () => 'Correct what the business check found',
  addOwner: () => 'Name an owner',
  addFilingLocation: () => 'Add the place you file from',
  addBankAccount: () => 'Add a bank account',
  verifyMicroDeposits: () => 'Confirm the two small deposits',
  waitForBankAccount: () => 'The bank account is being checked',
  registerState: several('Register in a state', (count) => `Register in ${count} states`),
  completeRegistration: several(
    'Complete the registration of a state',
    (count) => `Complete ${count} registrations of states`,
  ),
  addPaySchedule: () => 'Say when you pay',
  onboardWorker: () => 'Bring your first person on board',
  importHistory: () => 'Bring this year’s payrolls from before',
  payOwed: () => 'Pay what could not be drawn',
  sendWire: several('Send a wire', (count) => `Send ${count} wires`),
  runFailedPayroll: several('Run a payroll again', (count) => `Run ${count} payrolls again`),
  mendBankAccount: several(
    'A bank account of a person does not work',
    (count) => `${count} bank accounts of people do not work`,
  ),
  acceptTerms: () => 'Accept the terms',
  correctGarnishment: several('Correct a court order', (count) => `Correct ${count} court orders`),
  issuePayment: several('Pay again what came back', (count) => `Pay ${count} payments again`),
  settleOverpayment: several(
    'A person owes pay that was voided',
    (count) => `${count} people owe pay that was voided`,
  ),
  approvePayroll: several('Approve a payroll', (count) => `Approve ${count} payrolls`),
  correctCertificate: several('Correct a tax form', (count) => `Correct ${count} tax forms`),
  addPlaceRate: several(
    'Add a rate of your registration',
    (count) => `Add ${count} rates of your registrations`,
  ),
  lookIntoBankAccountChange: several(
    'Look into a stopped change of bank accounts',
    (count) => `Look into ${count} stopped changes of bank accounts`,
  ),
  waitForBankAccountChange: several(
    'A change of bank accounts waits',
    (count) => `${count} changes of bank accounts wait`,
  ),
  prepareFiling: several('Prepare a filing', (count) => `Prepare ${count} filings`),
  approveFiling: several('Approve a filing', (count) => `Approve ${count} filings`),
  submitFiling: several('Submit a filing', (count) => `Submit ${count} filings`),
  correctFiling: several('Correct a rejected filing', (count) => `Correct ${count} rejected filings`),
  amendFiling: several('Amend a filing', (count) => `Amend ${count} filings`),
  mendFiling: several('Mend the file of a filing', (count) => `Mend the files of ${count} filings`),
} satisfies Readonly<Record<string, (count: number) => string>>
