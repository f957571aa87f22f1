import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Reply } from './caller.ts'
import { cutAt } from './cut.ts'
import { found } from './invariants.ts'
import { randomOf } from './mutations.ts'
import { unaccounted } from './pay-laws.ts'
import { dataDirectory, type TestService } from './service.ts'
import { chosen, type Desk, newAccount } from './simulation-steps.ts'
import { until } from './until.ts'

/**
 * Months of a company from one seed: what is asked, when, and what goes wrong meanwhile. Whatever happens is answered or
 * refused, after every step the money is right, and when everything has come to rest nothing is left over. Answers what
 * was asked and with what status, step by step.
 */
export async function simulate(
  sandbox: TestService,
  { seed, steps }: { seed: number; steps: number },
): Promise<readonly string[]> {
  const desk = await openDesk(sandbox, seed)
  const seen: string[] = []
  for (let at = 0; at < steps; at++) {
    const asked = await chosen(desk)(desk)
    if (!asked) continue
    const [address, body] = asked
    const fault = desk.random() < 0.1 ? desk.pick(Object.keys(faults) as Fault[])! : 'none'
    // Drawn once: a twin is the same request.
    const given = desk.random() < 0.05 ? { headers: { 'Dry-Run': 'true' } } : {}
    const ask = () => sandbox.call(address, body, given)
    const replies = await (fault === 'none' ? none : faults[fault])(desk, ask)
    for (const reply of replies) {
      const told = { seed, at, fault, address, body, status: reply.status, error: reply.body?.error }
      expect(allowed[fault] ?? [200, 400], JSON.stringify({ ...told, log: sandbox.log.slice(-1) })).toContain(
        reply.status,
      )
    }
    // Which of two twins comes first is not decided here.
    seen.push(`${address} ${fault} ${replies.map(({ status }) => status).sort()}`)
    if (at % EVERY !== 0) continue
    const told = { seed, at, fault, address, body }
    expect({ ...told, found: await found(sandbox.owner, desk.companyId) }).toEqual({ ...told, found: [] })
  }
  await comeToRest(desk)
  return seen
}

/** Books that are wrong stay wrong: looked at every so many steps, they tell of it a few steps later. 1 tells at once. */
const EVERY = Number(process.env.SIMULATION_EVERY ?? 10)

/** With a service that can be cut off and started again. */
interface TestDesk extends Desk {
  readonly sandbox: TestService
}

async function openDesk(sandbox: TestService, seed: number): Promise<TestDesk> {
  await sandbox.ok('sandbox/resetSandbox')
  await sandbox.ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })
  const { companyId } = (await sandbox.ok('sandbox/seedDemoCompany', { employees: 8 })).company
  await sandbox.ok('payroll/addPaySchedule', { paySchedule: { companyId, ...WEEKLY } })
  const { users } = await sandbox.ok('reports/getUsers', { companyId })
  const { next: random } = randomOf(seed)
  return {
    sandbox,
    companyId,
    users: users.map(({ userId }: { userId: string }) => userId),
    random,
    below: (count) => Math.floor(random() * count),
    pick: (from) => from[Math.floor(random() * from.length)],
  }
}

/** A second schedule, whose weeks begin on another day than those of the first one. */
const WEEKLY = {
  workerType: 'W2',
  payScheduleName: 'Weekly',
  compensationFrequency: 'Weekly',
  payBeginDate: '2026-11-18',
  payDate: '2026-11-27',
}

type Fault = keyof typeof faults

const none = async (_: TestDesk, ask: () => Promise<Reply>) => [await ask()]

/** What can go wrong while something is asked. */
const faults = {
  /** Two clerks, or one who clicks twice: without a key. */
  twins: async (_: TestDesk, ask: () => Promise<Reply>) => Promise.all([ask(), ask()]),
  /** A connection to the database ends before one of the first statements; a travel that it broke off is finished. */
  severed: async ({ sandbox, below }: TestDesk, ask: () => Promise<Reply>) => {
    const leaveOff = cutAt(1 + below(40))
    const reply = await ask().finally(leaveOff)
    await until(async () => (await sandbox.owner.query(TRAVELLING)).rowCount === 0)
    return [reply]
  },
  /** The bank takes no files for two hours: shorter than the patience of those who hand them over. */
  bankAway: async ({ sandbox }: TestDesk, ask: () => Promise<Reply>) => {
    const [staged, aside] = ['staged', 'aside'].map((name) => join(dataDirectory, 'bank', name)) as [
      string,
      string,
    ]
    mkdirSync(join(dataDirectory, 'bank'), { recursive: true })
    if (existsSync(staged)) renameSync(staged, aside)
    writeFileSync(staged, '')
    await sandbox.call('sandbox/advanceClock', { hours: 2 })
    rmSync(staged)
    if (existsSync(aside)) renameSync(aside, staged)
    return [await ask()]
  },
  restarted: async ({ sandbox }: TestDesk, ask: () => Promise<Reply>) => {
    await sandbox.restart()
    return [await ask()]
  },
}

const TRAVELLING = 'select from client where travel_to is not null'

/** A cut connection is answered with 503, and the client may ask again; nothing else is ever answered. */
const allowed: Partial<Record<Fault | 'none', readonly number[]>> = { severed: [200, 400, 503] }

/** Nothing is asked any more: a good account, and half a year. Then all money is where it belongs. */
async function comeToRest(desk: TestDesk): Promise<void> {
  const { sandbox, companyId } = desk
  const { ok, owner } = sandbox
  await ok('adminPortal/addCompanyBankAccount', newAccount(desk, '7777'))
  await ok('sandbox/advanceClock', { hours: 1 })
  for (let half = 0; half < 2; half++) await ok('sandbox/advanceClock', { days: 100 })
  expect(await found(owner, companyId)).toEqual([])
  expect(await unaccounted(owner, companyId)).toEqual([])
  const { ledger } = await ok('reports/getLedger', { companyId })
  const cents = ledger.accounts.map(({ balance }: { balance: number }) => Math.round(balance * 100))
  expect(cents.reduce((sum: number, each: number) => sum + each, 0)).toBe(0)
}
