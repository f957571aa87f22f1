import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { business, user } from '../support/bodies.ts'
import type { Given } from '../support/caller.ts'
import { purser } from '../support/cli.ts'
import { account, kyc } from '../support/people.ts'
import { MASTER_KEY, service, type TestService } from '../support/service.ts'

const production = { PURSER_ENVIRONMENT: 'production', PURSER_TRUST_PROXY: 'yes' }
const given: Given = { headers: { 'X-Forwarded-Proto': 'https' } }
const environmentOf = ({ databaseUrl }: TestService) => ({
  ...production,
  DATABASE_URL: databaseUrl,
  PURSER_MASTER_KEY: MASTER_KEY,
})

/** A company, a worker and a bank account of each, all submitted. */
async function submitted({ ok }: TestService) {
  const { companyId } = (await ok('companyOnboarding/createBusiness', business(), given)).registration
  const { userId } = (await ok('adminPortal/addUser', user(companyId), given)).user
  await ok('userOnboarding/addKycInformation', kyc({ userId }), given)
  await ok('userPortal/addUserBankAccount', account({ companyId, userId }), given)
  const funding = { companyId, accountNumber: '55500012345', routingNumber: '021000021', bankName: 'First' }
  await ok(
    'adminPortal/addCompanyBankAccount',
    { companyFundingSourceEntity: { ...funding, accountType: 'checking', accountName: 'Operating' } },
    given,
  )
  return { companyId, userId }
}

const statuses = async (sandbox: TestService) => {
  const read = async (statement: string) => (await sandbox.owner.query(statement)).rows[0].status
  return {
    business: await read('select kyb_status as status from company'),
    person: await read('select kyc_status as status from worker'),
    'company account': await read('select status from company_bank_account'),
    'worker account': await read('select status from user_bank_account'),
  }
}

test('in production an operator lists what waits, and decides', async () => {
  const sandbox = await service({ settings: production })
  const environment = environmentOf(sandbox)
  const { companyId } = await submitted(sandbox)
  const { stdout } = await purser(['review', 'list', '--json'], environment)
  const { waiting } = JSON.parse(stdout) as { waiting: { reviewId: string; kind: string }[] }
  expect(waiting.map(({ kind }) => kind).sort()).toEqual([
    'business',
    'company account',
    'person',
    'worker account',
  ])
  expect(waiting.find(({ kind }) => kind === 'company account')).toMatchObject({
    companyId,
    submitted: { accountName: 'Operating', accountNumber: '*******2345' },
  })

  const decide = (id: string, verdict: string) =>
    purser(['review', 'decide', id, '--verdict', verdict, '--because', 'papers seen'], environment)
  for (const { reviewId, kind } of waiting) {
    const verdict = kind === 'worker account' ? 'failed' : 'passed'
    expect(await decide(reviewId, verdict)).toMatchObject({ status: 0, stderr: '' })
  }
  expect(await statuses(sandbox)).toEqual({
    business: 'passed',
    person: 'passed',
    'company account': 'ready',
    'worker account': 'failed',
  })
  expect((await decide(waiting[0]!.reviewId, 'failed')).stderr).toContain('Nothing waits under this id')
  expect((await purser(['review', 'list'], environment)).stdout).toBe('Nothing waits for a verdict.\n')
  const { auditLog } = await sandbox.ok('reports/getAuditLog', { companyId }, given)
  const acts = auditLog.filter(({ actor }: { actor: string }) => actor === 'operator')
  expect(acts.map(({ operation }: { operation: string }) => operation).sort()).toEqual([
    'review/verifyBusiness',
    'review/verifyCompanyBankAccount',
    'review/verifyIdentity',
    'review/verifyUserBankAccount',
  ])
})

test('what may be said on the command line', async () => {
  const wrong = await purser(['review', 'decide', 'x', '--verdict', 'passed', '--because', 'y'])
  expect([wrong.status, wrong.stderr]).toEqual([1, 'Name an id of `purser review list`\n'])
  const unsure = await purser([
    ...['review', 'decide', '019a8ee2-7c00-7000-8000-000000000001'],
    ...['--verdict', 'maybe', '--because', 'y'],
  ])
  expect(unsure.stderr).toBe('--verdict must be passed or failed\n')
})

test('in production a program of the operator verifies', async () => {
  const asked: { url: string; token: string; key: string; body: Record<string, string> }[] = []
  const answers: Record<string, string> = { '/business': 'passed', '/person': 'failed', '/account': 'passed' }
  const provider = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += String(part)
    })
    request.on('end', () => {
      const [url, token, key] = [
        request.url!,
        request.headers.authorization!,
        request.headers['idempotency-key'],
      ]
      asked.push({ url, token, key: String(key), body: JSON.parse(text) })
      response.end(JSON.stringify({ verdict: answers[url] }))
    })
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  afterAll(() => void provider.close())
  const sandbox = await service({
    settings: {
      ...production,
      PURSER_RUNNERS: '1',
      PURSER_VERIFIER_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
      PURSER_VERIFIER_TOKEN: 'provider-token',
    },
  })
  await submitted(sandbox)
  // Verifications begin some seconds after the submission.
  await sandbox.owner.query(`update agenda set wake_at = now(), due_at = now()`)
  await expect
    .poll(() => statuses(sandbox), { timeout: 25_000 })
    .toEqual({
      business: 'passed',
      person: 'failed',
      'company account': 'ready',
      'worker account': 'ready',
    })
  expect(asked.map(({ url }) => url).sort()).toEqual(['/account', '/account', '/business', '/person'])
  expect(asked.find(({ url }) => url === '/person')!.body.ssn).toMatch(/^219-?\d\d-?\d{4}$/)
  expect(new Set(asked.map(({ token }) => token))).toEqual(new Set(['Bearer provider-token']))
  expect(new Set(asked.map(({ key }) => key)).size).toBe(4)
})
