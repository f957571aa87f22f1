import { expect, test } from 'vitest'
import { operations } from '../../src/operations/index.ts'
import { browserAt, OWN_PAGE } from '../support/browser.ts'
import { basic, refused, send } from '../support/caller.ts'
import { sharedService } from '../support/shared.ts'
import { signingIn } from '../support/sign-in.ts'

const shared = await sharedService()
const { ok, url } = shared
const { verifiedCompany, staff, worker, signIn, letterFor, byLink } = signingIn(shared)
const companyId = await verifiedCompany()
const { email } = await staff(companyId)
const browser = await signIn(email)
const cookie = browser.cookie!
const text = JSON.stringify({ method: 'getCompanyInfo', companyId })
const ask = (headers: Record<string, string>) =>
  send(`${url()}/reports/getCompanyInfo`, { verb: 'POST', text, headers })

test('the cookie is out of reach of scripts, of other sites and of plain http', async () => {
  const { linkToken } = await letterFor(email)
  const reply = await browserAt(url).call('session/createSession', { linkToken })
  expect(reply.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-purser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=43200$/,
    ),
  ])
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.text).not.toContain(reply.headers['set-cookie']![0]!.slice(14, 57))
})

test('on another host by plain http, in the sandbox, the cookie has a name that browsers keep there', async () => {
  const { linkToken } = await letterFor(email)
  const lan = browserAt(url)
  const host = { host: 'payroll.local:4000' }
  const reply = await lan.call('session/createSession', { linkToken }, host)
  expect(reply.headers['set-cookie']![0]).toMatch(
    /^purser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/,
  )
  expect((await lan.call('session/getSession', {}, host)).status).toBe(200)
})

test.each([
  ['as our pages send it', OWN_PAGE, 200],
  ['with our own origin instead', { 'Purser-Console': '1', Origin: 'OWN' }, 200],
  ['without our header', { 'Sec-Fetch-Site': 'same-origin' }, 401],
  ['from another site', { 'Purser-Console': '1', 'Sec-Fetch-Site': 'cross-site' }, 401],
  ['from a sister of our site', { 'Purser-Console': '1', 'Sec-Fetch-Site': 'same-site' }, 401],
  ['typed into the address bar', { 'Purser-Console': '1', 'Sec-Fetch-Site': 'none' }, 401],
  ['with another origin', { 'Purser-Console': '1', Origin: 'https://evil.example' }, 401],
  ['with the origin of a sandboxed frame', { 'Purser-Console': '1', Origin: 'null' }, 401],
  ['without any origin', { 'Purser-Console': '1' }, 401],
  ['as another type', { ...OWN_PAGE, 'Content-Type': 'application/vnd.api+json' }, 401],
  ['with another site and our origin', { ...OWN_PAGE, 'Sec-Fetch-Site': 'cross-site', Origin: 'OWN' }, 401],
])('CSRF: a cookie %s', async (_, sent, status) => {
  const headers = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, value === 'OWN' ? url() : value]),
  )
  expect((await ask({ ...headers, cookie })).status).toBe(status)
})

test('a cookie without our header is told what it lacks, and nothing about whether it is live', async () => {
  const lacking = {
    status: 401,
    body: { error: { message: expect.stringContaining('only with the header Purser-Console: 1') } },
  }
  const dead = `${cookie.split('=')[0]}=${'x'.repeat(43)}`
  const sent = { 'Sec-Fetch-Site': 'same-origin' }
  const [live, unknown] = [await ask({ ...sent, cookie }), await ask({ ...sent, cookie: dead })]
  expect(live).toMatchObject(lacking)
  expect(unknown.body).toEqual(live.body)
  expect(
    await send(`${url()}/session/getSession`, {
      text: '{"method":"getSession"}',
      headers: { ...sent, cookie },
    }),
  ).toMatchObject(lacking)
  const bare = { status: 401, body: { error: { message: 'Missing or invalid credentials' } } }
  expect(await ask({ ...OWN_PAGE, cookie: dead })).toMatchObject(bare)
  expect(await ask(sent)).toMatchObject(bare)
})

test('CSRF: a form of another site is no JSON, and a preflight is given nothing', async () => {
  const form = await send(`${url()}/session/endSession`, {
    text: 'method=endSession',
    headers: { 'content-type': 'text/plain', cookie, 'Sec-Fetch-Site': 'cross-site' },
  })
  expect(form.status).toBe(415)
  const preflight = await send(`${url()}/session/endSession`, {
    verb: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-headers': 'purser-console' },
  })
  expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  expect((await browser.call('session/getSession')).status).toBe(200)
})

test('smuggling: credentials and a session together are refused, even where either alone would do', async () => {
  const authorization = basic(shared.credentials)
  const both = refused('Send credentials or a session, not both')
  expect(await ask({ ...OWN_PAGE, cookie, authorization })).toMatchObject(both)
  expect(await ask({ cookie, authorization })).toMatchObject(both)
  expect((await ask({ authorization })).status).toBe(200)
})

test('smuggling: of two cookies none counts, in one line or in two', async () => {
  const planted = `__Host-purser=${'B'.repeat(43)}`
  const two = refused('The request carries two sessions; close the browser and sign in again')
  for (const cookies of [`${cookie}; ${planted}`, `${planted}; a=b;${cookie}`]) {
    expect(await ask({ ...OWN_PAGE, cookie: cookies })).toMatchObject(two)
  }
  // The name without its prefix is nothing here: another host of the domain may have planted it.
  expect((await ask({ ...OWN_PAGE, cookie: `purser=${'B'.repeat(43)}; ${cookie}` })).status).toBe(200)
  expect((await ask({ ...OWN_PAGE, cookie: cookie.replace('__Host-', '') })).status).toBe(401)
})

test('an act carries the person in the audit log', async () => {
  const { businessUserId } = await staff(companyId)
  const admin = await byLink({ companyId, businessUserId })
  const { userId } = await worker(companyId)
  expect((await admin.call('adminPortal/updateUser', { user: { userId, jobTitle: 'Baker' } })).status).toBe(
    200,
  )
  const { auditLog } = await ok('reports/getAuditLog', {
    companyId,
    operation: 'updateUser',
    subjectId: userId,
  })
  expect(auditLog).toMatchObject([
    { actor: `person:${businessUserId}`, actorLabel: 'Ada Marsh (administrator)' },
  ])

  for (const person of [businessUserId, 'ada marsh', 'Ada Marsh (administrator)']) {
    const asked = { companyId, person, subjectId: userId }
    expect((await admin.call('reports/getAuditLog', asked)).body.auditLog).toEqual(auditLog)
  }
  const others = { companyId, person: 'Ada Marsh (bookkeeper)', subjectId: userId }
  expect((await ok('reports/getAuditLog', others)).auditLog).toEqual([])
})

test('a browser is not asked for a password: only programs are', async () => {
  const asked = await ask({ ...OWN_PAGE })
  expect([asked.status, asked.headers['www-authenticate']]).toEqual([401, undefined])
  expect((await ask({})).headers['www-authenticate']).toMatch(/^Basic/)
})

test('full social security numbers are for who has just proven who it is', async () => {
  const who = await worker(companyId)
  await ok('userOnboarding/addKycInformation', {
    kycInformation: {
      userId: who.userId,
      ...{ ssn: '219-09-8123', dateOfBirth: '1990-02-03' },
      ...{ address1: '1 Elm Street', city: 'Atlanta', state: 'GA', zipcode: '30303' },
    },
  })
  const mine = await staff(companyId)
  const ssnFor = async (reader: typeof browser) =>
    (await reader.call('reports/getUser', { companyId, userId: who.userId })).body.user[0].ssn
  const { businessUserId } = mine
  expect(await ssnFor(await byLink({ companyId, businessUserId }))).toBe('*****8123')
  expect(await ssnFor(await signIn(mine.email))).toBe('219-09-8123')
})

test('bank accounts, secrets and the access of others are for who has just proven who it is', async () => {
  const mine = await staff(companyId)
  const other = await staff(companyId)
  const admin = await byLink({ companyId, businessUserId: mine.businessUserId })
  const grant = () =>
    admin.call('adminPortal/grantAccess', {
      companyId,
      businessUserId: other.businessUserId,
      role: 'bookkeeper',
    })
  expect((await grant()).body.error).toEqual({
    code: 403,
    message: 'This needs proof of who you are within the last ten minutes: session/confirmIdentity',
  })
  const { code } = await letterFor(mine.email)
  await admin.call('session/confirmIdentity', { code })
  expect((await grant()).status).toBe(200)

  const asking = (when: true | 'unusualCost') =>
    operations
      .filter(({ access }) => typeof access !== 'string' && access.again === when)
      .map(({ address }) => address)
      .sort()
  expect(asking('unusualCost')).toEqual(['payroll/approvePayroll', 'payroll/initiatePayroll'])
  expect(asking(true)).toEqual([
    'adminPortal/addCompanyBankAccount',
    'adminPortal/addWebhookEndpoint',
    'adminPortal/closeCompany',
    'adminPortal/createConsoleLink',
    'adminPortal/deactivateCompanyBankAccount',
    'adminPortal/exportCompany',
    'adminPortal/grantAccess',
    'adminPortal/revokeAccess',
    'adminPortal/rotateWebhookSecret',
    'adminPortal/submitFiling',
    'adminPortal/verifyMicroDeposits',
    'companyOnboarding/updateAdminUser',
    'companyOnboarding/updateBusinessUser',
    'operator/createApiKey',
    'operator/importCompany',
    'operator/revokeApiKey',
    'payroll/reissueCheck',
    'payroll/reissuePayment',
    'payroll/voidCheck',
    'userPortal/addUserBankAccount',
    'userPortal/deactivateUserBankAccount',
    'userPortal/updateUserPayPercentage',
    'userPortal/updateUserPaySplits',
  ])
})

test('a worker sees herself and nobody else, and a bookkeeper submits nothing', async () => {
  const [her, him] = [await worker(companyId), await worker(companyId)]
  const hers = await signIn(her.email)
  expect((await hers.call('reports/getUser', {})).body.user[0].userId).toBe(her.userId)
  expect(await hers.call('reports/getUser', { companyId, userId: him.userId })).toMatchObject(
    refused('Invalid UserId'),
  )
  expect((await hers.call('reports/getUsers', { companyId })).status).toBe(403)
  const books = await signIn((await staff(companyId, { role: 'bookkeeper' })).email)
  expect((await books.call('payroll/initiatePayroll', { companyId })).status).toBe(403)
})
