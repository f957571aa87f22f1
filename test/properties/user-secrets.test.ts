import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { dumpOf, traces } from '../support/dump.ts'
import { account, kyc, people } from '../support/people.ts'
import { service } from '../support/service.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'purser-secrets-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const sandbox = await service({ settings: { PURSER_DATA_DIR: dataDir } })
const { call, ok, owner, log } = sandbox
const { verifiedCompany, onboarded, later } = people(sandbox)

test('a worker’s SSN, date of birth and account number are in no table, log, letter, event or list', async () => {
  const planted = { ssn: '219-88-4321', dateOfBirth: '1969-07-21', account: '665544332211' }
  const companyId = await verifiedCompany()
  const who = await onboarded(companyId)
  await ok('adminPortal/terminateUser', { user: { ...who, exitDate: '2026-12-31' } })

  // As a new submission, under an idempotency key, refused and repeated: all of it is written somewhere.
  const { userId } = (await ok('adminPortal/addUsers', { companyId, users: [newcomer] }))[0].user
  const body = kyc({ userId }, { ssn: planted.ssn, dateOfBirth: planted.dateOfBirth })
  const headers = { 'Idempotency-Key': 'planted' }
  await ok('userOnboarding/addKycInformation', body, { headers })
  await ok('userOnboarding/addKycInformation', body, { headers })
  expect((await call('userOnboarding/addKycInformation', body)).status).toBe(400)
  const sent = account({ companyId, userId }, { accountNumber: planted.account })
  expect(
    (
      await call(
        'userPortal/addUserBankAccount',
        account({ companyId, userId }, { accountNumber: `${planted.account}x` }),
      )
    ).status,
  ).toBe(400)
  await ok('userPortal/addUserBankAccount', sent, { headers: { 'Idempotency-Key': 'planted-too' } })
  await ok('adminPortal/deactivateUser', { user: { userId, exitDate: '2026-12-31' } })
  await later()
  expect((await ok('reports/getUser', { companyId, userId })).user[0].ssn).toBe(planted.ssn)

  const lists = ['getUsers', 'getDeactivatedUsers', 'getActiveUsers', 'getEvents']
  const letters = readdirSync(join(dataDir, 'mail')).map((name) =>
    readFileSync(join(dataDir, 'mail', name), 'utf8'),
  )
  expect(letters).toHaveLength(2)
  const shown = [
    await dumpOf(owner),
    log.join('\n'),
    letters.join('\n'),
    ...(await Promise.all(
      lists.map(async (name) => JSON.stringify(await ok(`reports/${name}`, { companyId }))),
    )),
  ].join('\n')
  expect(shown).toContain('********2211')
  for (const each of Object.values(planted)) {
    for (const trace of traces(each)) expect(shown.includes(trace), trace).toBe(false)
  }
})

const newcomer = {
  firstName: 'Jo',
  lastName: 'Reed',
  email: 'planted@blueheron.example',
  phoneNumber: '4045550136',
  dateOfJoin: '2026-01-05',
  workerType: 'W2',
  companyLocationCategory: 'Remote',
  stateCode: 'GA',
}
