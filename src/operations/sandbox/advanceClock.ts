import { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import { lockClock, setOut } from '../../store/agenda/clock.ts'
import { clockOf, travelRefusals, travelReply } from '../../wire/clock.ts'
import { travelled } from '../../work/sandbox/travelled.ts'
import { operation } from '../declaration/operation.ts'

const HOUR = 3_600_000
const MAX_DAYS = 1830

const count = (max: number) =>
  z
    .number('must be a whole number')
    .min(0, 'must be at least 0: the clock goes forwards only')
    .max(max, `must be at most ${max}: a travel is five years at most`)
    .refine(Number.isInteger, 'must be a whole number')
    .nullish()
    .meta({ type: 'integer', minimum: 0, maximum: max })

export const advanceClock = operation({
  address: 'sandbox/advanceClock',
  job: 'sandbox',
  verb: 'POST',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Moves this client’s clock forwards; everything that falls due on the way happens in order first.',
  description:
    'Whole `days` (of 24 hours) and `hours`, one or both; together at most five years. The clock ticks on from there. ' +
    'A call while the clock travels makes that travel longer. A travel that takes more than a minute answers ' +
    '`status: "travelling"` and goes on; ask getClock. `happened` says what happened on the way.',
  body: z.object({ days: count(MAX_DAYS), hours: count(MAX_DAYS * 24) }),
  reply: travelReply,
  refusals: {
    nothingGiven: 'days or hours is required',
    ...travelRefusals,
  },
  awaits: { process: 'travel', settled: travelled },

  async run({ body: { days, hours }, work, refuse }) {
    if ((days ?? hours ?? null) === null) refuse('nothingGiven')
    const ahead = ((days ?? 0) * 24 + (hours ?? 0)) * HOUR
    if (ahead > MAX_DAYS * 24 * HOUR) refuse('tooFar')
    const { now, travelTo } = await lockClock(work)

    const to = instant((travelTo ?? now) + ahead)

    await setOut(work, { now, to })
    work.note({ facts: { to } })
    return { clock: clockOf(to) }
  },
})
