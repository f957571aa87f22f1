import { z } from 'zod'
import { insertEntry } from '../../store/time/entries.ts'
import { entrySiteOf } from '../../wire/entry-site.ts'
import { id, optionalId } from '../../wire/fields/fields.ts'
import {
  breakMinutes,
  contextRefusals,
  dayOfEntry,
  entryAnswer,
  entryReply,
  localTime,
  stretchRefusals,
} from '../../wire/time-entry.ts'
import { siteFields } from '../../wire/work-site.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { checkSites } from '../../work/people/sites.ts'
import { cardFor, entryContext, entryOf, touch } from '../../work/time/entry.ts'
import { checkedStretch } from '../../work/time/stretch.ts'
import { operation } from '../declaration/operation.ts'

export const addTimeEntry = operation({
  address: 'userPortal/addTimeEntry',
  job: 'time',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Adds a stretch of work to the time card of the period that it begins in.',
  description:
    '`start` and `end` are local times of the work place: in the policy’s time zone, else in that of the work state. ' +
    'Hours are elapsed time: a shift over the autumn change of the clocks is an hour longer. Of a time that is shown ' +
    'twice that night the first is meant, as the end of an entry the first after its start. `breakMinutes` replaces the ' +
    'policy’s meal break; 0 means none. An entry may lie ahead, in any pay period that is open: a payroll whose payday is ' +
    'near the end of its period is run before the last of its hours are worked.',
  body: z.object({
    companyId: id('company'),
    userId: id('user'),
    timeCardId: optionalId('timeCard'),
    start: localTime(),
    end: localTime().meta({ type: 'string', examples: ['2026-12-01T17:30'] }),
    breakMinutes: breakMinutes(),
    ...siteFields,
  }),
  reply: entryReply,
  refusals: { ...contextRefusals, ...stretchRefusals },
  emits: ['timeCard'],

  async run({ body, work, refuse }) {
    const worker = await workerOf(work, body)
    const context = await entryContext(work, worker, refuse)
    const asked = { day: dayOfEntry(body.start), context, timeCardId: body.timeCardId }
    const card = await cardFor(work, worker, asked, refuse)
    const stretch = await checkedStretch(work, worker, { ...body, zone: context.zone }, refuse)
    await checkSites(work, worker.companyId, [body], refuse)

    const entry = { ...entryOf(stretch, context, body.breakMinutes), ...entrySiteOf(body) }

    const { companyId, userId } = worker
    const { timeCardId } = card
    const timeEntryId = await insertEntry(work, { ...entry, companyId, userId, timeCardId, source: 'manual' })
    await touch(work, card)
    work.note({ companyId, subjectIds: [userId, timeEntryId] })
    return entryAnswer({ timeEntryId, timeCardId }, entry, 'Time entry added successfully')
  },
})
