/**
 * Kills inside payrolls, travels and deliveries, on the service with its embedded PostgreSQL: the server, the postmaster,
 * both, or one backend, in turn. Rows 2, 2w and 2i read what came of it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { registration, user } from '../../../test/support/bodies.ts'
import { type Acknowledged, replayed, type Told, toldOf } from './after-kills.ts'
import { type Answer, asked, demo, scene } from './ask.ts'
import { quietPool, signalTo } from './database.ts'
import type { Ground } from './drill.ts'
import { FIRST } from './ground.ts'
import { brokenLaws } from './invariants.ts'
import { quantile, within } from './load.ts'
import { type Receiver, receiver } from './receiver.ts'
import type { Running } from './running.ts'

export interface Killed {
  readonly kills: number
  readonly acknowledged: number
  /** Acknowledged writes that are not there exactly once. */
  readonly lost: readonly string[]
  readonly broken: readonly string[]
  readonly upAgain: { readonly p50: number; readonly max: number; readonly never: number }
  /** Travels that stood longer than the patience below. */
  readonly standing: readonly string[]
  readonly events: Told
  readonly replays: readonly boolean[]
}

const TARGETS = ['server', 'postmaster', 'both', 'backend'] as const
const SCENES = ['payroll', 'travel', 'webhook'] as const
const WRITERS = 3
/** A travel may stand so long after a kill, in milliseconds. */
const TRAVEL_PATIENCE = 20_000
const UP_PATIENCE = 60_000

export async function killed(ground: Ground): Promise<Killed> {
  const data = join(ground.directory, 'purser')
  const first = await ground.service(environmentOf(data))
  const owner = quietPool(embeddedUrl(data))
  ground.after(() => owner.end())
  const { hook, companyId } = await opened(ground, first.url)
  const acknowledged = new Map<string, Acknowledged>()
  const [times, standing]: [number[], string[]] = [[], []]
  const kills = ground.count(114, 4)
  let [now, never] = [first, 0]
  for (let kill = 0; kill < kills; kill++) {
    const round = roundOf(kill)
    const killing = {
      round,
      now,
      data,
      owner,
      companyId,
      acknowledged,
      wait: 200 + ground.random.next() * 1500,
    }
    await oneKill(killing)
    const from = performance.now()
    if (killing.round.target === 'server' || killing.round.target === 'both') {
      await within(10_000, now.isGone)
      now = await ground.service(environmentOf(data))
    }
    const { url } = now
    if ((await within(UP_PATIENCE, () => isUp(url))) === undefined) never += 1
    times.push(performance.now() - from)
    if ((await within(TRAVEL_PATIENCE, () => hasArrived(owner))) === undefined)
      standing.push(`kill ${kill}: ${round.target} in ${round.about}`)
  }
  times.sort((a, b) => a - b)
  return {
    kills,
    acknowledged: acknowledged.size,
    lost: await lostOf(owner, acknowledged),
    upAgain: { p50: quantile(times, 0.5), max: times.at(-1)!, never },
    standing,
    events: await toldOf(owner, hook),
    replays: await replayed(now.url, [...acknowledged.values()].slice(-ground.count(600, 20))),
    broken: await brokenLaws(owner),
  }
}

/** A company that is written to, and a receiver of what is told about it. */
async function opened(ground: Ground, url: string): Promise<{ hook: Receiver; companyId: string }> {
  const hook = await receiver()
  ground.after(() => hook.close())
  const { ok } = scene(url, FIRST)
  const endpoint = await ok('adminPortal/addWebhookEndpoint', { webhookEndpoint: { url: hook.url } })
  hook.secret = endpoint.webhookEndpoint.secret
  const { companyId } = (await ok('companyOnboarding/companyRegistration', registration())).registration
  return { hook, companyId }
}

const environmentOf = (data: string) => ({
  PURSER_WEBHOOK_RETRIES: '1 1 2 2 5x100',
  PURSER_DATA_DIR: data,
})

const roundOf = (kill: number) => ({
  target: TARGETS[kill % TARGETS.length]!,
  about: SCENES[Math.floor(kill / TARGETS.length) % SCENES.length]!,
})

interface Killing {
  readonly round: ReturnType<typeof roundOf>
  readonly now: Running
  readonly data: string
  readonly owner: pg.Pool
  readonly companyId: string
  readonly acknowledged: Map<string, Acknowledged>
  readonly wait: number
}

async function oneKill({ round, now, data, owner, companyId, acknowledged, wait }: Killing): Promise<void> {
  const isOver = { yet: false }
  const url = () => now.url
  const writers = Array.from({ length: WRITERS }, () => write({ url, companyId, acknowledged, isOver }))
  const act = acted(round.about, url)
  await sleep(wait)
  await killOne(round.target, { now, data, owner })
  isOver.yet = true
  await Promise.all([...writers, act])
}

const isUp = async (url: string): Promise<boolean> =>
  (await asked(url, 'readyz', undefined, { patience: 3000 })).status === 200

/** Each must be there once. */
async function lostOf(
  owner: pg.Pool,
  acknowledged: ReadonlyMap<string, Acknowledged>,
): Promise<readonly string[]> {
  const { rows } = await owner.query<{ email: string; times: number }>(
    'select email, count(*)::int as times from worker group by 1',
  )
  const kept = new Map(rows.map(({ email, times }) => [email, times]))
  return [...acknowledged.keys()]
    .filter((email) => kept.get(email) !== 1)
    .map((email) => `${email} is there ${kept.get(email) ?? 0} times`)
}

/** Adds people until it is over; what was answered 200 must last. */
async function write(given: {
  url: () => string
  companyId: string
  acknowledged: Map<string, Acknowledged>
  isOver: { readonly yet: boolean }
}): Promise<void> {
  const { url, companyId, acknowledged, isOver } = given
  while (!isOver.yet) {
    const body = user(companyId)
    const key = body.user.email
    const reply = await asked(url(), 'adminPortal/addUser', body, {
      client: FIRST,
      headers: { 'idempotency-key': key },
      patience: 10_000,
    })
    if (reply.status === 200) acknowledged.set(key, { key, body, text: reply.text })
  }
}

/** What the kill falls into; that it fails is no surprise. */
async function acted(about: (typeof SCENES)[number], url: () => string): Promise<Answer | undefined> {
  const { ok } = scene(url, FIRST)
  try {
    if (about === 'webhook') return undefined
    if (about === 'travel') return await asked(url(), 'sandbox/advanceClock', { days: 20 }, { client: FIRST })
    const { companyId, payPeriodId } = await demo(ok, 100)
    return await asked(
      url(),
      'payroll/initiatePayroll',
      { companyId, payPeriodId, runNow: true },
      { client: FIRST },
    )
  } catch {
    return undefined
  }
}

type Scene = { readonly now: Running; readonly data: string; readonly owner: pg.Pool }

async function killOne(target: (typeof TARGETS)[number], { now, data, owner }: Scene): Promise<void> {
  const postmaster = Number(postmasterFile(data)[0])
  if (target === 'backend') {
    const { rows } = await owner
      .query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'purser' and pid <> pg_backend_pid()
         order by backend_xid is null, state_change desc limit 1`,
      )
      .catch(() => ({ rows: [] }))
    if (rows[0]) signalTo(rows[0].pid, 'SIGKILL')
    return
  }
  if (target !== 'postmaster') now.signal('SIGKILL')
  if (target !== 'server') signalTo(postmaster, 'SIGKILL')
}

const hasArrived = (owner: pg.Pool): Promise<boolean> =>
  owner.query('select from client where travel_to is not null').then(
    ({ rowCount }) => rowCount === 0,
    () => false,
  )

const postmasterFile = (data: string): readonly string[] =>
  readFileSync(join(data, 'postgres/data/postmaster.pid'), 'utf8').split('\n')

/** As its owner, whose password lies beside the data. */
export function embeddedUrl(data: string): string {
  const password = readFileSync(join(data, 'postgres/owner.key'), 'utf8')
  const host = encodeURIComponent(postmasterFile(data)[4]!)
  return `postgresql://purser:${password}@localhost/purser?host=${host}`
}
