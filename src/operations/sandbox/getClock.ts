import { z } from 'zod'
import { isTravelling } from '../../store/agenda/clock.ts'
import { clockForm, clockOf } from '../../wire/clock.ts'
import { operation } from '../declaration/operation.ts'

export const getClock = operation({
  address: 'sandbox/getClock',
  job: 'sandbox',
  verb: 'GET',
  access: {
    scope: 'read',
    roles: ['administrator', 'bookkeeper', 'worker', 'formerWorker'],
    reach: 'worker',
  },
  summary: 'Tells this client’s time and its day in New York.',
  description: 'While the clock travels it stands at what is happening there, and `status` is `travelling`.',
  body: z.object({}),
  reply: z.object({ clock: clockForm }),

  async run({ work }) {
    return { clock: clockOf(work.now, await isTravelling(work)) }
  },
})
