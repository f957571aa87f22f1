import { z } from 'zod'
import { instant } from '../../../src/kernel/dates.ts'
import { laterMadeUp, madeUpTask } from '../../support/made-up-tasks.ts'
import type { TestService } from '../../support/service.ts'

/** A clock with a task that chimes. */
export function clocks({ call, owner }: TestService) {
  const now = async (who: typeof call = call): Promise<number> =>
    Date.parse((await who('sandbox/getClock')).body.clock.now)
  const chimes = async (): Promise<number[]> =>
    (
      await owner.query("select facts->'at' as at from audit where actor = 'task:chime' order by audit_id")
    ).rows.map((row) => row.at)
  async function laterChime(dueAt: number, left = 0): Promise<void> {
    await owner.query(
      `insert into agenda (agenda_id, client_id, task, key, payload, due_at, wake_at)
       select gen_random_uuid(), client_id, 'chime', 'bell', $2, $1,
              $1::timestamptz - clock_offset * interval '1 millisecond'
       from client join account using (client_id) where account_id = 'first'`,
      [new Date(dueAt).toISOString(), { left }],
    )
  }
  return { now, chimes, laterChime }
}

export const DAY = 86_400_000

export const HOUR = 3_600_000

/** Each task of this file tells what time it was when it ran; `chime` repeats itself every day, three times. */
export const chime = madeUpTask({
  name: 'chime',
  payload: z.object({ left: z.int() }),
  retries: [],
  async run(work, item) {
    work.note({ facts: { at: work.now } })
    if (item.payload.left === 0) return
    laterMadeUp(work, {
      ...item,
      task: 'chime',
      dueAt: instant(item.dueAt + DAY),
      payload: { left: item.payload.left - 1 },
    })
  },
})

export const close = (actual: number, expected: number) => Math.abs(actual - expected) < 5_000
