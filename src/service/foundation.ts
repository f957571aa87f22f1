import { resolve } from 'node:path'
import type pg from 'pg'
import { type Postgres, startPostgres } from '../embedded/postgres.ts'
import { masterKeys } from '../settings/master-key.ts'
import type { Settings } from '../settings/settings.ts'
import { expectServiceRole, ownerPool, pooledPool, servicePool } from '../store/database/connection.ts'
import { farewell } from '../store/database/farewell.ts'
import { PATIENT, type TimeLimits } from '../store/database/limits.ts'
import { migrate } from '../store/database/migrate.ts'
import { isUnfounded, serviceSecret } from '../store/database/service-secret.ts'
import { type MasterKey, type Vaults, vaults } from '../store/database/vault.ts'
import { type Filled, type Filling, fillFacts } from '../store/payroll/fill-facts.ts'
import { sealOrders } from '../store/people/seal-orders.ts'

export interface Foundation {
  readonly owner: pg.Pool
  readonly databaseUrl: string
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
    : await startPostgres({ dataDir: resolve(settings.PURSER_DATA_DIR, 'postgres'), log: told.warn })
  const databaseUrl = settings.DATABASE_URL ?? embedded!.url
  const owner = ownerPool(databaseUrl, 2, PATIENT)
  const stop = () => closeAll(owner, embedded)
  const { PURSER_POOL_URL: pooler } = settings
  try {
    const isSandbox = settings.PURSER_ENVIRONMENT === 'sandbox'
    const { applied, filled } = await upToDate(databaseUrl, { allowProvisional: isSandbox, ...told })
    const master = await masterKeys(settings, () => isUnfounded(owner))
    const pepper = await serviceSecret(owner, master, 'api key pepper')
    const auditKey = await serviceSecret(owner, master, 'audit chain')
    const keys = vaults(master)
    await sealOrders(owner, keys)
    return {
      owner,
      databaseUrl,
      servicePool: (size, limits) =>
        pooler ? pooledPool(pooler, size, limits) : servicePool(databaseUrl, size, limits),
      vaults: keys,
      isSandbox,
      pepper,
      auditKey,
      master,
      applied,
      filled,
      trouble: () => troubleOf(embedded),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What a process that serves clients stands on: it does not begin where row-level security would not bind it. */
export async function boundFoundation(settings: Settings, told: Told): Promise<Foundation> {
  const base = await foundation(settings, told)
  const ways = [servicePool(base.databaseUrl, 1), base.servicePool(1)]
  try {
    for (const way of ways) await expectServiceRole(way)
    return base
  } catch (error) {
    await base.stop()
    throw error
  } finally {
    await Promise.all(ways.map((way) => way.end()))
  }
}

/** A migration takes as long as it takes. */
async function upToDate(databaseUrl: string, filling: Filling) {
  const owner = ownerPool(databaseUrl)
  try {
    return { applied: await migrate(owner), filled: await fillFacts(owner, filling) }
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
