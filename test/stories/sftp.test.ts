import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unrecorded } from '../support/handed.ts'
import { payroll } from '../support/payroll.ts'
import { service } from '../support/service.ts'
import { sshd } from '../support/sshd.ts'

const found = await sshd()

/** A payroll whose bank is a server. */
test.skipIf('missing' in found)(
  'F3: by SFTP each file is there once, also after a crash before the record',
  async () => {
    if ('missing' in found) return
    const { server, home } = found
    const address = `sftp://${server.user}@${server.host}:${server.port}${home}`
    const sandbox = await service({
      settings: {
        PURSER_BANK_OUTBOX: `${address}/outbox`,
        PURSER_BANK_INBOX: `${address}/inbox`,
        PURSER_BANK_SSH_KEY: server.keyFile,
        PURSER_BANK_HOST_KEY: server.hostKeys.join(','),
      },
    })
    const { ok, owner } = sandbox
    const { company, hire, schedule, run } = payroll(sandbox)
    const companyId = await company({ today: '2027-05-24', states: { TX: '2.7%' } })
    await hire(companyId, { name: 'Bo Bank', state: 'TX', rate: 52_000 })
    await ok('sandbox/advanceClock', { hours: 1 })
    const [first] = await schedule(companyId, { payBeginDate: '2027-05-24', payDate: '2027-06-11' })
    await run({ companyId, payPeriodId: first!.payPeriodId })
    await ok('sandbox/setClock', { to: '2027-06-12T17:00:00Z' })
    const names = () => readdirSync(join(home, 'outbox')).sort()
    const { rows } = await owner.query(
      'select file_name, outbox_id from ach_file where handed_over_at is not null order by file_name',
    )
    expect(rows.length).toBeGreaterThanOrEqual(2)
    expect(rows.map(({ file_name: name }) => name)).toEqual(names())
    expect(new Set(rows.map(({ outbox_id: place }) => place))).toEqual(new Set([`${address}/outbox`]))

    const { fileName, isRecorded } = await unrecorded(sandbox, 'debit')
    const before = statSync(join(home, 'outbox', fileName))
    await ok('sandbox/advanceClock', { hours: 1 })
    const after = statSync(join(home, 'outbox', fileName))
    expect([await isRecorded(), after.ino, after.mtimeMs]).toEqual([true, before.ino, before.mtimeMs])
    expect(rows.map(({ file_name: name }) => name)).toEqual(names())
  },
)
