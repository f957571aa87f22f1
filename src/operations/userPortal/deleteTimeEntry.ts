import { z } from 'zod'
import { cardsWhere } from '../../store/time/cards.ts'
import { deleteEntry, entryOf } from '../../store/time/entries.ts'
import { id } from '../fields.ts'
import { cardRefusals, changeable, touch } from '../forms/time-entry.ts'
import { known, operation } from '../operation.ts'
import { workerOf } from '../whose.ts'

export const deleteTimeEntry = operation({
  address: 'userPortal/deleteTimeEntry',
  verb: 'DELETE',
  summary: 'Takes an entry off a time card that is open or rejected.',
  body: z.object({ companyId: id('company'), userId: id('user'), timeEntryId: id('timeEntry') }),
  reply: z.object({ success: z.boolean(), message: z.string() }),
  refusals: cardRefusals,

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
