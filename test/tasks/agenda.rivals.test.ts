import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { instant } from '../../src/kernel/dates.ts'
import { type Id, newId } from '../../src/kernel/ids.ts'
import { bundled } from '../support/bundled.ts'
import { until } from '../support/until.ts'
import { DAY, daily } from './daily.ts'
import { agendaGround, type Ran } from './ground.ts'

const ground = await agendaGround()
const program = fileURLToPath(new URL('program.ts', import.meta.url))

/** Runners in a process of their own; kill is SIGKILL. */
async function rival(runners: number): Promise<{ readonly pid: number; kill(): Promise<void> }> {
  const args = [await bundled(program), ground.url, String(runners)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  onTestFinished(kill)
  await once(child.stdout, 'data')
  return { pid: child.pid!, kill }
}

async function start(
  clientId: Id<'client'>,
  given: { lanes: number; last: number; every: number },
): Promise<void> {
  const { lanes, last, every } = given
  const now = await ground.now(clientId)
  const items = Array.from({ length: lanes }, (_, index) => ({
    task: 'daily',
    key: `lane ${index}`,
    companyId: index === 0 ? null : newId<'company'>(), // one lane is the client's own
    dueAt: instant(now + every),
    payload: { lane: `lane ${index}`, step: 1, last, every, fails: 0.1 },
  }))
  await ground.later(clientId, ...items)
}

function expectEachOnceInOrder(
  history: readonly Ran[],
  { lanes, last }: { lanes: number; last: number },
): void {
  const inOrder = Array.from({ length: last }, (_, index) => index + 1)
  const seen = new Set(history.map(({ lane }) => lane))
  expect(seen.size).toBe(lanes)
  for (const lane of seen) {
    const steps = history.filter((row) => row.lane === lane).map(({ step }) => step)
    expect([lane, steps]).toEqual([lane, inOrder])
  }
}

test('rival runners, rollbacks and killed processes: each step once and in its order', async () => {
  const clientId = await ground.client()
  const [doomed, other] = await Promise.all([rival(2), rival(2)])
  const size = { lanes: 12, last: 30, every: 1 }
  await start(clientId, size)
  const count = async () => (await ground.history(clientId)).length
  await until(async () => (await count()) > 50)
  await doomed.kill()
  const agenda = ground.agenda([daily], { runners: 2 })
  await until(async () => (await count()) > 200)
  await other.kill()
  await until(async () => (await ground.rows(clientId)).length === 0)
  await agenda.stop()

  const history = await ground.history(clientId)
  expectEachOnceInOrder(history, size)
  expect(new Set(history.map(({ by }) => by)).size).toBe(3)
})

test('ninety travelled days, their traveller killed twice: each day once, in order and at its time', async () => {
  const clientId = await ground.client()
  const size = { lanes: 4, last: 90, every: DAY }
  await start(clientId, size)
  const began = await ground.now(clientId)
  const processes = await Promise.all([rival(1), rival(1)])
  await ground.setOut(clientId, 91 * DAY)

  for (const reached of [60, 180]) {
    await until(async () => (await ground.history(clientId)).length > reached)
    const { by } = (await ground.history(clientId)).at(-1)!
    await processes.find(({ pid }) => pid === by)?.kill()
  }
  expect(await ground.agenda([daily]).arrival(clientId)).toBe(true)

  const history = await ground.history(clientId)
  expectEachOnceInOrder(history, size)
  expect(new Set(history.map(({ by }) => by)).size).toBe(3)
  // A retried step runs hundredths of a second after its time; the others exactly at it.
  const late = history.map(({ step, at }) => at - began - step * DAY)
  expect(Math.max(...late)).toBeLessThan(1000)
  expect(late.filter((ms) => ms === late[0]).length).toBeGreaterThan(200)
  expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).sort((a, b) => a - b))
  expect((await ground.now(clientId)) - began - 91 * DAY).toBeLessThan(60_000)
})
