import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import type { Id } from '../../src/kernel/ids.ts'
import { LEASE } from '../../src/tasks/lease.ts'
import { bundled } from '../support/bundled.ts'
import { gate, until } from '../support/until.ts'
import { asking } from './asking.ts'
import { agendaGround } from './ground.ts'

const ground = await agendaGround()

const ask = async (clientId: Id<'client'>) =>
  ground.later(clientId, { task: 'asking', key: 'x', companyId: null, dueAt: await ground.now(clientId) })
const answers = async (clientId: Id<'client'>) => (await ground.history(clientId)).map(({ lane }) => lane)
const leasedUntil = async (clientId: Id<'client'>) =>
  (await ground.owner.query('select leased_until from agenda where client_id = $1', [clientId])).rows[0]
    ?.leased_until as number | null | undefined

test('F9: a call that takes longer than its lease is not made twice', async () => {
  const clientId = await ground.client()
  await ask(clientId)
  const [end, calls] = [gate(), [] as string[]]
  ground.agenda(
    [
      asking(async (effectId) => {
        calls.push(effectId)
        await end.opened
      }),
    ],
    // Long enough that a machine which does something else for a second does not end it.
    { runners: 3, lease: 1.5 },
  )
  await until(async () => ((await leasedUntil(clientId)) ?? 0) > 0)
  const first = (await leasedUntil(clientId))!
  // Leases later; the runners looked many times.
  await until(async () => (await leasedUntil(clientId))! > first + 4000)
  end.open()
  await until(async () => (await answers(clientId)).length === 1)
  expect(calls).toHaveLength(1)
})

test('F9: a process that is killed while it asks leaves its row to others in seconds, and the travel goes on', async () => {
  const clientId = await ground.client()
  const program = fileURLToPath(new URL('program.ts', import.meta.url))
  const args = [await bundled(program), ground.url, '1']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  await until(() => said.includes('ready'))
  await ask(clientId)
  await ground.setOut(clientId, 1000)
  await until(() => said.includes('asking'))
  child.kill('SIGKILL')
  await once(child, 'exit')

  const killed = Date.now()
  expect(await ground.agenda([asking(async () => {})]).arrival(clientId)).toBe(true)
  expect(await answers(clientId)).toEqual(['x'])
  expect(Date.now() - killed).toBeLessThan((LEASE + 5) * 1000)
})

test('F9: an answer outlives connections that were lost meanwhile: it is recorded, and nobody asks again', async () => {
  const clientId = await ground.client()
  await ask(clientId)
  let calls = 0
  ground.agenda([
    asking(async () => {
      calls++
      await ground.owner.query(CUT)
    }),
  ])
  await until(async () => (await answers(clientId)).length === 1)
  expect([calls, (await ground.rows(clientId)).length]).toEqual([1, 0])
})
/** Every connection of the service, also those that wait in a pool. */
const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name = 'purser'`

test('F9: a call that failed while the database was away frees its row when the database is back', async () => {
  const clientId = await ground.client()
  await ask(clientId)
  ground.agenda([
    asking(async () => {
      await ground.owner.query(CUT)
      throw new Error('nobody is there')
    }),
  ])
  await until(async () => (await ground.rows(clientId))[0]?.attempts === 1)
  expect([await leasedUntil(clientId), (await ground.rows(clientId))[0].last_error]).toEqual([
    null,
    'Error: nobody is there',
  ])
})

test('F9: a call without an answer in time has failed, and is told to leave off', async () => {
  const clientId = await ground.client()
  await ask(clientId)
  let wasTold = false
  const hangs = async (_: string, signal: AbortSignal) => {
    await once(signal, 'abort')
    wasTold = true
  }
  ground.agenda([asking(hangs, 0.3)])
  await until(async () => (await ground.rows(clientId))[0]?.attempts === 1)
  expect((await ground.rows(clientId))[0].last_error).toBe('Error: no answer after 0.3 seconds')
  expect(wasTold).toBe(true)
})
