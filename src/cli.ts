#!/usr/bin/env node
import { pino } from 'pino'
import { startService } from './main.ts'
import { readSettings, SettingsError } from './settings.ts'

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const log = pino({ level: settings.PURSER_LOG_LEVEL })
  const service = await startService(settings, log)
  process.stdout.write(welcome(service))
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    service.stop().then(
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

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
