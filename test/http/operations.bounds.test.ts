import { expect, test } from 'vitest'
import { business, user } from '../support/bodies.ts'
import { send } from '../support/caller.ts'
import { sharedService } from '../support/shared.ts'

const { call, ok, url, credentials } = await sharedService()
const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
const { userId } = (await ok('adminPortal/addUser', user(companyId))).user
const many = (count: number, item: unknown) => Array.from({ length: count }, () => item)

/** Each of these took seconds or minutes, and gigabytes, before lists had an end. */
test.each<[string, object, string]>([
  [
    'payroll/importPayrollHistory',
    { companyId, history: many(300_000, {}) },
    'history: must have at most 10000',
  ],
  [
    'payroll/importRegularPayrollData',
    { companyId, payrollData: many(1_000_000, {}) },
    'payrollData: must have at most 10000',
  ],
  [
    'payroll/importRegularDifferentialPayrollData',
    { companyId, payrollData: [{ userId, basePay: many(100_000, {}) }] },
    'payrollData.0.basePay: must have at most 100',
  ],
  [
    'adminPortal/addTimeTrackingPolicy',
    { timeTrackingPolicy: { companyId, workerTypes: many(300_000, 0) } },
    'timeTrackingPolicy.workerTypes: must have at most 10',
  ],
  [
    'adminPortal/addUserWage',
    { userWage: { companyId, userId, taxExemptions: many(300_000, 0) } },
    'userWage.taxExemptions: must have at most 20',
  ],
  [
    'adminPortal/addWebhookEndpoint',
    { webhookEndpoint: { url: 'https://x.example', families: many(200_000, '') } },
    'webhookEndpoint.families: must have at most 100',
  ],
  [
    'payroll/calculatePaycheck',
    { paycheck: { exemptions: many(200_000, '') } },
    'paycheck.exemptions: must have at most 20',
  ],
  [
    'userPortal/updateUserPayPercentage',
    { userId, userPayAccountEntity: many(200_000, {}) },
    'userPayAccountEntity: must have at most 100',
  ],
  [
    'userOnboarding/addStateW4Information',
    {
      userId,
      code: 'GA',
      stateW4Information: Object.fromEntries(many(50_000, 0).map((_, at) => [`f${at}`, 0])),
    },
    'stateW4Information: must have at most 200 fields',
  ],
])('F1: %s does not read a list without end', async (address, body, message) => {
  const reply = await call(address, body)
  expect(reply.status).toBe(400)
  expect(reply.body.error.message).toContain(message)
  expect(reply.text.length).toBeLessThan(500)
})

test('F1: of many faults the first hundred are told', async () => {
  const { status, body } = await call('payroll/importPayrollHistory', { companyId, history: many(9_000, {}) })
  expect([status, body.error.details.length]).toEqual([400, 100])
  expect(body.error.details.at(-1)).toEqual({
    path: '',
    code: 'more',
    message: 'and more; the first 99 are named',
  })
})

test('F1: an ordinary operation refuses what only an import may send, before it reads a byte', async () => {
  const reply = await send(`${url()}/reports/getCompanies`, {
    client: credentials,
    text: `{"method":"getCompanies","x":"${'x'.repeat(2_000_000)}"}`,
  })
  expect(reply.body.error).toEqual({ code: 413, message: 'The body is larger than 1048576 bytes' })
})

test('F17: bytes that are no characters are refused, not replaced', async () => {
  const bytes = Buffer.concat([
    Buffer.from('{"method":"getCompanies","x":"'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('"}'),
  ])
  const reply = await fetch(`${url()}/reports/getCompanies`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa(credentials)}`, 'Content-Type': 'application/json' },
    body: bytes,
  })
  expect([reply.status, ((await reply.json()) as { error: { message: string } }).error.message]).toEqual([
    400,
    'The body is not valid UTF-8',
  ])
})

test('F17: a compressed body is refused by its header', async () => {
  const reply = await send(`${url()}/reports/getCompanies`, {
    client: credentials,
    text: '{"method":"getCompanies"}',
    headers: { 'Content-Encoding': 'gzip' },
  })
  expect(reply.body.error).toEqual({ code: 415, message: 'Send the body without Content-Encoding' })
})

test.each(['Ada\r\nBcc: x', 'Ada\tMarsh', 'Ada\u202eMarsh', 'Ada\u0000'])(
  'F17: a name has no control characters: %j',
  async (firstName) => {
    const reply = await call('adminPortal/addUser', user(companyId, { firstName }))
    expect(reply.body.error.message).toBe('user.firstName: must not contain control characters')
  },
)
