import { z } from 'zod'
import { trustedProxies } from '../domain/access/network.ts'
import { isRoutingNumber } from '../domain/money/routing-number.ts'
import { parseSchedule, RETRIES } from '../domain/webhooks/schedule.ts'
import { nearest } from '../kernel/likeness.ts'
import { clientId, clients, count, databaseUrl, optional } from './kinds.ts'
import { origin, origins } from './origins.ts'
import { sftpAddress, sftpFaults } from './sftp.ts'

/**
 * Every setting of the service, in one place. They come from the environment and are checked at start; the page
 * docs/reference/settings.md is derived from this table.
 */
const table = {
  HOST: [z.string().default('127.0.0.1'), 'Address to listen on.'],
  PORT: [count(4000, 0, 65_535), 'Port to listen on; 0 takes a free one.'],
  DATABASE_URL: [
    databaseUrl(),
    'Postgres to use. Without it an embedded Postgres runs under PURSER_DATA_DIR.',
  ],
  PURSER_OWNER_URL: [
    databaseUrl(),
    'The same database by the login that owns its schema, to migrate; DATABASE_URL is then of a login that is a member of purser_service alone. Without it the login of DATABASE_URL owns the schema, and the service makes one of its own.',
  ],
  PURSER_POOL_URL: [
    databaseUrl(),
    'A pooler in front of the same database (PgBouncer), for requests, runners and webhooks; DATABASE_URL stays direct.',
  ],
  PURSER_DATA_DIR: [
    z.string().min(1).default('./data'),
    'Where the embedded Postgres, the keys and the files are.',
  ],
  PURSER_ENVIRONMENT: [
    z.enum(['sandbox', 'production']).default('sandbox'),
    'Production has no area `sandbox`.',
  ],
  PURSER_CLIENT_ID: [clientId(), 'First client: made at start if missing. Needs PURSER_SECRET_KEY.'],
  PURSER_SECRET_KEY: [optional(), 'Key of the first client, accepted from this start on.'],
  PURSER_CLIENTS: [clients(), 'Further clients as `id:secret,id:secret`.'],
  PURSER_MASTER_KEY: [
    optional(),
    'Base64 of 32 bytes that wrap every data key; several, newest first, separated by commas. Mandatory in production; the sandbox makes one in PURSER_DATA_DIR.',
  ],
  PURSER_SMTP_URL: [
    z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .optional(),
    'Mail server, as `smtp://user:password@host:port` or `smtps://…`. Without it letters are written as files to `mail` in PURSER_DATA_DIR.',
  ],
  PURSER_MAIL_FROM: [
    z.string().min(3).default('Purser <payroll@localhost>'),
    'Sender of invitations and notices.',
  ],
  PURSER_ALERT_MAIL: [
    z
      .string()
      .regex(/^[^@\s]+@[^@\s]+$/, 'must be an e-mail address')
      .optional(),
    'Who is told by mail what the nightly verification finds; the log and `/metrics` tell it in any case.',
  ],
  PURSER_CONSOLE_URL: [
    origin().optional(),
    'Where people reach the service: links in letters begin with it, and passkeys are for it. The sandbox takes HOST and PORT; production needs it before people can sign in.',
  ],
  PURSER_EMBED_ORIGINS: [
    origins().optional(),
    'Sites that may show the pages of the service in a frame, as origins separated by commas. Without it no site may.',
  ],
  PURSER_BANK_ROUTING_NUMBER: [
    z.string().refine(isRoutingNumber, 'must be a routing number').default('021000021'),
    'Routing number of the bank that payment files go to, and that originates them. Production needs its own.',
  ],
  PURSER_BANK_NAME: [z.string().min(1).max(23).default('Sandbox Bank'), 'Its name, in the header of files.'],
  PURSER_BANK_ORIGIN_ID: [
    z.string().min(1).max(10).default('1000000000'),
    'What the bank calls us: the origin of our files.',
  ],
  PURSER_BANK_ORIGIN_NAME: [z.string().min(1).max(23).default('Purser'), 'Our name, in the header of files.'],
  PURSER_BANK_ACCOUNT: [
    z
      .string()
      .regex(/^\d{4,17}$/, 'must be an account number')
      .optional(),
    'Our settlement account there. With it every file is balanced by an offset entry; without it the bank does that.',
  ],
  PURSER_BANK_PAYEES: [
    optional(),
    'File with the bank accounts of agencies, as JSON: `{"US.941":{"routingNumber":"…","accountNumber":"…"}}`. The sandbox makes them up.',
  ],
  PURSER_BANK_DIR: [
    optional(),
    'Directory with `outbox`, where the bank takes files from, and `inbox`, where it puts returns. Processes that share a database share it, unless it is replaced by SFTP. Without it `bank` in PURSER_DATA_DIR.',
  ],
  PURSER_BANK_OUTBOX: [
    sftpAddress(),
    'Directory on a server of the bank that files go to instead, as `sftp://user@host:port/directory`. Needs PURSER_BANK_INBOX, PURSER_BANK_SSH_KEY and PURSER_BANK_HOST_KEY.',
  ],
  PURSER_BANK_INBOX: [sftpAddress(), 'Directory on the same server that returns are read from.'],
  PURSER_BANK_SSH_KEY: [optional(), 'File with our private key for that server, OpenSSH or PEM.'],
  PURSER_BANK_HOST_KEY: [
    z
      .string()
      .regex(/^SHA256:[\w+/]{43}(,SHA256:[\w+/]{43})*$/, 'must be SHA256:…, as `ssh-keygen -l` prints it')
      .optional(),
    'Fingerprint of the key that the server shows, as `ssh-keygen -l` prints it; several separated by commas. Another key is refused.',
  ],
  PURSER_BANK_PRENOTES: [
    z.enum(['yes', 'no']).default('no'),
    'With `yes` a worker’s new account is first sent an entry without money, and paid three banking days after that one settles.',
  ],
  PURSER_ACCEPT_IMPORTS: [
    z.enum(['yes', 'no']).default('no'),
    'With `yes` importCompany takes archives in production: whoever makes one can say of a company that it was verified. A sandbox always takes them.',
  ],
  PURSER_VERIFIER_URL: [
    z
      .string()
      .regex(
        /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/,
        'must begin with https://, or be on this machine',
      )
      .optional(),
    'Program that verifies businesses, people and bank accounts in production; without it `purser review` decides.',
  ],
  PURSER_VERIFIER_TOKEN: [optional(), 'Bearer token for it.'],
  PURSER_POOL_SIZE: [count(10, 1), 'Database connections for requests.'],
  PURSER_TURN_TIMEOUT: [count(5000, 100), 'Milliseconds to wait for a connection; then 503 is answered.'],
  PURSER_STATEMENT_TIMEOUT: [
    count(20_000, 100),
    'Milliseconds for one statement of a request; a request that needs longer answers 503 and leaves nothing.',
  ],
  PURSER_LOCK_TIMEOUT: [
    count(15_000, 100),
    'Milliseconds that a request waits for a record that another one holds; then it answers 503.',
  ],
  PURSER_STOP_TIMEOUT: [
    count(30_000, 1000),
    'Milliseconds between the signal to stop and the end, whatever still waits.',
  ],
  PURSER_HEAVY_CONNECTIONS: [
    count(4, 1),
    'Database connections for payroll runs and previews, which have a thread of their own.',
  ],
  PURSER_RUNNERS: [
    count(2),
    'Agenda runners in this process; 0 leaves the work, also of webhooks, to `purser worker`.',
  ],
  PURSER_WEBHOOK_ALLOW: [
    z.string().default(''),
    'Host names, addresses and ranges (`hooks.internal,10.1.0.0/16`) that webhooks may reach although they are not public, also by http. What a receiver answers is shown to the client only if its address is public or it is named here by itself, not by a range: name no host that also runs other services.',
  ],
  PURSER_WEBHOOK_RETRIES: [
    z
      .string()
      .default(RETRIES)
      .refine((text) => parseSchedule(text) !== undefined, 'must be seconds, such as `60 180 3600x24`'),
    'Seconds before each further attempt at a webhook delivery; after the last it is parked.',
  ],
  PURSER_WEBHOOK_TIMEOUT: [count(15_000, 100), 'Milliseconds that a webhook receiver has to answer.'],
  PURSER_WEBHOOK_PAUSE: [
    z.coerce.number().positive().default(5),
    'Days of failure without one success after which a webhook endpoint is paused.',
  ],
  PURSER_RATE_LIMIT: [count(1000), 'Requests a second per client, burst twice that; 0 is off.'],
  PURSER_NETWORK_LIMIT: [
    count(5000),
    'Requests a second from one network (an IPv4 address, or an IPv6 /64), burst twice that, before credentials are looked at; 0 is off.',
  ],
  PURSER_NETWORK_CONNECTIONS: [
    count(10_000),
    'Open connections from one network; those of trusted proxies are not counted. 0 is off.',
  ],
  PURSER_WRONG_SECRETS: [
    count(20, 1),
    'Wrong secrets a minute for one account from one network, after which it has to wait; five times as many for all accounts together.',
  ],
  PURSER_CLIENT_CONCURRENCY: [
    count(1000, 1),
    'Requests that one client may have open at once. Of the database connections it always leaves a quarter to others.',
  ],
  PURSER_REQUEST_LOG_DAYS: [
    count(30, 0, 366),
    'Days for which requests are kept for getRequests, without bodies; 0 keeps none.',
  ],
  PURSER_BODY_LIMIT: [count(1_048_576, 1024), 'Bytes of a request body.'],
  PURSER_IMPORT_LIMIT: [count(16_777_216, 1024), 'Bytes of an import body.'],
  PURSER_JSON_DEPTH: [count(32, 1), 'How deep a JSON body may nest.'],
  PURSER_DRAIN: [
    count(1000, 0),
    'Milliseconds between the signal to stop and closed connections; the last replies end theirs.',
  ],
  PURSER_REQUEST_TIMEOUT: [count(60_000, 1000), 'Milliseconds for a request to arrive whole.'],
  PURSER_TRUST_PROXY: [
    z
      .string()
      .default('no')
      .refine(
        (text) => trustedProxies(text) !== undefined,
        'must be yes, no, a number of proxies, or addresses and ranges such as `10.0.0.0/8,192.0.2.7`',
      ),
    'Proxies in front that terminate TLS and say so, and whose `X-Forwarded-For` is believed: `yes` for one, how many there are in a row, or their addresses and ranges.',
  ],
  PURSER_TLS_CERT: [
    optional(),
    'File of the certificate chain, PEM; with PURSER_TLS_KEY it listens by HTTPS. Read again when it changes and on SIGHUP.',
  ],
  PURSER_TLS_KEY: [optional(), 'File of the private key, PEM.'],
  PURSER_METRICS_TOKEN: [
    optional(),
    'Bearer token for `/metrics`; without it the page is open to whoever reaches it.',
  ],
  PURSER_LOG_LEVEL: [z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'), 'What is logged.'],
} as const satisfies Record<string, readonly [z.ZodType, string]>

export type Settings = { readonly [Name in keyof typeof table]: z.output<(typeof table)[Name][0]> }

/** Reads and checks them; the message names every setting that is wrong. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const wrong: string[] = []
  const entries = Object.entries(table).map(([name, [schema]]) => {
    const given = environment[name] === '' ? undefined : environment[name]
    const parsed = schema.safeParse(given)
    if (!parsed.success)
      wrong.push(`${name}: ${parsed.error.issues.map(({ message }) => message).join('; ')}`)
    return [name, parsed.data]
  })
  const settings = Object.fromEntries(entries) as Settings
  if (Boolean(settings.PURSER_CLIENT_ID) !== Boolean(settings.PURSER_SECRET_KEY)) {
    wrong.push('PURSER_CLIENT_ID and PURSER_SECRET_KEY must be given together')
  }
  if (Boolean(settings.PURSER_TLS_CERT) !== Boolean(settings.PURSER_TLS_KEY)) {
    wrong.push('PURSER_TLS_CERT and PURSER_TLS_KEY must be given together')
  }
  wrong.push(...sftpFaults(settings))
  if (settings.PURSER_OWNER_URL && !settings.DATABASE_URL) {
    wrong.push('PURSER_OWNER_URL needs DATABASE_URL: the address of the service’s own login')
  }
  if (settings.PURSER_ENVIRONMENT === 'production' && !settings.PURSER_MASTER_KEY) {
    wrong.push('PURSER_MASTER_KEY is mandatory in production')
  }
  if (settings.PURSER_ENVIRONMENT === 'production') wrong.push(...weakSecrets(settings))
  if (wrong.length > 0) throw new SettingsError(wrong)
  return settings
}

/** What looks like a setting and is none, each with the one that may be meant: a slip would be passed over in silence. */
export const unknownSettings = (environment: NodeJS.ProcessEnv): readonly string[] =>
  Object.keys(environment)
    .filter((name) => name.startsWith('PURSER_') && !name.startsWith('PURSER_TEST_') && !(name in table))
    .map((name) => {
      const [near] = nearest(name, Object.keys(table))
      return `${name} is no setting, and is passed over${near === undefined ? '' : `; ${near} may be meant`}`
    })

/** A secret of production is guessed by nobody; `openssl rand -base64 32` makes one. */
function weakSecrets(settings: Settings): readonly string[] {
  const { PURSER_SECRET_KEY: key, PURSER_CLIENTS: clients = '', PURSER_METRICS_TOKEN: token } = settings
  const isWeak = (secret: string) => secret.length < STRONG
  const named = clients.split(',').filter(Boolean)
  return [
    ...(key !== undefined && isWeak(key) ? ['PURSER_SECRET_KEY'] : []),
    ...(named.some((pair) => isWeak(pair.slice(pair.indexOf(':') + 1))) ? ['PURSER_CLIENTS'] : []),
    ...(token !== undefined && isWeak(token) ? ['PURSER_METRICS_TOKEN'] : []),
  ].map((name) => `${name}: a secret of production has at least ${STRONG} characters`)
}

const STRONG = 24

export class SettingsError extends Error {
  constructor(wrong: readonly string[]) {
    super(`These settings are wrong:\n${wrong.map((line) => `  ${line}`).join('\n')}`)
    this.name = 'SettingsError'
  }
}

/** Name, default and meaning, for the reference. */
export const settingsTable = (): readonly { name: string; fallback: string; meaning: string }[] =>
  Object.entries(table).map(([name, [schema, meaning]]) => ({
    name,
    fallback: String(schema.safeParse(undefined).data ?? ''),
    meaning,
  }))
