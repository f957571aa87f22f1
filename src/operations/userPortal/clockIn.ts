import { z } from 'zod'
import { localAt } from '../../domain/time/local-time.ts'
import { instant } from '../../kernel/dates.ts'
import { entryOf, insertEntry } from '../../store/time/entries.ts'
import { entrySiteForm, entrySiteOf } from '../../wire/entry-site.ts'
import { id } from '../../wire/fields/fields.ts'
import { contextRefusals, dayOfEntry, entryReply } from '../../wire/time-entry.ts'
import { siteFields } from '../../wire/work-site.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { checkSites } from '../../work/people/sites.ts'
import { cardFor, entryContext, touch } from '../../work/time/entry.ts'
import { refuseOverlap } from '../../work/time/stretch.ts'
import { operation } from '../declaration/operation.ts'

const MINUTE = 60_000

export const clockIn = operation({
  address: 'userPortal/clockIn',
  job: 'time',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Begins a stretch of work now, to the minute.',
  description: 'From `dateOfJoin` on, and through `exitDate`. The entry is open until clockOut.',
  body: z.object({ companyId: id('company'), userId: id('user'), ...siteFields }),
  reply: entryReply,
  refusals: { ...contextRefusals, clockedIn: 'Employee is already clocked in; use clockOut first.' },
  conflicts: { time_entry_open: 'clockedIn' },
  emits: ['timeCard'],

  async run({ body, work, refuse }) {
    const worker = await workerOf(work, body)
    const context = await entryContext(work, worker, refuse)
    if (await entryOf(work, worker, 'open')) refuse('clockedIn')
    const start = instant(Math.floor(work.now / MINUTE) * MINUTE)
    const localStart = localAt(start, context.zone)
    const card = await cardFor(work, worker, { day: dayOfEntry(localStart), context }, refuse)
    await refuseOverlap(work, worker, { start, end: instant(start + MINUTE) }, refuse)
    await checkSites(work, worker.companyId, [body], refuse)

    const { companyId, userId } = worker
    const { timeCardId } = card
    const { zone, roundingMinutes } = context
    const site = entrySiteOf(body)
    const open = { localEnd: null, end: null, breakMinutes: 0, source: 'clock' as const, ...site }
    const begun = { companyId, userId, timeCardId, zone, localStart, start, roundingMinutes, ...open }
    const timeEntryId = await insertEntry(work, begun)
    await touch(work, card)
    work.note({ companyId, subjectIds: [userId, timeEntryId] })
    const shown = {
      timeEntryId,
      timeCardId,
      start: localStart as string,
      end: null,
      timeZone: zone,
      hours: null,
      ...entrySiteForm(site),
    }
    return { timeEntry: { ...shown, message: 'Clocked in successfully' } }
  },
})
