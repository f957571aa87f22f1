// The service in a process of its own, whose submissions of filings stop where they are told to: says where it listens.
import { pino } from 'pino'
import { startService } from '../../src/service/main.ts'
import { readSettings } from '../../src/settings/settings.ts'
import { tasksWithDesk } from './filing-desk.ts'

const [desk, stops] = process.argv.slice(2)
if (desk === undefined || stops === undefined) throw new Error('usage: filing-program <desk> <stops>')

const tasks = tasksWithDesk(desk, JSON.parse(stops))
const { address } = await startService(readSettings(process.env), pino({ level: 'silent' }), { tasks })
console.log(`listens on ${address}`)
