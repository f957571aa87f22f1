import { z } from 'zod'
import { addBusinessDays } from '../domain/calendar/business-days.ts'
import { easternTime } from '../kernel/dates.ts'
import { openPrenoteFile } from '../store/money/prenotes.ts'
import { markHandedOver } from '../store/money/releases.ts'
import { returnsLater } from '../work/money/returns-later.ts'
import { nextBankingDay } from '../work/money/schedule.ts'
import { pendingAccount } from '../work/people/judge-user-account.ts'
import { idOf, ofCompany } from './fields.ts'
import { handOver, handOverOf } from './hand-over.ts'
import { patient } from './schedules.ts'
import { outsideTask } from './task.ts'

/** Nacha: live entries no sooner than the third banking day after a prenote has settled, if nothing came back. */
const WAIT = 3

/** Asks for a worker's account with an entry that carries no money: once, however often this is tried. */
export const sendPrenote = outsideTask({
  name: 'sendPrenote',
  payload: z.object({ ...ofCompany, userId: idOf<'user'>(), accountId: idOf<'userBankAccount'>() }),
  retries: patient,
  limit: 300,

  async prepare(work, { payload }) {
    if (!(await pendingAccount(work, payload))) return undefined
    const file = await openPrenoteFile(work, { ...payload, effectiveDate: nextBankingDay(work) })
    return file && handOverOf(work, file)
  },

  call: async (asked, effect) => ({
    ...(await handOver(asked, effect)),
    effectiveDate: asked.file.effectiveDate,
  }),

  async record(work, { payload }, { achFileId, effectiveDate }) {
    const { companyId, accountId } = payload
    await markHandedOver(work, { companyId, achFileId })
    work.note({ companyId, subjectIds: [achFileId, accountId], facts: { kind: 'prenote' } })
    const dueAt = easternTime(addBusinessDays('federalReserve', effectiveDate, WAIT), '09:00')
    work.later({ task: 'passPrenote', key: accountId, companyId, dueAt, payload })
    if (!work.isSandbox) returnsLater(work, companyId, work.now)
  },
})
