import { z } from 'zod'
import { instant } from '../../src/kernel/dates.ts'
import { laterMadeUp, madeUpTask } from '../support/made-up-tasks.ts'
import { ran } from './ground.ts'

export const DAY = 86_400_000

/** Marks its step and puts the next on the agenda under the same key. Sometimes it fails after having written. */
export const daily = madeUpTask({
  name: 'daily',
  payload: z.object({ lane: z.string(), step: z.int(), last: z.int(), every: z.int(), fails: z.number() }),
  retries: Array.from({ length: 50 }, () => 0.01),
  async run(work, item) {
    const { lane, step, last, every, fails } = item.payload
    await ran(work, lane, step)
    if (step < last) {
      const dueAt = instant(item.dueAt + every)
      laterMadeUp(work, { ...item, task: 'daily', dueAt, payload: { ...item.payload, step: step + 1 } })
    }
    if (Math.random() < fails) throw new Error('undone')
  },
})
