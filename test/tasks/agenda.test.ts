import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { instant } from '../../src/kernel/dates.ts'
import { type Id, newId } from '../../src/kernel/ids.ts'
import { brisk } from '../../src/tasks/schedules.ts'
import { madeUpOutsideTask, madeUpTask } from '../support/made-up-tasks.ts'
import { gate, until } from '../support/until.ts'
import { agendaGround, ran } from './ground.ts'

const ground = await agendaGround()

const payload = z.object({ lane: z.string(), step: z.int(), fails: z.int().default(0) })

/** Marks its step; fails so many times before. */
const mark = madeUpTask({
  name: 'mark',
  payload,
  retries: [0.05, 0.05],
  async run(work, item) {
    await ran(work, item.payload.lane, item.payload.step)
    if (item.attempts < item.payload.fails) throw new Error(`attempt ${item.attempts + 1} fails`)
  },
})

/** Steps of one company; the later ones are due a millisecond later each. */
async function steps(
  clientId: Id<'client'>,
  lane: string,
  fails: readonly number[],
  dueAt?: number,
): Promise<void> {
  const companyId = newId<'company'>()
  const begin = dueAt ?? (await ground.now(clientId)) - 1000
  await ground.later(
    clientId,
    ...fails.map((count, index) => ({
      task: 'mark',
      key: `${lane}/${index}`,
      companyId,
      dueAt: instant(begin + index),
      payload: { lane, step: index, fails: count },
    })),
  )
}

const marks = async (clientId: Id<'client'>) =>
  (await ground.history(clientId)).map(({ lane, step }) => `${lane}${step}`)
const ended = (clientId: Id<'client'>) => async () =>
  (await ground.rows(clientId)).every(({ parked_at }) => parked_at !== null)

describe('a failing row', () => {
  test('is tried again, and those behind it wait: the order holds', async () => {
    const clientId = await ground.client()
    await steps(clientId, 'a', [2, 0, 1, 0])
    ground.agenda([mark], { runners: 4 })
    await until(ended(clientId))
    expect(await marks(clientId)).toEqual(['a0', 'a1', 'a2', 'a3'])
  })

  test('is parked when its schedule is used up: seen, logged, in nobody’s way', async () => {
    const clientId = await ground.client()
    await steps(clientId, 'a', [99, 0])
    await steps(clientId, 'b', [0, 0])
    ground.agenda([mark])
    await until(ended(clientId))
    expect((await marks(clientId)).sort()).toEqual(['a1', 'b0', 'b1'])
    expect(await ground.rows(clientId)).toMatchObject([
      { key: 'a/0', attempts: 3, last_error: 'Error: attempt 3 fails' }, // the first try and two retries
    ])
    expect(ground.log.filter(({ task }) => task === 'mark').map(({ msg }) => msg)).toContain('task parked')
  })

  test('that was parked may be asked for again', async () => {
    const clientId = await ground.client()
    await steps(clientId, 'a', [99])
    ground.agenda([mark])
    await until(ended(clientId))
    await steps(clientId, 'a', [0])
    await until(async () => (await marks(clientId)).length === 1)
  })

  test('may be of a task that is not known here, or carry what does not fit', async () => {
    const clientId = await ground.client()
    const dueAt = instant((await ground.now(clientId)) - 1000)
    await ground.later(clientId, { task: 'unheard', key: 'x', companyId: null, dueAt })
    await ground.later(clientId, {
      task: 'mark',
      key: 'y',
      companyId: newId<'company'>(),
      dueAt,
      payload: { lane: 7 },
    })
    ground.agenda([mark])
    await until(async () => (await ground.rows(clientId)).every(({ attempts }) => attempts > 0))
    const [unheard, misfit] = await ground.rows(clientId)
    expect(unheard.last_error).toContain('no task is named unheard')
    expect(unheard.wake_at - Date.now()).toBeLessThan(brisk[0] * 1000)
    expect(misfit.last_error).toContain('ZodError')
  })

  test('is not counted when two transactions only met', async () => {
    const clientId = await ground.client()
    let met = 0
    const meets = madeUpTask({
      name: 'meets',
      payload: z.object({}),
      retries: [],
      async run(work) {
        if (met++ < 3) await sql`do $$ begin raise exception sqlstate '40P01'; end $$`.execute(work.db)
        await ran(work, 'a', 0)
      },
    })
    await ground.later(clientId, {
      task: 'meets',
      key: 'x',
      companyId: null,
      dueAt: await ground.now(clientId),
    })
    ground.agenda([meets])
    await until(ended(clientId))
    expect([met, await marks(clientId)]).toEqual([4, ['a0']])
  })
})

test('a row that cannot wait is run at once, and one due soon when it is due', async () => {
  const clientId = await ground.client()
  ground.agenda([mark], { lookEvery: 60_000 })
  await until(async () => (await ground.owner.query(LISTENING)).rowCount === 1)
  const now = await ground.now(clientId)
  await steps(clientId, 'a', [0], now)
  await steps(clientId, 'b', [0], now + 700)
  await until(ended(clientId), 5_000)
  const [first, second] = await ground.history(clientId)
  expect([first!.lane, second!.lane]).toEqual(['a', 'b'])
  expect(second!.at).toBeGreaterThanOrEqual(now + 700)
})
const LISTENING = "select from pg_stat_activity where query ilike 'listen %' and datname = current_database()"

test('each run writes one audit row in the name of its task', async () => {
  const clientId = await ground.client()
  await steps(clientId, 'a', [1])
  ground.agenda([mark])
  await until(ended(clientId))
  const { rows } = await ground.owner.query(
    "select actor, operation, company_id is not null as company from audit where client_id = $1 and actor <> 'test'",
    [clientId],
  )
  expect(rows).toEqual([{ actor: 'task:mark', operation: 'task/mark', company: true }])
})

test('a stop lets the running task finish and begins no other', async () => {
  const clientId = await ground.client()
  const [began, end] = [gate(), gate()]
  const slow = madeUpTask({
    name: 'slow',
    payload: z.object({}),
    retries: [],
    async run(work, item) {
      began.open()
      await end.opened
      await ran(work, item.key, 0)
    },
  })
  const dueAt = await ground.now(clientId)
  for (const key of ['a', 'b']) await ground.later(clientId, { task: 'slow', key, companyId: null, dueAt })
  const agenda = ground.agenda([slow], { runners: 1 })
  await began.opened
  const stopped = agenda.stop()
  end.open()
  await stopped
  expect([await marks(clientId), (await ground.rows(clientId)).length]).toEqual([['a0'], 1])
})

describe('a task that calls the outside', () => {
  /** Calls are counted where a rollback cannot undo them. */
  const calling = (call: (attempt: number) => Promise<void>, limit = 30) => {
    let attempt = 0
    return madeUpOutsideTask({
      name: 'calling',
      payload: z.object({}),
      retries: [0.05, 0.05],
      limit,
      prepare: async (_, item) => (item.key === 'moot' ? undefined : item.key),
      async call(asked, { effectId }) {
        await ground.owner.query('insert into called (effect_id) values ($1)', [effectId])
        await call(++attempt)
        return `answer to ${asked}`
      },
      record: (work, _, answer) => ran(work, answer, 0).then(() => undefined),
    })
  }
  const ask = async (clientId: Id<'client'>, key: string) =>
    ground.later(clientId, { task: 'calling', key, companyId: null, dueAt: await ground.now(clientId) })
  const effects = async (): Promise<string[]> =>
    (await ground.owner.query('delete from called returning effect_id')).rows.map((row) => row.effect_id)

  test('has the same effect id in every attempt, and records once', async () => {
    const clientId = await ground.client()
    await ask(clientId, 'x')
    ground.agenda([
      calling(async (attempt) => {
        if (attempt < 3) throw new Error('away')
      }),
    ])
    await until(ended(clientId))
    expect((await ground.history(clientId)).map(({ lane }) => lane)).toEqual(['answer to x'])
    const called = await effects()
    expect([called.length, new Set(called).size]).toEqual([3, 1])
  })

  test('is called again when it has no answer in time; the late answer is not recorded', async () => {
    const clientId = await ground.client()
    await ask(clientId, 'x')
    const late = gate()
    const hang = async (attempt: number) => (attempt === 1 ? late.opened : undefined)
    const agenda = ground.agenda([calling(hang, 0.3)], { runners: 3 })
    await until(ended(clientId))
    late.open()
    await agenda.stop()
    expect((await ground.history(clientId)).map(({ lane }) => lane)).toEqual(['answer to x'])
    const called = await effects()
    expect([called.length, new Set(called).size]).toEqual([2, 1])
  })

  test('is not called when there is nothing to ask any more', async () => {
    const clientId = await ground.client()
    await ask(clientId, 'moot')
    ground.agenda([calling(async () => {})])
    await until(ended(clientId))
    expect([await marks(clientId), await effects()]).toEqual([[], []])
  })
})
