import { setTimeout as sleep } from 'node:timers/promises'
import { type Drill, tally } from './drill.ts'
import type { Run } from './ground.ts'
import { missing } from './machine.ts'
import type { Line } from './table.ts'

/** No row may take longer: it has then hung, which is a failure like any other. */
const LONGEST = 15 * 60_000

export async function tried(run: Run, drill: Drill): Promise<Line> {
  const { row, title } = drill
  const lacking = drill.needs && missing(drill.needs)
  const from = performance.now()
  const count = tally()
  if (lacking) count.note(`not run: ${lacking}`)
  else {
    const ground = run.groundOf(row, count)
    try {
      const late = sleep(LONGEST * Math.max(1, run.scale * 10), 'late', { ref: false })
      if ((await Promise.race([drill.run(ground), late])) === 'late') count.fail('it did not end')
    } catch (error) {
      process.stderr.write(`${(error as Error).stack}\n`)
      count.fail(`it broke off: ${(error as Error).message}`)
    } finally {
      await ground.close()
    }
  }
  return { row, title, ...count.outcome(), seconds: (performance.now() - from) / 1000 }
}
