import { pino } from 'pino'
import { startService } from '../../src/service/main.ts'
import { masterKeys } from '../../src/settings/master-key.ts'
import { ensureAccount } from '../../src/store/access/authenticate.ts'
import { serviceSecret } from '../../src/store/database/service-secret.ts'
import { vaults } from '../../src/store/database/vault.ts'
import { type Caller, callerOf } from './caller.ts'
import { copyOfTemplate, quietPool } from './database.ts'
import { recordChanges, recordRefusal, succeeded, type TestService, testSettings } from './service.ts'

/**
 * Two new clients on the one service of this process: for a file that keeps to its own companies and its own clock.
 * Row-level security holds files apart as it does clients. A file that reads whole tables, the log, or wants other
 * settings takes a `service()` of its own.
 *
 *     const { call, ok, stranger } = await sharedService()
 */
export async function sharedService(): Promise<SharedService> {
  running ??= start()
  const { url, owner, databaseUrl, addClient, addKey } = await running
  const [first, other] = [await addClient(), await addClient()]
  const call = callerOf(() => url, first)
  return {
    call,
    stranger: callerOf(() => url, other),
    withAnotherKey: async () => callerOf(() => url, await addKey(first)),
    ok: (...args) => call(...args).then(succeeded(args[0])),
    owner,
    databaseUrl,
    url: () => url,
    credentials: first,
  }
}

export interface SharedService
  extends Pick<TestService, 'call' | 'stranger' | 'ok' | 'owner' | 'databaseUrl' | 'url'> {
  /** `clientID:SecretKey` of the first client. */
  readonly credentials: string
  /** The first client by another key of its account: another hand. */
  readonly withAnotherKey: () => Promise<Caller>
}

/** Without isolation a module lives as long as its process, and the service with it. */
let running: ReturnType<typeof start> | undefined
let made = 0

async function start() {
  const { url: databaseUrl } = await copyOfTemplate()
  const settings = testSettings({ DATABASE_URL: databaseUrl })
  const { address } = await startService(settings, pino({ level: 'error' }, process.stderr), {
    checkReplies: true,
    threaded: false,
    onRefusal: recordRefusal,
    onChanges: recordChanges,
  })
  const owner = quietPool({ connectionString: databaseUrl, max: 2 })
  const master = await masterKeys(settings)
  const pepper = await serviceSecret(owner, master, 'api key pepper')
  const addClient = async (): Promise<string> => {
    return addKey(`client-${++made}:`)
  }
  const addKey = async (client: string): Promise<string> => {
    const credentials = { accountId: client.split(':')[0]!, secret: `secret-${++made}` }
    await ensureAccount(owner, vaults(master), { ...credentials, pepper })
    return `${credentials.accountId}:${credentials.secret}`
  }
  return { url: address, owner, databaseUrl, addClient, addKey }
}
