/** Derives docs/reference/events.md from the families and from the records that the reads answer. */
import { eventType, type Family, families } from '../src/domain/events.ts'
import { RETRIES } from '../src/domain/webhooks/schedule.ts'
import { operations } from '../src/operations/index.ts'
import { eventRecords } from '../src/wire/event.ts'
import { exampleOf } from '../src/wire/fields/example.ts'

export function eventsReference(): string {
  const names = Object.keys(families) as Family[]
  return [HEAD, ...names.map(section)].join('\n')
}

function section(name: Family): string {
  const { family, root } = families[name]
  const causes = operations
    .filter(({ emits = [] }) => emits.includes(name))
    .map(({ address }) => `\`${address}\``)
    .sort()
  const example = {
    trigger: {
      eventId: '0199d2f0-7c1e-7a55-9d0b-3f6f0c4f9a11',
      eventType: eventType(name, 'update'),
      eventTimeStamp: '11/15/2026 14:05:09',
    },
    payload: [{ [root]: [told(exampleOf(eventRecords[root]), root)] }],
  }
  return `## ${family}

\`${eventType(name, 'insert')}\`, \`${eventType(name, 'update')}\`. Root: \`${root}\`.
Caused by ${causes.length === 0 ? 'tasks' : `${causes.join(', ')}, and by tasks that run later`}.

\`\`\`json
${JSON.stringify(example, null, 2)}
\`\`\`
`
}

/** What a reader expects to see where the schema only says text. */
const WORDS: Readonly<Record<string, string>> = {
  CompositeRate: '0.4512',
  PaymentMethod: 'Direct Deposit',
  PayrollDeductionRate: '0.1201',
  RiskClassCode: '4904-00',
  RiskClassNameEmployee: 'Clerical office',
  W4FilingStatus: 'Single',
  WageBasis: 'Per Year',
  accountName: 'Jo Reed',
  accountNumber: '*****6789',
  accountPriority: '1',
  accountType: 'checking',
  bankName: 'First Bank',
  companyLocationCategory: 'Office',
  compensationFrequency: 'BiWeekly',
  country: 'US',
  deadLineToRunPayroll: '2026-12-01',
  differentialPay: 'No',
  'Company.status': 'Registered',
  ein: '*****4567',
  email: 'jo.reed@example.com',
  employeeRefTaxExempt: 'No, this employee is not tax exempt',
  employeeType: 'Salary/No overtime',
  employmentStatus: 'Full Time (30+ Hours per week)',
  entityType: 'LLC',
  federalDepositSchedule: 'Monthly',
  formerPaidThisYear: 'no',
  irsAssisgnedFederalFilingForm: '941',
  kybStatus: 'passed',
  kycStatus: 'passed',
  payBeginDate: '2026-11-16',
  payDate: '2026-12-04',
  payEndDate: '2026-11-29',
  payPeriod: '11/16/2026 - 11/29/2026',
  payPeriodStatus: 'processed',
  payPeriodType: 'Regular',
  payrollRunThisYear: 'no',
  phoneNumber: '4045550136',
  reason: 'No Account / Unable to Locate',
  returnCode: 'R03',
  routingNumber: '061000104',
  secondPayDate: '2026-12-18',
  ssn: '*****6789',
  status: 'ready',
  transactionName: 'TaxPayment',
  user: 'Jo Reed',
  userReferenceId: 'emp-0042',
  userStatus: 'Active',
  workerType: 'W2',
  WorkerType: 'W2',
  zipcode: '30303',
}

function told(value: unknown, at: string): unknown {
  if (Array.isArray(value)) return value.map((item) => told(item, at))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      item === 'Example' ? (WORDS[`${at}.${key}`] ?? WORDS[key] ?? item) : told(item, key),
    ]),
  )
}

const HEAD = `# Events

An event is written in the transaction that changes the state, and posted to every enabled webhook endpoint that chose
its family (\`adminPortal/addWebhookEndpoint\`). Derived from \`src/domain/events.ts\` and the records of the reads; the
values are examples.

- Delivered at least once. \`eventId\` (also the header \`webhook-id\`) is the same at every attempt: keep the ids that you
  have handled. Any 2xx within 15 seconds is success; redirects are not followed.
- Events of one entity come in the order in which they happened: a later one waits for the earlier. Events of different
  entities may overtake each other.
- A failed delivery is tried again after these seconds: \`${RETRIES}\` (each up to a tenth longer). Then it is parked
  until \`adminPortal/replayWebhookDelivery\`, and the later events of its entity go on.
- An endpoint that has only failed for five days is paused. What happens meanwhile is collected, and sent when
  \`adminPortal/updateWebhookEndpoint\` enables it again.
- \`eventTimeStamp\` is the client's time, UTC. \`webhook-timestamp\` is real time.
- \`reports/getEvents\` answers the same envelopes for 30 days, with a cursor that misses none.

Deliveries are signed by the [Standard Webhooks](https://www.standardwebhooks.com) scheme, so every library of that
scheme verifies them:

\`\`\`js
import { Webhook } from 'standardwebhooks'

const event = new Webhook(process.env.WEBHOOK_SECRET).verify(body, headers) // the bytes as they came
\`\`\`

\`webhook-signature\` may hold several signatures, separated by a space: for a day after \`adminPortal/rotateWebhookSecret\`
both secrets sign.
`
