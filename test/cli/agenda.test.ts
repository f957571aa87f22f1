import { expect, test } from 'vitest'
import { service } from '../support/service.ts'
import { operator } from './operator.ts'

const sandbox = await service()
const { owner } = sandbox
const { command } = operator(sandbox)

test('parked work is listed and runs again', async () => {
  await owner.query(`insert into agenda (agenda_id, client_id, task, key, due_at, wake_at, attempts, parked_at, last_error)
    select gen_random_uuid(), client_id, 'sendLetter', 'a', now(), now(), 9, now(), 'no such host'
    from account where account_id = 'first'`)
  const { parked } = await command('agenda', 'list', '--json')
  expect(parked).toMatchObject([{ task: 'sendLetter', attempts: 9, lastError: 'no such host' }])
  expect(await command('agenda', 'retry', parked[0].agendaId, '--json')).toEqual({
    retried: [parked[0].agendaId],
  })
  expect((await command('agenda', 'list', '--json')).parked).toEqual([])
})
