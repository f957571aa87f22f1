import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Id, newId } from '../../src/kernel/ids.ts'
import type { Outbox } from '../../src/outside/outbox.ts'
import { outsideOf } from '../../src/outside/outside.ts'
import { bankSettings } from '../../src/settings/bank.ts'
import { masterKeys } from '../../src/settings/master-key.ts'
import { servicePool } from '../../src/store/database/connection.ts'
import { inTransaction, type Tx } from '../../src/store/database/transaction.ts'
import { vaults } from '../../src/store/database/vault.ts'
import { workIn } from '../../src/store/database/work.ts'
import { fileOf } from '../../src/store/money/ach-files.ts'
import { handOver, handOverOf } from '../../src/tasks/hand-over.ts'
import { NeedsPerson } from '../../src/tasks/task.ts'
import { payroll } from '../support/payroll.ts'
import { service, testSettings } from '../support/service.ts'

const root = mkdtempSync(join(tmpdir(), 'purser-hand-over-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const sandbox = await service({ settings: { PURSER_DATA_DIR: join(root, 'first') } })
const { owner, ok } = sandbox
const { company, hire, schedule, run } = payroll(sandbox)
const keys = vaults(await masterKeys(testSettings()))
const pool = servicePool(sandbox.databaseUrl, 2)
afterAll(() => pool.end())

const companyId = await company({ today: '2027-05-24', states: { TX: '2.7%' } })
await hire(companyId, { name: 'Bo Bank', state: 'TX', rate: 52_000 })
await ok('sandbox/advanceClock', { hours: 1 })
const [first] = await schedule(companyId, { payBeginDate: '2027-05-24', payDate: '2027-06-11' })
await run({ companyId, payPeriodId: first!.payPeriodId })
await ok('sandbox/setClock', { to: '2027-06-10T17:00:00Z' })
const { rows } = await owner.query("select * from ach_file where kind = 'debit'")
const { client_id: clientId, ach_file_id: achFileId, file_name: name } = rows[0]
const at = (place: string, ...parts: string[]) => join(root, place, 'bank', ...parts)
const BYTES = readFileSync(at('first', 'outbox', name))

/** As a task does it: prepares, and calls with the bank of one data directory. */
async function attempt(place: string, over: Partial<Outbox> = {}): Promise<number> {
  const within = <T>(does: (tx: Tx) => Promise<T>) =>
    inTransaction(pool, clientId, { access: 'read write' }, does)
  const asked = await within(async (tx) => {
    const work = workIn(tx, { vaults: keys, isSandbox: true })
    return handOverOf(work, (await fileOf(tx, companyId as Id<'company'>, achFileId))!)
  })
  const settings = testSettings({ PURSER_DATA_DIR: join(root, place) })
  const outside = outsideOf({
    ...{ production: false, provider: undefined, post: { from: 'a@b', directory: root } },
    bank: bankSettings(settings),
  })
  const bank = { ...outside.bank, outbox: { ...outside.bank.outbox, ...over } }
  const effect = { effectId: newId<'agenda'>(), clientId, signal: new AbortController().signal }
  const { entries } = await handOver(asked, { ...effect, outside: { ...outside, bank }, meanwhile: within })
  return entries
}

const RELEASE = 'outbox_id, staged_as, content_hash, content_bytes, released_at'
const forget = () =>
  owner.query(
    `update ach_file set handed_over_at = null, (${RELEASE}) = (null, null, null, null, null), confirmed_at = null`,
  )
const lying = () => readdirSync(at('first', 'outbox')).filter((found) => found === name)
const take = () => rmSync(at('first', 'outbox', name))

beforeEach(async () => {
  rmSync(at('first', 'outbox', name), { force: true })
  await forget()
  expect(await attempt('first')).toBe(2)
  expect(lying()).toEqual([name])
})

const recorded = async () =>
  (
    await owner.query(`select ${RELEASE}, entries, debit_total from ach_file where ach_file_id = $1`, [
      achFileId,
    ])
  ).rows[0]

test('F3: before a file is released its name, its hash and its outbox are in Postgres', async () => {
  expect(await recorded()).toMatchObject({
    outbox_id: expect.stringMatching(/^directory [0-9a-f-]{36}$/),
    content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    content_bytes: BigInt(BYTES.length),
    entries: 2,
  })
  await forget()
  take()
  const dies = new Error('killed')
  const visit: Outbox['visit'] = (does) =>
    outboxOf('first').visit((box) => does({ ...box, release: () => Promise.reject(dies) }))
  await expect(attempt('first', { visit })).rejects.toBe(dies)
  expect([lying(), (await recorded()).released_at]).toEqual([[], expect.anything()])
  // The next attempt releases what lies there staged.
  expect([await attempt('first'), lying(), readdirSync(at('first', 'staged'))]).toEqual([2, [name], []])
  expect(readFileSync(at('first', 'outbox', name))).toEqual(BYTES)
})
const outboxOf = (place: string) =>
  outsideOf({
    ...{ production: false, provider: undefined, post: { from: 'a@b', directory: root } },
    bank: bankSettings(testSettings({ PURSER_DATA_DIR: join(root, place) })),
  }).bank.outbox

test('F3: a file that lies in the outbox is not handed over again', async () => {
  expect([await attempt('first'), lying()]).toEqual([2, [name]])
})

test('F3: a file that the bank has taken does not come again', async () => {
  take()
  expect([await attempt('first'), lying()]).toEqual([2, []])
})

test('F3: a file that was released in one outbox is not written to another, and the words say where it is', async () => {
  await expect(attempt('second')).rejects.toThrow(
    new RegExp(`${name} was released in another outbox \\(${at('first')}`),
  )
  expect(readdirSync(at('second'))).toEqual(['outbox-id'])
})

test('F3: a file that an operator has seen at the bank is asked for nowhere', async () => {
  take()
  await owner.query('update ach_file set confirmed_at = now() where ach_file_id = $1', [achFileId])
  expect(await attempt('second')).toBe(2)
  expect(lying()).toEqual([])
})

test('F3: a database that went back in time finds its file in the outbox and records it', async () => {
  await forget()
  expect(await attempt('first')).toBe(2)
  expect([lying(), (await recorded()).staged_as]).toEqual([[name], null])
  take()
  expect([await attempt('first'), lying()]).toEqual([2, []])
})

test.each([
  ['recorded', async () => {}],
  ['not recorded', forget],
])('F3: another file under that name stops it at once, when a release is %s', async (_, prepare) => {
  await prepare()
  writeFileSync(at('first', 'outbox', name), 'somebody else’s')
  await expect(attempt('first')).rejects.toThrow(NeedsPerson)
  await expect(attempt('first')).rejects.toThrow('move it away, then run `purser agenda retry`')
  expect(readFileSync(at('first', 'outbox', name), 'utf8')).toBe('somebody else’s')
})

test('F3: where others may take staged files away, one that is gone is a person’s to find', async () => {
  take()
  const visit: Outbox['visit'] = (does) =>
    outboxOf('first').visit((box) => does({ ...box, keepsStaged: false }))
  await expect(attempt('first', { visit })).rejects.toThrow('ask the bank, then run `purser bank decide`')
  expect(lying()).toEqual([])
})

test('F3: two attempts at once release it once: the second finds that it was released', async () => {
  await forget()
  take()
  let others = 0
  const visit: Outbox['visit'] = (does) =>
    outboxOf('first').visit((box) =>
      does({
        ...box,
        stage: async (...args) => {
          const stagedAs = await box.stage(...args)
          if (others++ === 0) expect(await attempt('first')).toBe(2)
          take()
          return stagedAs
        },
      }),
    )
  await expect(attempt('first', { visit })).rejects.toThrow('was released by somebody else')
  expect(lying()).toEqual([])
})
