import { z } from 'zod'
import { MOST_MINUTES } from '../../domain/time/entries.ts'
import { localAt } from '../../domain/time/local-time.ts'
import { breakOf, minutesOf } from '../../domain/time/stretch.ts'
import { instant } from '../../kernel/dates.ts'
import { assert } from '../../kernel/problem.ts'
import { assignmentOf } from '../../store/time/assignments.ts'
import { cardsWhere } from '../../store/time/cards.ts'
import { entryOf, updateEntry } from '../../store/time/entries.ts'
import { id } from '../../wire/fields/fields.ts'
import {
  breakMinutes,
  breakRefusals,
  entryAnswer,
  entryReply,
  overlapRefusals,
} from '../../wire/time-entry.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { touch } from '../../work/time/entry.ts'
import { refuseOverlap } from '../../work/time/stretch.ts'
import { operation } from '../declaration/operation.ts'

const MINUTE = 60_000

export const clockOut = operation({
  address: 'userPortal/clockOut',
  job: 'time',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Ends the stretch of work that clockIn began.',
  description:
    'To the minute, at least one. An entry that was forgotten for more than 24 hours is ended with updateTimeEntry, ' +
    'which says when the work really ended, and so is one that ran into another. `breakMinutes` replaces the policy’s meal break.',
  body: z.object({ companyId: id('company'), userId: id('user'), breakMinutes: breakMinutes() }),
  reply: entryReply,
  refusals: {
    notClockedIn: 'Employee is not clocked in; use clockIn first, or addTimeEntry for work that is done.',
    forgotten: 'Clocked in more than 24 hours ago; end the entry with updateTimeEntry',
    ...breakRefusals,
    ...overlapRefusals,
  },
  emits: ['timeCard'],

  async run({ body, work, refuse }) {
    const worker = await workerOf(work, body)
    const open = (await entryOf(work, worker, 'open')) ?? refuse('notClockedIn')
    const [card] = await cardsWhere(work, { companyId: worker.companyId, ids: [open.timeCardId] }, true)
    const policy = await assignmentOf(work, worker)
    // Neither an assignment ends nor a card is submitted while the clock runs.
    assert(policy && card, `entry ${open.timeEntryId} is open without a card or a policy`)

    const end = instant(Math.max(open.start + MINUTE, Math.floor(work.now / MINUTE) * MINUTE))
    const minutes = minutesOf({ start: open.start, end })
    if (minutes > MOST_MINUTES) refuse('forgotten')
    if ((body.breakMinutes ?? 0) >= minutes) refuse('longBreak')
    await refuseOverlap(work, worker, { start: open.start, end, except: open.timeEntryId }, refuse)
    const taken = breakOf({ start: open.start, end }, body.breakMinutes, policy.mealBreakMinutes)
    const entry = { ...open, end, localEnd: localAt(end, open.zone), breakMinutes: taken }

    await updateEntry(work, entry)
    await touch(work, card)
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId, open.timeEntryId] })
    return entryAnswer(entry, entry, 'Clocked out successfully')
  },
})
