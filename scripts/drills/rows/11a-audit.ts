import { registration } from '../../../test/support/bodies.ts'
import { scene } from '../support/ask.ts'
import { cli } from '../support/cli.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { within } from '../support/load.ts'

const at = (position: number) =>
  `client_id = (select client_id from account where account_id = '${FIRST.split(':')[0]}') and position = ${position}`

/** As whoever owns the database; each is undone afterward. */
const TAMPERINGS: Readonly<Record<string, string>> = {
  actor: `update audit set actor = 'key:someone-else' where ${at(3)}`,
  facts: `update audit set facts = '{"amount": 1}' where ${at(2)}`,
  time: `update audit set recorded_at = recorded_at - interval '1 microsecond' where ${at(5)}`,
  hash: `update audit set hash = sha256('x') where ${at(4)}`,
  'one taken out': `delete from audit where ${at(4)}`,
  'the first taken out': `delete from audit where ${at(1)}`,
  'two swapped': `update audit set position = -1 where ${at(2)}; update audit set position = 2 where ${at(5)}; update audit set position = 5 where ${at(-1)}`,
  'the last taken out': `delete from audit where position = (select max(position) from audit)`,
  'the end cut': 'delete from audit where position > 3',
  'a copy of a row at the end': `insert into audit select (jsonb_populate_record(a, jsonb_build_object('audit_id', new_id(), 'position', (select max(position) + 1 from audit)))).* from audit a where ${at(3)}`,
  'a forged row without a seal': `insert into audit select (jsonb_populate_record(a, jsonb_build_object('audit_id', new_id(), 'position', null, 'hash', null, 'recorded_at', now() - interval '1 day'))).* from audit a where ${at(3)}`,
}

export const audit: Drill = {
  row: '11a',
  title: 'the audit log tampered with as owner of the database',
  failure: 'purser audit verify does not find it',
  async run(ground) {
    const { tally } = ground
    const database = await ground.database()
    const { owner } = database
    const service = await ground.service({ DATABASE_URL: database.url })
    const { ok } = scene(service.url, FIRST)
    for (let row = 0; row < 8; row++) await ok('companyOnboarding/companyRegistration', registration())
    const isSealed = async () =>
      (await owner.query('select 1 from audit where position is null')).rowCount === 0 &&
      (await owner.query('select 1 from audit where position is not null')).rowCount! >= 8
    await within(30_000, isSealed)
    await service.stop()
    await owner.query('create table kept_audit as select * from audit')
    const verify = () => cli({ DATABASE_URL: database.url }, 'audit', 'verify')
    const whole = await verify()
    tally.try(whole.status === 0, () => `untouched: ${whole.stdout}${whole.stderr}`)
    for (const [name, statement] of Object.entries(TAMPERINGS)) {
      await owner.query(statement)
      const { status, stdout } = await verify()
      tally.try(status === 1, () => `${name}: not found: ${stdout.slice(0, 200)}`)
      await owner.query(
        'delete from audit; insert into audit overriding system value select * from kept_audit',
      )
    }
  },
}
