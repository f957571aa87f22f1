import { expect, test } from 'vitest'
import { newcomers } from '../operations/adminPortal/newcomers.ts'
import { hold, otherProcess, waitsFor } from '../support/held.ts'
import { people } from '../support/people.ts'
import { kill } from '../support/process.ts'
import { service } from '../support/service.ts'
import { timeGround } from '../support/time.ts'
import { until } from '../support/until.ts'

/** Lists of people, wages and time that break off with the process, and are sent again whole. */
const sandbox = await service()
const { ok } = sandbox
const { newCompany } = people(sandbox)

type Send = (address: string, body: object) => Promise<unknown>

/** Sends through a process that is killed with -9 while it inserts into the table. */
async function cutOff(table: string, send: (call: Send) => Promise<unknown>): Promise<void> {
  const { child, call } = await otherProcess(sandbox)
  const { letGo } = await hold(sandbox, table)
  const cut = send(call).catch(() => 'cut off')
  await until(async () => (await waitsFor(sandbox, table)) !== undefined)
  await kill(child)
  expect(await cut).toBe('cut off')
  await letGo()
}

test('of people: what came through is named, the rest is added, and nobody is there twice', async () => {
  const companyId = await newCompany()
  const users = newcomers(40)
  const body = (part: object[]) => ({ companyId, users: part, acceptSame: true })
  await ok('adminPortal/addUsers', body(users.slice(0, 20)))
  await cutOff('worker', (call) => call('adminPortal/addUsers', body(users.slice(20))))

  const answers: { user: { result?: string } }[] = await ok('adminPortal/addUsers', body(users))
  const told = answers.map(({ user }) => user.result ?? 'added')
  expect(told).toEqual([...Array(20).fill('same'), ...Array(20).fill('added')])
  expect((await ok('reports/getUsers', { companyId })).users).toHaveLength(40)
})

test('of wages: nothing of it stayed, and sent again every row is taken once', async () => {
  const companyId = await newCompany()
  const users = newcomers(10)
  await ok('adminPortal/addUsers', { companyId, users })
  const file = ['email,rate,per', ...users.map(({ email }) => `${email},20,Per Hour`)].join('\n')
  await cutOff('worker_wage', (call) => call('adminPortal/importWages', { companyId, file }))

  const send = async () => (await ok('adminPortal/importWages', { companyId, file })).importWages
  expect(await send()).toMatchObject({ added: 10, same: 0, wrong: 0 })
  expect(await send()).toMatchObject({ added: 0, same: 10, wrong: 0 })
})

test('of time: nothing of it stayed, and sent again every row is taken once', async () => {
  const { companyId, bakers, assign, policy } = await timeGround(sandbox, { on: '2026-10-19', employees: 4 })
  const { userId } = bakers[0]!
  await assign(await policy({}), [userId])
  const days = ['19', '20', '21'].map((day) => `${userId},2026-10-${day},09:00,17:00`)
  const file = ['userId,date,start,end', ...days].join('\n')
  await cutOff('time_entry', (call) => call('adminPortal/importTimeEntries', { companyId, file }))

  const send = async () => (await ok('adminPortal/importTimeEntries', { companyId, file })).importTimeEntries
  expect(await send()).toMatchObject({ added: 3, same: 0, wrong: 0 })
  expect(await send()).toMatchObject({ added: 0, same: 3, wrong: 0 })
})
