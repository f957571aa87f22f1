import { afterAll, expect, test } from 'vitest'
import { instant } from '../../src/kernel/dates.ts'
import { type Id, newId } from '../../src/kernel/ids.ts'
import { masterKeys } from '../../src/settings/master-key.ts'
import { servicePool } from '../../src/store/database/connection.ts'
import { inTransaction } from '../../src/store/database/transaction.ts'
import { vaults } from '../../src/store/database/vault.ts'
import { workIn } from '../../src/store/database/work.ts'
import { keepMail } from '../../src/store/sandbox/mailbox.ts'
import { sendLetter } from '../../src/tasks/send-letter.ts'
import { people } from '../support/people.ts'
import { testSettings } from '../support/service.ts'
import { sharedService } from '../support/shared.ts'

const shared = await sharedService()
const { owner, databaseUrl } = shared
const companyId = (await people(shared).verifiedCompany()) as Id<'company'>
const { rows } = await owner.query('select client_id from company where company_id = $1', [companyId])
const clientId = rows[0].client_id as Id<'client'>
const pool = servicePool(databaseUrl, 1)
afterAll(() => pool.end())
const keys = vaults(await masterKeys(testSettings()))

const letter = { to: ['ada@heron.example'], subject: 'Hello', text: 'Dear Ada' }
const item = (agendaId: Id<'agenda'>) => ({
  agendaId,
  companyId,
  key: 'x',
  attempts: 0,
  dueAt: instant(0),
  payload: { letter: 'invitation' as const, userId: newId<'user'>() },
})
const kept = async (mailId: string) =>
  (await owner.query('select 1 from sandbox_mail where mail_id = $1', [mailId])).rowCount

test.each([
  ['the sandbox', true, 1],
  ['production', false, 0],
])('%s keeps what was mailed: %s', async (_, isSandbox, count) => {
  const agendaId = newId<'agenda'>()
  await inTransaction(pool, clientId, { access: 'read write' }, (tx) =>
    sendLetter.record(workIn(tx, { vaults: keys, isSandbox }), item(agendaId), letter),
  )
  expect(await kept(agendaId)).toBe(count)
})

test('nothing can put a mail into the mailbox in production', async () => {
  const put = inTransaction(pool, clientId, { access: 'read write' }, (tx) =>
    keepMail(workIn(tx, { vaults: keys, isSandbox: false }), { mailId: newId(), companyId, letter }),
  )
  await expect(put).rejects.toThrow('a mailbox in the sandbox')
})
