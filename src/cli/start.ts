import { pino } from 'pino'
import { type Service, startService, startWorker } from '../service/main.ts'
import { type Settings, unknownSettings } from '../settings/settings.ts'
import { type Command, type Running, UsageError } from './command.ts'

export const start: Command = {
  details:
    'Without DATABASE_URL it runs a PostgreSQL of its own under PURSER_DATA_DIR. Several processes on one\n' +
    'DATABASE_URL share the work: any number with --role api, any number with --role worker.',
  options: {
    role: { value: 'all|api|worker', means: 'what this process does; all is the default' },
  },
  async run({ text, settings, say, environment }) {
    for (const line of unknownSettings(environment)) say(line)
    const role = text('role') ?? 'all'
    const begin = roles[role]
    if (!begin) throw new UsageError(`--role must be one of ${Object.keys(roles).join(', ')}`)
    return begin(settings())
  },
}

export const worker: Command = {
  run({ settings, say, environment }) {
    for (const line of unknownSettings(environment)) say(line)
    return work(settings())
  },
}

const roles: Readonly<Record<string, (settings: Settings) => Promise<Running>>> = {
  all: (settings) => serve(settings),
  api: (settings) => serve({ ...settings, PURSER_RUNNERS: 0 }),
  worker: (settings) => work(settings),
}

async function serve(settings: Settings): Promise<Running> {
  const service = await startService(settings, pino({ level: settings.PURSER_LOG_LEVEL }))
  process.stdout.write(welcome(service, await service.signIn()))
  return { stop: service.stop, patience: settings.PURSER_STOP_TIMEOUT }
}

async function work(settings: Settings): Promise<Running> {
  const running = await startWorker(settings, pino({ level: settings.PURSER_LOG_LEVEL }))
  process.stdout.write(`Purser works with ${settings.PURSER_RUNNERS} runners\n`)
  return { stop: running.stop, patience: settings.PURSER_STOP_TIMEOUT }
}

/** How this process was called, so that the next command is called the same way. */
const way = (): string => ways[process.env.npm_lifecycle_event ?? ''] ?? 'purser'

const ways: Readonly<Record<string, string>> = { npx: 'npx purser', start: 'npm run purser' }

function welcome({ address, firstClient }: Service, signIn: string | undefined): string {
  const lines = [
    `Purser listens on ${address}`,
    `Reference        ${address}/docs`,
    `Console          ${address}/`,
  ]
  if (signIn) lines.push(`Sign in          ${signIn}`)
  if (signIn?.includes('#')) lines.push(`                 once, within 15 minutes; later: ${way()} console`)
  if (firstClient) {
    lines.push('', 'Your sandbox credentials, shown this once:')
    lines.push(`  clientID   ${firstClient.clientId}`, `  SecretKey  ${firstClient.secretKey}`)
  }
  return `\n${lines.join('\n')}\n\n`
}
