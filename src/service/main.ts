import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { DispatchParts } from '../dispatch/dispatch.ts'
import { type HeavyThread, heavyThread } from '../dispatch/heavy.ts'
import { directory } from '../dispatch/protocol.ts'
import { docsPages } from '../http/docs.ts'
import { metricsOf } from '../http/metrics.ts'
import { type RequestLog, startRequestLog } from '../http/request-log.ts'
import { httpServer } from '../http/server.ts'
import type { Environment, House } from '../operations/declaration/operation.ts'
import { operations } from '../operations/index.ts'
import type { Post } from '../outside/mail.ts'
import { outsideOf } from '../outside/outside.ts'
import { bankSettings } from '../settings/bank.ts'
import { consoleUrlOf } from '../settings/console-url.ts'
import type { Settings } from '../settings/settings.ts'
import { ensureAccount, newSecret, secretHash } from '../store/access/authenticate.ts'
import { brakeOf } from '../store/access/brake.ts'
import { glancePool } from '../store/database/connection.ts'
import { farewell } from '../store/database/farewell.ts'
import { startAgenda } from '../tasks/agenda.ts'
import { allowedAddresses, attemptsAfterTravel, deliveryOf } from '../tasks/delivery/start.ts'
import { startFiller } from '../tasks/filler.ts'
import { tasks } from '../tasks/index.ts'
import { reviewDesk } from '../tasks/review.ts'
import { startSealer } from '../tasks/sealer.ts'
import { startSweeper } from '../tasks/sweeper.ts'
import type { Task } from '../tasks/task.ts'
import { startVerifier } from '../tasks/verifier.ts'
import { expectBankPlace } from './bank-place.ts'
import { boundFoundation, type Foundation, type Told } from './foundation.ts'
import { signInAddress } from './sign-in-address.ts'
import { orFault } from './start-faults.ts'

export interface Service {
  readonly app: FastifyInstance
  readonly address: string
  /** Shown once, when the first start made a client of its own. */
  readonly firstClient: { readonly clientId: string; readonly secretKey: string } | undefined
  /** Where to sign in; in a sandbox of one client a link that does it, once. */
  readonly signIn: () => Promise<string | undefined>
  stop(): Promise<void>
}

/** What tests put in place of ours. */
export type ServiceOverrides = Partial<Omit<DispatchParts, 'pool'>> & {
  readonly pool?: pg.Pool
  readonly tasks?: readonly Task[]
  /** Whether heavy operations run on a thread of their own. */
  readonly threaded?: boolean
}

/** A thread runs what was built; from the sources, in tests, heavy operations run like all others. */
const isBuilt = import.meta.url.endsWith('.js')

/** Composes everything. The only file that knows it all. */
export async function startService(
  settings: Settings,
  log: Logger,
  { tasks: tasksGiven = tasks, threaded = isBuilt, ...extra }: ServiceOverrides = {},
): Promise<Service> {
  const foundation = await bankedFoundation(settings, log)
  const pool = foundation.servicePool(settings.PURSER_POOL_SIZE, {
    connect: settings.PURSER_TURN_TIMEOUT,
    statement: settings.PURSER_STATEMENT_TIMEOUT,
    lock: settings.PURSER_LOCK_TIMEOUT,
  })
  const [glance, house] = [glancePool(foundation.serviceUrl), foundation.servicePool(1)]
  const agenda = runAgenda(settings, foundation, { tasks: tasksGiven, log })
  // Requests finish, which may wait for tasks; then tasks; then the pools drain, then the database stops.
  const closing = [
    agenda.stop,
    agenda.drain,
    () => farewell(glance),
    () => farewell(house),
    () => farewell(pool),
    () => foundation.stop(),
  ]
  const stop = async () => {
    for (const close of closing.splice(0)) await close()
  }
  try {
    const firstClient = await ensureClients(settings, foundation)
    await farewell(foundation.owner)
    const heavy = threaded ? heavyOf(settings, foundation) : undefined
    const dispatch = {
      pool,
      vaults: foundation.vaults,
      environment: environment(settings),
      processes: { travel: agenda.arrival },
      house: houseOf(foundation),
      ...(heavy ? { heavy } : {}),
      ...extra,
    }
    if (settings.PURSER_RUNNERS > 0) {
      const delivery = deliveryOf(settings, foundation, log)
      closing.unshift(() => delivery.stop())
    }
    const requestLog = settings.PURSER_REQUEST_LOG_DAYS > 0 ? startRequestLog(house, log) : undefined
    const app = compose(settings, foundation, { dispatch, glance, house, log, requestLog })
    closing.unshift(
      () => app.close(),
      async () => heavy?.stop(),
      async () => requestLog?.stop(),
    )
    const address = await orFault('address', settings, () => app.listen(doorOf(settings)))
    const signIn = () => signInAddress(dispatch, pool)
    return { app, address, firstClient, signIn, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const doorOf = ({ HOST: host, PORT: port }: Settings) => ({ host, port })

/** It does not begin either where its files would go astray. */
async function bankedFoundation(settings: Settings, log: Logger): Promise<Foundation> {
  const foundation = await boundFoundation(settings, toldBy(log))
  try {
    await expectBankPlace(foundation.owner, settings)
    return foundation
  } catch (error) {
    await foundation.stop()
    throw error
  }
}

const houseOf = ({ pepper }: Foundation): House => ({
  hashOf: (secret) => secretHash({ secret, pepper }),
  reviews: reviewDesk,
})

const toldBy = (log: Logger): Told => ({ say: (words) => log.info(words), warn: (words) => log.warn(words) })

const heavyOf = (settings: Settings, { serviceUrl }: Foundation): HeavyThread =>
  heavyThread({
    databaseUrl: serviceUrl,
    connections: settings.PURSER_HEAVY_CONNECTIONS,
    environment: environment(settings),
    settings: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [
        name,
        value === undefined ? undefined : String(value),
      ]),
    ),
  })

const environment = (settings: Settings): Environment => ({
  production: settings.PURSER_ENVIRONMENT === 'production',
  acceptsImports: settings.PURSER_ACCEPT_IMPORTS === 'yes',
  allowedAddresses: allowedAddresses(settings),
  consoleUrl: consoleUrlOf(settings),
})

const postOf = (settings: Settings): Post => ({
  smtpUrl: settings.PURSER_SMTP_URL,
  from: settings.PURSER_MAIL_FROM,
  directory: resolve(settings.PURSER_DATA_DIR, 'mail'),
})

const providerOf = ({ PURSER_VERIFIER_URL: url, PURSER_VERIFIER_TOKEN: token }: Settings) =>
  url === undefined ? undefined : { url, token }

/** Runners and delivery without the API: more hands for the same work. */
export async function startWorker(settings: Settings, log: Logger): Promise<{ stop(): Promise<void> }> {
  const foundation = await bankedFoundation(settings, log)
  await farewell(foundation.owner)
  const agenda = runAgenda(settings, foundation, { tasks, log })
  const delivery = deliveryOf(settings, foundation, log)
  return {
    async stop() {
      await Promise.all([delivery.stop(), agenda.stop()])
      await agenda.drain()
      await foundation.stop()
    },
  }
}

/** The runners have connections of their own, so that work never keeps requests waiting for one. */
function runAgenda(
  settings: Settings,
  { serviceUrl, vaults: keys, auditKey: key, servicePool, asOwner, fill }: Foundation,
  given: { tasks: readonly Task[]; log: Logger },
) {
  const runners = settings.PURSER_RUNNERS
  const pool = servicePool(runners + 3)
  const around = environment(settings)
  const outside = outsideOf({
    ...around,
    post: postOf(settings),
    bank: bankSettings(settings),
    provider: providerOf(settings),
  })
  const parts = { pool, vaults: keys, outside, isSandbox: !around.production, ...given }
  const agenda = startAgenda(parts, {
    databaseUrl: serviceUrl,
    runners,
    afterTravel: [attemptsAfterTravel(pool)],
  })
  const loops: { stop(): Promise<void> }[] = [
    agenda,
    startSweeper(pool, { requestDays: settings.PURSER_REQUEST_LOG_DAYS }, given.log),
  ]
  if (runners > 0) {
    loops.push(startSealer({ pool, key }, given.log))
    loops.push(startFiller({ pool, fill }, { log: given.log, allowProvisional: !around.production }))
    const { mail } = outside
    const verifier = { asOwner, vaults: keys, key, mail, alertMail: settings.PURSER_ALERT_MAIL }
    loops.push(startVerifier(verifier, given.log))
  }
  return {
    arrival: agenda.arrival,
    stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))),
    drain: () => farewell(pool),
  }
}

function compose(
  settings: Settings,
  { pepper, trouble }: Foundation,
  {
    dispatch,
    glance,
    house,
    log,
    requestLog,
  }: {
    dispatch: DispatchParts & { pool: pg.Pool }
    glance: pg.Pool
    house: pg.Pool
    log: Logger
    requestLog: RequestLog | undefined
  },
): FastifyInstance {
  const known = directory(operations, dispatch.environment)
  return httpServer({
    dispatch,
    directory: known,
    settings,
    pepper,
    door: {
      pool: dispatch.pool,
      vaults: dispatch.vaults,
      pepper,
      isSandbox: !dispatch.environment.production,
      brake: brakeOf(dispatch.pool, pepper),
      wrongSecrets: settings.PURSER_WRONG_SECRETS,
      consoleUrl: dispatch.environment.consoleUrl,
    },
    log,
    whyNotReady: () =>
      glance.query('select 1').then(
        () => undefined,
        () => trouble() ?? 'the database does not answer',
      ),
    metrics: metricsOf({ pool: dispatch.pool, house, requestLog, token: settings.PURSER_METRICS_TOKEN }),
    ...(requestLog ? { requestLog } : {}),
    pages: docsPages(known.operations),
  })
}

async function ensureClients(settings: Settings, { owner, vaults: keys, pepper }: Foundation) {
  const named = [
    ...(settings.PURSER_CLIENT_ID ? [`${settings.PURSER_CLIENT_ID}:${settings.PURSER_SECRET_KEY}`] : []),
    ...(settings.PURSER_CLIENTS?.split(',') ?? []),
  ].map((pair) => ({
    accountId: pair.slice(0, pair.indexOf(':')),
    secret: pair.slice(pair.indexOf(':') + 1),
  }))
  for (const credentials of named) await ensureAccount(owner, keys, { ...credentials, pepper })
  const { rowCount } = await owner.query('select 1 from account limit 1')
  if (rowCount !== 0) return undefined
  const made = { clientId: 'sandbox', secretKey: newSecret() }
  await ensureAccount(owner, keys, { accountId: made.clientId, secret: made.secretKey, pepper })
  return made
}
