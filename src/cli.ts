#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { type Logger, pino } from 'pino'
import { startService, startWorker } from './main.ts'
import { printPaycheck } from './paycheck-command.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

/** Every command, by the word after `purser`. */
const commands: Readonly<Record<string, (settings: Settings, log: Logger) => Promise<Running>>> = {
  start: async (settings, log) => {
    const service = await startService(settings, log)
    process.stdout.write(welcome(service))
    return service
  },
  worker: async (settings, log) => {
    const worker = await startWorker(settings, log)
    process.stdout.write(`Purser works with ${settings.PURSER_RUNNERS} runners\n`)
    return worker
  },
}

interface Running {
  stop(): Promise<void>
}

async function main(name = 'start', ...rest: readonly string[]): Promise<void> {
  if (name === 'paycheck') {
    const [file = 0] = rest.filter((each) => !each.startsWith('--'))
    process.stdout.write(printPaycheck(readFileSync(file, 'utf8'), { explain: rest.includes('--explain') }))
    return
  }
  const command = commands[name]
  if (!command)
    throw new SettingsError([`unknown command ${name}: ${[...Object.keys(commands), 'paycheck'].join(', ')}`])
  const settings = readSettings(process.env)
  const log = pino({ level: settings.PURSER_LOG_LEVEL })
  const running = await command(settings, log)
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error: String(error) }, 'stop failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', () => stop('SIGINT'))
  process.on('SIGTERM', () => stop('SIGTERM'))
}

function welcome({ address, firstClient }: Awaited<ReturnType<typeof startService>>): string {
  const lines = [`Purser listens on ${address}`, `Reference        ${address}/docs`]
  if (firstClient) {
    lines.push('', 'Your sandbox credentials, shown this once:')
    lines.push(`  clientID   ${firstClient.clientId}`, `  SecretKey  ${firstClient.secretKey}`)
  }
  return `\n${lines.join('\n')}\n\n`
}

main(...process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
