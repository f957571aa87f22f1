import { z } from 'zod'
import { cardsWhere } from '../../store/time/cards.ts'
import { deleteEntry, entryOf } from '../../store/time/entries.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { cardRefusals } from '../../wire/time-entry.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { changeable, touch } from '../../work/time/entry.ts'
import { operation } from '../declaration/operation.ts'

export const deleteTimeEntry = operation({
  address: 'userPortal/deleteTimeEntry',
  job: 'time',
  verb: 'DELETE',
  access: { scope: 'time', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Takes an entry off a time card that is open or rejected.',
  body: z.object({ companyId: id('company'), userId: id('user'), timeEntryId: id('timeEntry') }),
  reply: z.object({ success: z.boolean(), message: z.string() }),
  refusals: cardRefusals,
  emits: ['timeCard'],

  async run({ body, work, refuse }) {
    const worker = await workerOf(work, body)
    const entry = known(await entryOf(work, worker, body.timeEntryId), 'timeEntry')
    const [card] = await cardsWhere(work, { companyId: worker.companyId, ids: [entry.timeCardId] }, true)

    changeable(card!, refuse)

    await deleteEntry(work, entry)
    await touch(work, card!)
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId, entry.timeEntryId] })
    return { success: true, message: 'Time entry deleted successfully' }
  },
})
