import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { instant } from '../../src/kernel/dates.ts'
import { type Id, newId } from '../../src/kernel/ids.ts'
import { madeUpOutsideTask, madeUpTask } from '../support/made-up-tasks.ts'
import { gate, until } from '../support/until.ts'
import { DAY, daily } from './daily.ts'
import { agendaGround, ran } from './ground.ts'

const ground = await agendaGround()
const HOUR = 3_600_000

/** Marks when it ran; fails so many times before, an hour apart. */
const mark = madeUpTask({
  name: 'mark',
  payload: z.object({ fails: z.int() }),
  retries: [3600, 3600],
  async run(work, item) {
    if (item.attempts < item.payload.fails) throw new Error('not yet')
    await ran(work, item.key, 0)
  },
})

let [slow, begun] = [gate(), gate()]
beforeEach(() => {
  slow = gate()
  begun = gate()
})

/** The one that is named slow takes until the test lets it go on. */
const called = madeUpOutsideTask({
  name: 'called',
  payload: z.object({ fails: z.int() }),
  retries: [3600],
  limit: 30,
  prepare: async (_, item) => item.key,
  async call(asked) {
    if (asked === 'slow') await slow.opened
    return asked
  },
  record: (work, _, answer) => ran(work, answer, 0).then(() => undefined),
})

/** Takes, inside its transaction, until the test lets it go on. */
const long = madeUpTask({
  name: 'long',
  payload: z.object({}),
  retries: [],
  async run(work, item) {
    begun.open()
    await slow.opened
    await ran(work, item.key, 0)
  },
})

/** What is due so many hours on, each of a company of its own unless it says which. */
type Plan = readonly [
  key: string,
  hours: number,
  fails?: number,
  companyId?: Id<'company'> | undefined,
  task?: string,
]

async function planned(clientId: Id<'client'>, plans: readonly Plan[]): Promise<number> {
  const begin = await ground.now(clientId)
  await ground.later(
    clientId,
    ...plans.map(([key, hours, fails = 0, companyId = newId<'company'>(), name = 'mark']) => ({
      task: name,
      key,
      companyId,
      dueAt: instant(begin + hours * HOUR),
      payload: { fails },
    })),
  )
  return begin
}

const seen = async (clientId: Id<'client'>, begin: number) =>
  (await ground.history(clientId)).map(({ lane, at }) => [lane, (at - begin) / HOUR])

test('all companies’ work in order of time, the clock standing at each row’s time', async () => {
  const clientId = await ground.client()
  const begin = await planned(clientId, [
    ['c', 30],
    ['a', 10],
    ['b', 20],
    ['b too', 20], // the same instant: in the order in which they were asked for
    ['d', 48],
    ['beyond', 48.001],
  ])
  await ground.setOut(clientId, begin + 48 * HOUR - (await ground.now(clientId)))
  expect(await ground.agenda([mark]).arrival(clientId)).toBe(true)
  expect(await seen(clientId, begin)).toEqual([
    ['a', 10],
    ['b', 20],
    ['b too', 20],
    ['c', 30],
    ['d', 48],
  ])
})

test('a retry falls due on the way; its company’s later work waits for it, another’s does not', async () => {
  const clientId = await ground.client()
  const company = newId<'company'>()
  const begin = await planned(clientId, [
    ['a', 1, 2, company], // fails at 1 and 2, succeeds at 3
    ['a too', 1.5, 0, company],
    ['other', 2.5],
    ['a call', 2, 0, company, 'called'],
  ])
  await ground.setOut(clientId, DAY)
  await ground.agenda([mark, called]).arrival(clientId)
  expect(await seen(clientId, begin)).toEqual([
    ['other', 2.5],
    ['a', 3],
    ['a too', 3],
    ['a call', 3],
  ])
})

test('what is left wakes by the new offset, and the clock ticks on from where it arrived', async () => {
  const clientId = await ground.client()
  const begin = await planned(clientId, [['later', 10 * 24]])
  await ground.setOut(clientId, 3 * DAY)
  await ground.agenda([mark]).arrival(clientId)
  expect((await ground.now(clientId)) - begin - 3 * DAY).toBeLessThan(HOUR)
  const [row] = await ground.rows(clientId)
  expect(row.due_at).toBe(begin + 10 * DAY)
  expect(Math.abs(row.wake_at - Date.now() - 7 * DAY)).toBeLessThan(HOUR)
})

describe('while a client travels', () => {
  test('requests read the time of the stop, and what they ask for on the way happens on the way', async () => {
    const clientId = await ground.client()
    const begin = await planned(clientId, [['slow', 5, 0, undefined, 'called']])
    await ground.setOut(clientId, DAY)
    const arrival = ground.agenda([mark, called]).arrival(clientId)
    await until(async () => (await ground.now(clientId)) === begin + 5 * HOUR)
    expect(await ground.now(clientId)).toBe(begin + 5 * HOUR)
    await planned(clientId, [
      ['asked on the way', 2],
      ['asked for after', 200],
    ])
    slow.open()
    await arrival
    expect(await seen(clientId, begin)).toEqual([
      ['slow', 5],
      ['asked on the way', 7],
    ])
    const [after] = await ground.rows(clientId)
    expect(Math.abs(after.wake_at - Date.now() - (205 - 24) * HOUR)).toBeLessThan(HOUR)
  })

  test('what is asked for while a row runs, and due before it, comes before it', async () => {
    const clientId = await ground.client()
    await planned(clientId, [['long', 5, 0, undefined, 'long']])
    await ground.setOut(clientId, DAY)
    const arrival = ground.agenda([mark, long]).arrival(clientId)
    await begun.opened
    await planned(clientId, [
      ['before', 2],
      ['after', 6],
    ])
    slow.open()
    await arrival
    const keys = (await ground.history(clientId)).map(({ lane }) => lane)
    expect(keys).toEqual(['before', 'long', 'after'])
  })

  test('others stay where they are, and their work is done', async () => {
    const [traveller, other] = [await ground.client(), await ground.client()]
    await planned(traveller, [['slow', 5, 0, undefined, 'called']])
    const begin = await planned(other, [['now', 0]])
    await ground.setOut(traveller, DAY)
    ground.agenda([mark, called], { runners: 1 })
    await until(async () => (await ground.history(other)).length === 1)
    expect((await ground.history(other))[0]!.at - begin).toBeLessThan(HOUR)
    slow.open()
    await until(async () => (await ground.history(traveller)).length === 1)
  })

  test('runners leave its rows to the traveller', async () => {
    const clientId = await ground.client()
    await planned(clientId, [['a', -1]])
    // Another session holds the travel: nobody here may go on with it.
    const holder = await ground.owner.connect()
    await holder.query('select pg_advisory_lock(hashtextextended($1, 0))', [clientId])
    await ground.setOut(clientId, DAY)
    const agenda = ground.agenda([mark], { runners: 3, lookEvery: 50 })
    // The runners look around: they find what another client has.
    const other = await ground.client()
    await planned(other, [['b', -1]])
    await until(async () => (await ground.history(other)).length === 1)
    expect(await ground.history(clientId)).toEqual([])
    await holder.query('select pg_advisory_unlock_all()')
    holder.release()
    await agenda.arrival(clientId)
    expect((await ground.history(clientId)).length).toBe(1)
  })
})

test('a longer travel than the patience goes on, and its end is waited for by whoever asks again', async () => {
  const clientId = await ground.client()
  await planned(clientId, [['slow', 5, 0, undefined, 'called']])
  await ground.setOut(clientId, DAY)
  const agenda = ground.agenda([mark, called], { patience: 100 })
  expect(await agenda.arrival(clientId)).toBe(false)
  slow.open()
  await until(() => agenda.arrival(clientId))
  expect((await ground.history(clientId)).length).toBe(1)
})

test('a travel that was left behind is found and finished', async () => {
  const clientId = await ground.client()
  const begin = await planned(clientId, [
    ['a', 1],
    ['b', 2],
  ])
  await ground.setOut(clientId, DAY)
  ground.agenda([mark], { runners: 0 })
  await until(async () => (await ground.now(clientId)) >= begin + DAY)
  expect(await seen(clientId, begin)).toEqual([
    ['a', 1],
    ['b', 2],
  ])
})

test('what a travel brings about at its end happens before the arrival; its failure does not hold the clock', async () => {
  const clientId = await ground.client()
  const heard: string[] = []
  const afterTravel = [
    async () => {
      throw new Error('no')
    },
    async (id: string) => void heard.push(id),
  ]
  await ground.setOut(clientId, DAY)
  expect(await ground.agenda([mark], { afterTravel }).arrival(clientId)).toBe(true)
  expect(heard).toEqual([clientId])
})

test('two travellers for the same client do each step once', async () => {
  const clientId = await ground.client()
  const begin = await ground.now(clientId)
  const payload = { lane: 'a', step: 1, last: 40, every: DAY, fails: 0.2 }
  await ground.later(clientId, {
    task: 'daily',
    key: 'a',
    companyId: null,
    dueAt: instant(begin + DAY),
    payload,
  })
  await ground.setOut(clientId, 50 * DAY)
  const [one, two] = [ground.agenda([daily]), ground.agenda([daily])]
  await Promise.all([one.arrival(clientId), two.arrival(clientId)])
  expect((await ground.history(clientId)).map(({ step }) => step)).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  )
})
