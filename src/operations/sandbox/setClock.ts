import { z } from 'zod'
import { type Instant, instant } from '../../kernel/dates.ts'
import { lockClock, setOut } from '../../store/agenda/clock.ts'
import { anyScheduleExists } from '../../store/payroll/pay-schedules.ts'
import { clockOf, travelRefusals, travelReply } from '../../wire/clock.ts'
import { travelled } from '../../work/sandbox/travelled.ts'
import { operation } from '../declaration/operation.ts'

const FIVE_YEARS = 1830 * 86_400_000
const EARLIEST = Date.UTC(2000, 0, 1)

/** An instant with its offset from UTC. */
const moment = () =>
  z.iso
    .datetime({ offset: true, error: 'must be an ISO 8601 instant such as 2026-12-31T17:00:00Z' })
    .transform((text): Instant => instant(Date.parse(text)))

export const setClock = operation({
  address: 'sandbox/setClock',
  job: 'sandbox',
  verb: 'POST',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Sets this client’s clock; everything that falls due on the way happens in order first.',
  description:
    'Forwards, five years at most in one call; backwards, to 2000 at the earliest, until the client’s first pay ' +
    'schedule exists. The clock ticks on from there. A travel that takes more than a minute answers ' +
    '`status: "travelling"` and goes on; ask getClock. `happened` says what happened on the way.',
  body: z.object({ to: moment() }),
  reply: travelReply,
  refusals: {
    backwards: 'The clock goes forwards only, once a pay schedule exists; resetSandbox begins anew',
    backwardsOnTheWay: 'The clock is travelling further than that; it goes forwards only',
    tooEarly: 'The clock cannot be set before 2000-01-01',
    ...travelRefusals,
  },
  awaits: { process: 'travel', settled: travelled },

  async run({ body: { to }, work, refuse }) {
    const { now, travelTo } = await lockClock(work)
    if (to < EARLIEST) refuse('tooEarly')
    if (to > now + FIVE_YEARS) refuse('tooFar')
    if (travelTo !== null && to < travelTo) refuse('backwardsOnTheWay')
    if (to < now && (await anyScheduleExists(work))) refuse('backwards')

    await setOut(work, { now, to })
    work.note({ facts: { to } })
    return { clock: clockOf(to) }
  },
})
