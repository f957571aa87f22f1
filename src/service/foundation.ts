import { resolve } from 'node:path'
import type pg from 'pg'
import { type Postgres, startPostgres } from '../embedded/postgres.ts'
import { masterKeys } from '../settings/master-key.ts'
import type { Settings } from '../settings/settings.ts'
import { expectServiceRole, ownerPool, pooledPool, servicePool } from '../store/database/connection.ts'
import { migrate } from '../store/database/migrate.ts'
import { serviceSecret } from '../store/database/service-secret.ts'
import { type MasterKey, type Vaults, vaults } from '../store/database/vault.ts'

export interface Foundation {
  readonly owner: pg.Pool
  readonly databaseUrl: string
  /** Connections bound to one client at a time: through the pooler if there is one, else to the database itself. */
  readonly servicePool: (size: number) => pg.Pool
  readonly vaults: Vaults
  readonly isSandbox: boolean
  readonly pepper: Buffer
  /** Seals the audit log. */
  readonly auditKey: Buffer
  /** Newest first. */
  readonly master: readonly MasterKey[]
  /** The migrations that were applied just now. */
  readonly applied: readonly string[]
  stop(): Promise<void>
}

/** Database, schema and keys: what the service and every command of an operator stand on. */
export async function foundation(settings: Settings): Promise<Foundation> {
  const embedded = settings.DATABASE_URL
    ? undefined
    : await startPostgres({ dataDir: resolve(settings.PURSER_DATA_DIR, 'postgres') })
  const databaseUrl = settings.DATABASE_URL ?? embedded!.url
  const owner = ownerPool(databaseUrl)
  const stop = () => closeAll(owner, embedded)
  const { PURSER_POOL_URL: pooler } = settings
  try {
    const applied = await migrate(owner)
    const master = await masterKeys(settings)
    const pepper = await serviceSecret(owner, master, 'api key pepper')
    const auditKey = await serviceSecret(owner, master, 'audit chain')
    return {
      owner,
      databaseUrl,
      servicePool: (size) => (pooler ? pooledPool(pooler, size) : servicePool(databaseUrl, size)),
      vaults: vaults(master),
      isSandbox: settings.PURSER_ENVIRONMENT === 'sandbox',
      pepper,
      auditKey,
      master,
      applied,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What a process that serves clients stands on: it does not begin where row-level security would not bind it. */
export async function boundFoundation(settings: Settings): Promise<Foundation> {
  const base = await foundation(settings)
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

async function closeAll(owner: pg.Pool, embedded: Postgres | undefined): Promise<void> {
  await owner.end()
  await embedded?.stop()
}
