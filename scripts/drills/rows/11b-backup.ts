import { join } from 'node:path'
import { registration, user } from '../../../test/support/bodies.ts'
import { asked, demo, scene } from '../support/ask.ts'
import { cli } from '../support/cli.ts'
import { quietPool } from '../support/database.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { expectWhole } from '../support/invariants.ts'
import { embeddedUrl } from '../support/kills.ts'
import { load } from '../support/load.ts'

export const backup: Drill = {
  row: '11b',
  title: 'a backup while it is written to, restored elsewhere and compared',
  failure:
    'a write before the backup that is missing; a broken invariant; an audit log that is not whole; no start',
  async run(ground) {
    const { tally, directory } = ground
    const [from, copy, to] = ['purser', 'copy', 'restored'].map((name) => join(directory, name)) as [
      string,
      string,
      string,
    ]
    const key = { PURSER_MASTER_KEY: Buffer.alloc(32, 3).toString('base64') }
    const live = await ground.service({ PURSER_DATA_DIR: from, ...key })
    const { ok } = scene(live.url, FIRST)
    const { companyId, payPeriodId } = await demo(ok, 10)
    await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
    const { companyId: mine } = (await ok('companyOnboarding/companyRegistration', registration()))
      .registration
    const write = async () => {
      const body = user(mine)
      const answer = await asked(live.url, 'adminPortal/addUser', body, { client: FIRST })
      return { ...answer, text: body.user.email }
    }
    const before = (await load({ connections: 1, most: 15 }, write)).answers.map(({ text }) => text)
    let isOver = false
    const writing = load({ connections: 4, isOver: () => isOver, pause: 20 }, write)
    const copied = await cli({ PURSER_DATA_DIR: from, ...key }, 'backup', '--to', copy)
    isOver = true
    await writing
    tally.try(copied.status === 0, () => `backup: ${copied.stderr}`)
    await live.stop()

    const restored = await cli({ PURSER_DATA_DIR: to, ...key }, 'restore', '--from', copy)
    tally.try(restored.status === 0, () => `restore: ${restored.stderr}`)
    const again = await ground.service({ PURSER_DATA_DIR: to, ...key })
    const owner = quietPool(embeddedUrl(to))
    ground.after(() => owner.end())
    const { rows } = await owner.query<{ email: string }>('select email from worker')
    const kept = new Set(rows.map(({ email }) => email))
    for (const email of before) tally.try(kept.has(email), () => `${email} is missing`)
    await expectWhole(owner, tally, 'restored')
    const verified = await cli({ PURSER_DATA_DIR: to, ...key }, 'audit', 'verify')
    tally.try(verified.status === 0, () => `audit verify: ${verified.stdout}`)
    const { status } = await asked(again.url, 'reports/getUsers', { companyId }, { client: FIRST })
    tally.try(status === 200, () => `it answers ${status}`)
  },
}
