import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { purser } from '../support/cli.ts'
import { unrecorded } from '../support/handed.ts'
import { payroll } from '../support/payroll.ts'
import { MASTER_KEY, service } from '../support/service.ts'

const root = mkdtempSync(join(tmpdir(), 'purser-bank-cli-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const sandbox = await service({ settings: { PURSER_DATA_DIR: root } })
const { ok, owner, databaseUrl } = sandbox
const { company, hire, schedule, run } = payroll(sandbox)
const around = { DATABASE_URL: databaseUrl, PURSER_MASTER_KEY: MASTER_KEY, PURSER_DATA_DIR: root }
const command = async (...args: string[]) => JSON.parse((await purser([...args, '--json'], around)).stdout)

const companyId = await company({ today: '2027-05-24', states: { TX: '2.7%' } })
await hire(companyId, { name: 'Bo Bank', state: 'TX', rate: 52_000 })
await ok('sandbox/advanceClock', { hours: 1 })
const [first] = await schedule(companyId, { payBeginDate: '2027-05-24', payDate: '2027-06-11' })
await run({ companyId, payPeriodId: first!.payPeriodId })
await ok('sandbox/setClock', { to: '2027-06-10T17:00:00Z' })

test.each([
  ['handed', false],
  ['again', true],
])('F3: a file whose outbox is lost is decided by a person: %s', async (verdict, comes) => {
  const { achFileId, fileName, isRecorded } = await unrecorded(sandbox, 'debit')
  const path = join(root, 'bank', 'outbox', fileName)
  rmSync(path, { force: true })
  await owner.query(
    "insert into bank_place values ('lost', '/srv on a machine that is gone') on conflict do nothing",
  )
  await owner.query("update ach_file set outbox_id = 'lost' where ach_file_id = $1", [achFileId])
  await ok('sandbox/advanceClock', { days: 3 })
  const { parked } = await command('agenda', 'list')
  expect(parked).toMatchObject([{ lastError: expect.stringContaining('/srv on a machine that is gone') }])
  const { files } = await command('bank', 'files')
  expect(files).toMatchObject([{ achFileId, fileName, described: '/srv on a machine that is gone' }])

  await command('bank', 'decide', achFileId, '--as', verdict, '--because', 'the bank was asked')
  await command('agenda', 'retry', 'all')
  await ok('sandbox/advanceClock', { hours: 1 })
  expect([await isRecorded(), existsSync(path)]).toEqual([true, comes])
  const { rows } = await owner.query(
    "select actor, facts from audit where operation = 'bank/decide' order by audit_id",
  )
  expect(rows.at(-1)).toMatchObject({
    actor: 'operator',
    facts: { file: verdict, reason: 'the bank was asked' },
  })
})

test.each([
  [['bank', 'decide', 'x', '--as', 'handed', '--because', 'y'], 'Name an id of `purser bank files`'],
  [['bank', 'decide', first!.payPeriodId, '--as', 'maybe', '--because', 'y'], '--as must be handed or again'],
  [['bank', 'decide', first!.payPeriodId, '--as', 'again', '--because', 'y'], 'No file of this id waits'],
])('%j: %s', async (args, words) => {
  expect(await purser(args as string[], around)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(words as string),
  })
})
