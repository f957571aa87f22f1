import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { masterKeys } from '../../../src/settings/master-key.ts'
import { verifyAudit } from '../../../src/store/audit/verify.ts'
import { serviceSecret } from '../../../src/store/database/service-secret.ts'
import { inTransaction } from '../../../src/store/database/transaction.ts'
import { vaults } from '../../../src/store/database/vault.ts'
import { business } from '../../support/bodies.ts'
import { refused } from '../../support/caller.ts'
import { dumpOf } from '../../support/dump.ts'
import { holdsIn } from '../../support/invariants.ts'
import {
  answersAt,
  brought,
  forged,
  idsOfCompany,
  line,
  PASSPHRASE,
  sent,
  taken,
} from '../../support/moving.ts'
import { payday } from '../../support/payday.ts'
import { service, testSettings } from '../../support/service.ts'

const OTHER_KEY = { PURSER_MASTER_KEY: Buffer.alloc(32, 9).toString('base64') }
const old = await service()
const there = await service({ settings: OTHER_KEY })

const { companyId, first, second, initiate, travelTo } = await payday(old)
const { users } = await old.ok('reports/getActiveUsers', { companyId })
const { userId } = users[0]
await old.ok('adminPortal/uploadDocument', {
  companyId,
  userId,
  fileName: 'I-9.pdf',
  documentType: 'I-9',
  fileBase64: randomBytes(3000).toString('base64'),
})
await old.ok('companyOnboarding/updateCompany', { company: { companyId, externalId: 'moves-1' } })
for (const { payPeriodId, payDate } of [first, second]) {
  await initiate(payPeriodId)
  await travelTo(payDate, '20:00')
}
await old.ok('sandbox/advanceClock', { days: 2 })
const copy = await taken(old, companyId)
await old.ok('adminPortal/closeCompany', { companyId })
const file = await taken(old, companyId)
const { rows: before } = await old.owner.query(
  'select agenda_id, task, key, payload, due_at from closed_work where company_id = $1 order by agenda_id',
  [companyId],
)
const importing = async (given: Buffer, passphrase = PASSPHRASE) =>
  there.call('operator/importCompany', await brought(there, given, passphrase))

test('a client whose clock is behind is told to advance it', async () => {
  const reply = await importing(file)
  expect(reply.body.error.message).toMatch(/^The archive was made at .* advance the clock first$/)
  const { now } = (await old.ok('sandbox/getClock')).clock
  await there.ok('sandbox/setClock', { to: now })
})

/** What is refused, and with which words; nothing of it stays. */
test('what is wrong with an archive is told, and nothing is changed', async () => {
  const headerEnd = file.indexOf('\n') + 1
  const header = JSON.parse(file.subarray(0, headerEnd).toString())
  const flipped = Buffer.from(file)
  flipped[file.length - 40]! ^= 1
  const renamed = Buffer.concat([
    Buffer.from(`${JSON.stringify({ ...header, isClosed: false })}\n`),
    file.subarray(headerEnd),
  ])
  const cases: readonly (readonly [string, Buffer, string])[] = [
    ['The passphrase is not the one that the archive was made with', file, 'another passphrase of mine'],
    ['The archive was changed after it was made', flipped, PASSPHRASE],
    ['The archive was changed after it was made', renamed, PASSPHRASE],
    ['The archive was changed after it was made', Buffer.concat([file, Buffer.from('more')]), PASSPHRASE],
    ['The archive ends too early', file.subarray(0, -10), PASSPHRASE],
    ['This is not an archive of exportCompany', Buffer.from('%PDF-1.4'), PASSPHRASE],
    [
      'This service does not know this version of the archive',
      Buffer.from(`${JSON.stringify({ ...header, version: 2 })}\n`),
      PASSPHRASE,
    ],
    [
      'The archive was made with the schema 0001_first.sql',
      await forged({ schema: '0001_first.sql' }),
      PASSPHRASE,
    ],
    [
      'Rows of session in the archive do not fit',
      await forged({}, [line('session', { session_id: newId() })]),
      PASSPHRASE,
    ],
    [
      'Rows of company in the archive do not fit',
      await forged({}, [line('company', { name: 7 })]),
      PASSPHRASE,
    ],
  ]
  for (const [message, given, passphrase] of cases) {
    const { archiveId } = await brought(there, given)
    const was = await companies()
    const { status, body } = await there.call('operator/importCompany', { archiveId, passphrase })
    expect([message, status, body.error?.message]).toEqual([message, 400, expect.stringContaining(message)])
    expect(await companies()).toEqual(was)
  }
  const archiveId = await sent(there, file.subarray(0, 100), 1)
  await there.ok('operator/addArchivePart', { archiveId, part: 3, fileBase64: 'AAAA' })
  expect(await there.call('operator/importCompany', { archiveId, passphrase: PASSPHRASE })).toMatchObject(
    refused('Of 3 parts only 2 are here; send the others with addArchivePart'),
  )
  expect(
    (await there.stranger('operator/importCompany', { archiveId, passphrase: PASSPHRASE })).body.error
      .message,
  ).toBe('Invalid ArchiveId')
})

/** Every table that names the company, with its rows: a refused import leaves none. */
async function companies() {
  const { rows } = await there.owner.query(
    `select (select count(*) from company) as companies, (select count(*) from worker) as workers,
            (select count(*) from data_key) as keys, (select count(*) from agenda) as later`,
  )
  return rows[0]
}

test('claims of another company of the client stop it', async () => {
  const own = (await there.ok('companyOnboarding/createBusiness', business())).registration
  await there.ok('companyOnboarding/updateCompany', {
    company: { companyId: own.companyId, externalId: 'moves-1' },
  })
  expect(await importing(file)).toMatchObject(refused('externalId is in use by another company of yours'))
  await there.ok('companyOnboarding/updateCompany', { company: { companyId: own.companyId, externalId: '' } })
  const { rows } = await there.owner.query('select client_id from company where company_id = $1', [
    own.companyId,
  ])
  await there.owner.query(`update ein_claim set ein_index = $2 where client_id = $1`, [
    rows[0].client_id,
    await indexOfEin(rows[0].client_id),
  ])
  expect(await importing(file)).toMatchObject(refused('Ein already in use'))
  await there.owner.query('delete from ein_claim where client_id = $1', [rows[0].client_id])
})

test('a dry run leaves nothing behind, not even a key in memory', async () => {
  const body = await brought(there, file)
  const dry = await there.call('operator/importCompany', body, { headers: { 'Dry-Run': 'true' } })
  expect([dry.status, dry.body.company?.companyId]).toEqual([200, companyId])
  expect((await there.call('reports/getCompanyInfo', { companyId })).body.error.message).toBe(
    'Invalid CompanyId',
  )
})

test('everything is there: ids, reports byte for byte, secrets under other keys, books, audit and later work', async () => {
  const { company } = await there.ok('operator/importCompany', await brought(there, file))
  expect(company).toMatchObject({ companyId, isClosed: true })
  const ids = (await idsOfCompany(old.owner, companyId))
    .set('user', userId)
    .set('payPeriod', first.payPeriodId)
  const [one, other] = [await answersAt(old.call, ids), await answersAt(there.call, ids)]
  const differing = [...one.keys()].filter((address) => one.get(address) !== other.get(address))
  expect(differing).toEqual([])
  expect(one.size).toBeGreaterThan(50)

  await there.restart()
  const ssnOf = async ({ ok }: Pick<typeof old, 'ok'>) =>
    (await ok('reports/getUser', { companyId, userId })).user[0].ssn
  expect(await ssnOf(there)).toBe(await ssnOf(old))
  expect(await ssnOf(there)).toMatch(/^\d{3}-?\d{2}-?\d{4}$/)
  const { rows } = await there.owner.query('select ssn from worker where user_id = $1', [userId])
  const { rows: were } = await old.owner.query('select ssn from worker where user_id = $1', [userId])
  expect(rows[0].ssn.equals(were[0].ssn)).toBe(false)
  expect(await dumpOf(there.owner)).not.toContain((await ssnOf(old)).replaceAll('-', ''))
  await holdsIn(there.owner, companyId)

  const { rows: later } = await there.owner.query(
    'select agenda_id, task, key, payload, due_at from agenda where company_id = $1 order by agenda_id',
    [companyId],
  )
  expect(later).toEqual(before)
  expect(await importing(file)).toMatchObject(
    refused(
      'This company is in this service already; an archive is imported once, into a service that does not have the company',
    ),
  )
})

test('the audit log goes on, under marks and seals of the new place', async () => {
  const ask = { companyId, limit: 500 }
  const [was, is] = [
    (await old.ok('reports/getAuditLog', ask)).auditLog,
    (await there.ok('reports/getAuditLog', ask)).auditLog,
  ]
  const ids = is.map(({ auditId }: { auditId: string }) => auditId)
  const carried = was.filter(
    ({ operation }: { operation: string }) => !/exportCompany|^reports/.test(operation),
  )
  expect(carried.filter(({ auditId }: { auditId: string }) => !ids.includes(auditId))).toEqual([])
  const settings = testSettings({ ...OTHER_KEY })
  const master = await masterKeys(settings)
  const { rows } = await there.owner.query('select client_id from company where company_id = $1', [companyId])
  const verdict = await verifyAudit(
    {
      owner: there.owner,
      key: await serviceSecret(there.owner, master, 'audit chain'),
      vaults: vaults(master),
    },
    rows[0].client_id,
  )
  expect(verdict.forged ?? []).toEqual([])
})

test('it pays at the new place, and only there', async () => {
  const { unprocessedPayPeriods } = await there.ok('reports/getUnProcessedPayPeriod', { companyId })
  const { payPeriodId } = unprocessedPayPeriods[0]
  const body = { companyId, payPeriodId, runNow: true }
  expect((await old.call('payroll/initiatePayroll', body)).status).toBe(409)
  await there.ok('payroll/initiatePayroll', body)
  await there.ok('sandbox/advanceClock', { days: 7 })
  await holdsIn(there.owner, companyId)
})

test('production takes nothing unless its operator says so, and never a copy', async () => {
  const https = { headers: { 'X-Forwarded-Proto': 'https' } }
  const production = { PURSER_ENVIRONMENT: 'production', PURSER_TRUST_PROXY: 'yes' }
  for (const [settings, message] of [
    [{}, 'This service imports no companies; the operator has to set PURSER_ACCEPT_IMPORTS'],
    [
      { PURSER_ACCEPT_IMPORTS: 'yes' },
      'Production takes only an archive that production made of a closed company',
    ],
  ] as const) {
    const { call, ok, stop } = await service({ settings: { ...production, ...settings } })
    const safe = { ok: (address: string, body?: object) => ok(address, body, https) }
    const { status, body } = await call('operator/importCompany', await brought(safe, copy), https)
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(message)])
    await stop()
  }
})

/** Of the company that moves, as this client would have it. */
async function indexOfEin(clientId: string): Promise<Buffer> {
  const open = vaults(await masterKeys(testSettings()))
  const { rows } = await old.owner.query(
    'select client_id, kyb_information_id, ein from kyb_information where company_id = $1',
    [companyId],
  )
  const mode = { access: 'read only' } as const
  const ein = await inTransaction(old.owner, rows[0].client_id, mode, async (tx) =>
    (await open.of(tx, companyId as never)).open(
      'kyb_information.ein',
      rows[0].kyb_information_id,
      rows[0].ein,
    ),
  )
  const own = vaults(await masterKeys(testSettings({ ...OTHER_KEY })))
  return inTransaction(there.owner, clientId as never, mode, async (tx) =>
    (await own.of(tx, null)).index('ein', ein),
  )
}
