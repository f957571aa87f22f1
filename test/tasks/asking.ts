import { z } from 'zod'
import { madeUpOutsideTask } from '../support/made-up-tasks.ts'
import { ran } from './ground.ts'

/** Asks the outside, however the caller likes, and marks the answer. */
export const asking = (call: (effectId: string, signal: AbortSignal) => Promise<void>, limit = 30) =>
  madeUpOutsideTask({
    name: 'asking',
    payload: z.object({}),
    retries: [3600],
    limit,
    prepare: async (_, item) => item.key,
    async call(asked, { effectId, signal }) {
      await call(effectId, signal)
      return asked
    },
    record: (work, _, answer) => ran(work, answer, 0).then(() => undefined),
  })
