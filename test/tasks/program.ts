// Runners in a process of their own, for the tests that kill it: says "ready", and works until it is killed.
import { pino } from 'pino'
import type { Outside } from '../../src/outside/outside.ts'
import { servicePool } from '../../src/store/database/connection.ts'
import { startAgenda } from '../../src/tasks/agenda.ts'
import { asking } from './asking.ts'
import { daily } from './daily.ts'
import { keys } from './ground.ts'

const [databaseUrl, runners] = process.argv.slice(2)
if (databaseUrl === undefined) throw new Error('usage: program <database> <runners>')

/** Says that it asks, and has no answer. */
const never = async () => {
  console.log('asking')
  await new Promise(() => {})
}

const pool = servicePool(databaseUrl, 5)
const parts = {
  pool,
  vaults: keys,
  tasks: [daily, asking(never)],
  outside: {} as Outside,
  isSandbox: true,
  log: pino({ level: 'silent' }),
}
startAgenda(parts, { databaseUrl, runners: Number(runners), lookEvery: 100 })
console.log('ready')
