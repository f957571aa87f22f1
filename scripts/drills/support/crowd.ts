/**
 * The bad neighbor of a soak, in a process of its own: it fills the queue of heavy operations and causes events for
 * receivers that fail, until it is told to stop. Prints what it was answered.
 */
import { user } from '../../../test/support/bodies.ts'
import { asked } from './ask.ts'
import { type Load, load } from './load.ts'

interface Told {
  readonly urls: readonly string[]
  readonly client: string
  readonly companyId: string
  readonly payPeriodId: string
  readonly heavy: number
  readonly writers: number
}

const { urls, client, companyId, payPeriodId, heavy, writers } = JSON.parse(process.argv[2]!) as Told
let over = false
const isOver = () => over
process.once('SIGTERM', () => {
  over = true
})

const urlAt = (at: number): string => urls[at % urls.length]!
const [previews, writes] = await Promise.all([
  load({ connections: heavy, isOver }, (at) =>
    light(
      asked(urlAt(at), 'payroll/previewPayroll', { companyId, payPeriodId }, { client, patience: 600_000 }),
    ),
  ),
  load({ connections: writers, isOver, pause: 200 }, (at) =>
    light(asked(urlAt(at), 'adminPortal/addUser', user(companyId), { client, patience: 60_000 })),
  ),
])
console.log(JSON.stringify({ previews: shown(previews), writes: shown(writes) }))
process.exit(0)

/** Without the text, which would fill this process instead. */
async function light(answer: ReturnType<typeof asked>): ReturnType<typeof asked> {
  return { ...(await answer), text: '', headers: {} }
}

function shown({ statuses, p50, p99 }: Load) {
  return { statuses, p50, p99 }
}
