import { resolve } from 'node:path'
import type pg from 'pg'
import { type Postgres, startPostgres } from '../embedded/postgres.ts'
import { OperatorFault } from '../kernel/operator-fault.ts'
import { fileSubdivisions } from '../law/engine/imported-register.ts'
import { masterKeys } from '../settings/master-key.ts'
import type { Settings } from '../settings/settings.ts'
import { distribute } from '../store/copies/spread.ts'
import {
  expectServiceRole,
  mightyRoles,
  ownerPool,
  pooledPool,
  servicePool,
} from '../store/database/connection.ts'
import { farewell } from '../store/database/farewell.ts'
import { PATIENT, type TimeLimits } from '../store/database/limits.ts'
import { migrate } from '../store/database/migrate.ts'
import { NoServiceLogin, serviceLogin } from '../store/database/service-login.ts'
import { isUnfounded, serviceSecret } from '../store/database/service-secret.ts'
import { type MasterKey, type Vaults, vaults } from '../store/database/vault.ts'
import { type Filled, type Filling, fillFacts } from '../store/payroll/fill-facts.ts'
import { fillRunLines } from '../store/payroll/fill-run-lines.ts'
import { fillPlaces } from '../store/people/kept-places.ts'
import { sealOrders } from '../store/people/seal-orders.ts'
import { importedRegisters } from '../store/places/registers.ts'
import { orFault } from './start-faults.ts'

export interface Foundation {
  /** For the start and for an operator's command; a process that serves says farewell to it. */
  readonly owner: pg.Pool
  /** The owner's. */
  readonly databaseUrl: string
  /** Of a login that cannot become the owner. */
  readonly serviceUrl: string
  /** Connections bound to one client at a time: through the pooler if there is one, else to the database itself. */
  readonly servicePool: (size: number, limits?: TimeLimits) => pg.Pool
  readonly vaults: Vaults
  readonly isSandbox: boolean
  readonly pepper: Buffer
  /** Seals the audit log. */
  readonly auditKey: Buffer
  /** Newest first. */
  readonly master: readonly MasterKey[]
  /** The migrations that were applied just now, and the paychecks of before them that were filled. */
  readonly applied: readonly string[]
  readonly filled: Filled
  /** Connects as the owner for this alone. */
  readonly asOwner: <T>(act: (owner: pg.Pool) => Promise<T>) => Promise<T>
  /** What older processes left, as the owner. */
  readonly fill: (filling: Filling) => Promise<Filled>
  /** Why the database does not answer, as far as we know: only of the embedded one. */
  readonly trouble: () => string | undefined
  stop(): Promise<void>
}

/** Who hears of what a start has to do first. */
export type Told = Pick<Filling, 'say' | 'warn'>

const onErrorStream = (words: string): void => void process.stderr.write(`${words}\n`)
const operator: Told = { say: onErrorStream, warn: onErrorStream }

/** Database, schema and keys: what the service and every command of an operator stand on. */
export async function foundation(settings: Settings, told: Told = operator): Promise<Foundation> {
  const embedded = settings.DATABASE_URL
    ? undefined
    : await orFault('directory', settings, () =>
        startPostgres({ dataDir: resolve(settings.PURSER_DATA_DIR, 'postgres'), log: told.warn }),
      )
  const databaseUrl = settings.PURSER_OWNER_URL ?? settings.DATABASE_URL ?? embedded!.url
  const owner = ownerPool(databaseUrl, 2, PATIENT)
  const filed: (() => void)[] = []
  const stop = async () => {
    for (const takeOff of filed) takeOff()
    await closeAll(owner, embedded)
  }
  try {
    const isSandbox = settings.PURSER_ENVIRONMENT === 'sandbox'
    const { applied, filled } = await orFault('database', settings, () =>
      upToDate(databaseUrl, { allowProvisional: isSandbox, ...told }),
    )
    filed.push(...(await importedRegisters(owner, 'PA')).map(fileSubdivisions))
    const master = await masterKeys(settings, () => isUnfounded(owner))
    const pepper = await serviceSecret(owner, master, 'api key pepper')
    const auditKey = await serviceSecret(owner, master, 'audit chain')
    const serviceUrl = await serviceAddress(settings, { owner, databaseUrl, master, told })
    const keys = vaults(master)
    await sealOrders(owner, keys)
    return {
      owner,
      databaseUrl,
      serviceUrl,
      servicePool: servicePools(settings, serviceUrl),
      vaults: keys,
      isSandbox,
      pepper,
      auditKey,
      master,
      applied,
      filled,
      asOwner: (act) => asOwner(databaseUrl, act),
      fill: (filling) =>
        asOwner(databaseUrl, async (own) => {
          await sealOrders(own, keys)
          const filled = await fillFacts(own, filling)
          await fillRunLines(own, filling)
          await fillPlaces(own, filling)
          return filled
        }),
      trouble: () => troubleOf(embedded),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const servicePools =
  ({ PURSER_POOL_URL: pooler }: Settings, serviceUrl: string): Foundation['servicePool'] =>
  (size, limits) =>
    pooler ? pooledPool(pooler, size, limits) : servicePool(serviceUrl, size, limits)

interface Around {
  readonly owner: pg.Pool
  readonly databaseUrl: string
  readonly master: readonly MasterKey[]
  readonly told: Told
}

/** The login that the operator made, or our own. A sandbox without either goes on as the owner, and says so. */
async function serviceAddress(settings: Settings, around: Around): Promise<string> {
  const { owner, databaseUrl, master, told } = around
  if (settings.PURSER_OWNER_URL) return settings.DATABASE_URL!
  try {
    return await serviceLogin(owner, databaseUrl, await serviceSecret(owner, master, 'service login'))
  } catch (error) {
    if (!(error instanceof NoServiceLogin) || settings.PURSER_ENVIRONMENT === 'production') throw error
    told.warn(`${error.message} Production does not start so; this sandbox connects as the owner.`)
    return databaseUrl
  }
}

/** What a process that serves clients stands on: it does not begin where row-level security would not bind it. */
export async function boundFoundation(settings: Settings, told: Told): Promise<Foundation> {
  const base = await foundation(settings, told)
  const ways = [servicePool(base.serviceUrl, 1), base.servicePool(1)]
  try {
    for (const way of ways) await expectBound(way, base, told)
    return base
  } catch (error) {
    await base.stop()
    throw error
  } finally {
    await Promise.all(ways.map((way) => way.end()))
  }
}

async function expectBound(way: pg.Pool, { isSandbox }: Foundation, told: Told): Promise<void> {
  await expectServiceRole(way)
  const mighty = await mightyRoles(way)
  if (mighty.length === 0) return
  const words =
    `Connections of the service can become ${mighty.join(', ')}, whom row-level security does not bind: give it a ` +
    'login that is a member of purser_service alone; see docs/operations/deployment.md'
  if (!isSandbox) throw new OperatorFault(words)
  told.warn(words)
}

/** A migration takes as long as it takes. */
function upToDate(databaseUrl: string, filling: Filling) {
  return asOwner(databaseUrl, async (owner) => ({
    applied: await migrate(owner, { say: filling.say, distribute }),
    filled: await fillFacts(owner, filling),
  }))
}

async function asOwner<T>(databaseUrl: string, act: (owner: pg.Pool) => Promise<T>): Promise<T> {
  const owner = ownerPool(databaseUrl)
  try {
    return await act(owner)
  } finally {
    await farewell(owner)
  }
}

const troubleOf = (embedded: Postgres | undefined): string | undefined =>
  embedded?.cause && `the database is down: ${embedded.cause.reason}; ${embedded.cause.advice}`

async function closeAll(owner: pg.Pool, embedded: Postgres | undefined): Promise<void> {
  await farewell(owner)
  await embedded?.stop()
}
