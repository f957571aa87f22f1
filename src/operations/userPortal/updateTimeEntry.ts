import { z } from 'zod'
import { cardsWhere } from '../../store/time/cards.ts'
import { entryOf as storedEntry, updateEntry } from '../../store/time/entries.ts'
import { siteAfter } from '../../wire/entry-site.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
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
import { cardFor, changeable, entryContext, entryOf, touch } from '../../work/time/entry.ts'
import { checkedStretch } from '../../work/time/stretch.ts'
import { operation } from '../declaration/operation.ts'

export const updateTimeEntry = operation({
  address: 'userPortal/updateTimeEntry',
  job: 'time',
  verb: 'PUT',
  access: { scope: 'time', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Changes a time entry; what is left out stays as it is.',
  description:
    'Giving an `end` to an entry that is still open clocks the user out. An entry that now begins in another pay period ' +
    'moves to that period’s card. The break stays as it was unless it is sent; so do the place of work, which `isRemote: ' +
    'false` takes off, and the department, job and cost center.',
  body: z.object({
    companyId: id('company'),
    userId: id('user'),
    timeEntryId: id('timeEntry'),
    start: localTime().nullish(),
    end: localTime()
      .meta({ type: 'string', examples: ['2026-12-01T17:30'] })
      .nullish(),
    breakMinutes: breakMinutes(),
    ...siteFields,
  }),
  reply: entryReply,
  refusals: { ...contextRefusals, ...stretchRefusals, stillOpen: 'end is required: the user is clocked in' },
  emits: ['timeCard'],

  async run({ body, work, refuse }) {
    const worker = await workerOf(work, body)
    const { companyId, userId } = worker
    const before = known(await storedEntry(work, worker, body.timeEntryId), 'timeEntry')
    const [old] = await cardsWhere(work, { companyId, ids: [before.timeCardId] }, true)
    changeable(old!, refuse)
    const context = await entryContext(work, worker, refuse)
    const start = body.start ?? before.localStart
    const end = body.end ?? before.localEnd ?? refuse('stillOpen')
    const card = await cardFor(work, worker, { day: dayOfEntry(start), context }, refuse)
    const said = body.breakMinutes ?? (before.end === null ? undefined : before.breakMinutes)
    const sent = { start, end, zone: context.zone, breakMinutes: said, kept: before }
    const stretch = await checkedStretch(work, worker, sent, refuse)
    await checkSites(work, companyId, [body], refuse)

    const entry = { ...entryOf(stretch, context, said), ...siteAfter(body, before) }

    await updateEntry(work, { ...before, ...entry, timeCardId: card.timeCardId })
    await touch(work, card)
    if (old!.timeCardId !== card.timeCardId) await touch(work, old!)
    work.note({ companyId, subjectIds: [userId, before.timeEntryId] })
    const ids = { timeEntryId: before.timeEntryId, timeCardId: card.timeCardId }
    return entryAnswer(ids, entry, 'Time entry updated successfully')
  },
})
