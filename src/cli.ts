#!/usr/bin/env node
import { type Running, UsageError } from './cli/command.ts'
import { run } from './cli/run.ts'
import { SettingsError } from './settings/settings.ts'

async function main(): Promise<void> {
  const running = await run(process.argv.slice(2), {
    environment: process.env,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  })
  if (running) stopOnSignal(running)
}

/** Everything may finish, for a while; then the process ends all the same. A terminal may send its signal twice. */
function stopOnSignal(running: Running): void {
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    setTimeout(() => {
      process.stderr.write(`${signal}: something did not end in time; what it had not committed is undone\n`)
      process.exit(1)
    }, running.patience ?? PATIENCE).unref()
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${signal}: stop failed: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', () => stop('SIGINT'))
  process.on('SIGTERM', () => stop('SIGTERM'))
}

const PATIENCE = 30_000

main().catch((error: unknown) => {
  const isPlain = error instanceof SettingsError || error instanceof UsageError
  process.stderr.write(`${isPlain ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
