import { z } from 'zod'
import { type ReturnCode, readReturns as read, returnCodes } from '../domain/ach/returns.ts'
import { addDays } from '../kernel/dates.ts'
import type { Id } from '../kernel/ids.ts'
import { cameBack } from '../steps/money/come-back.ts'
import { lockMoney } from '../steps/money/load.ts'
import { returnsLater } from '../steps/money/returns-later.ts'
import { sentTransfers } from '../store/returned.ts'
import { findTransfer } from '../store/transfers.ts'
import { patient } from './schedules.ts'
import { outsideTask } from './task.ts'

/** A consumer may return an unauthorized debit for sixty days; everything else comes back sooner. */
const RETURN_DAYS = 60

/** Reads what the bank put into its inbox and applies this company's part of it. A return that was applied changes nothing. */
export const readReturns = outsideTask({
  name: 'readReturns',
  payload: z.object({ companyId: z.custom<Id<'company'>>() }),
  retries: patient,
  lease: 60,
  emits: ['payPeriod', 'companyBankAccount', 'employeeBankAccount', 'employeeStatus'],

  async prepare(work, { payload }) {
    const since = addDays(work.today, -RETURN_DAYS)
    const sent = await sentTransfers(work, payload.companyId, { since })
    return sent.length === 0 ? undefined : payload
  },

  call: async (_, { outside }) => (await outside.bank.returns()).flatMap(read),

  async record(work, { payload: { companyId } }, returned) {
    const codes = new Map(returned.map(({ individualId, code }) => [individualId, code]))
    const since = addDays(work.today, -RETURN_DAYS)
    const references = [...codes.keys()]
    for (const sent of references.length > 0
      ? await sentTransfers(work, companyId, { since, references })
      : []) {
      const money = await lockMoney(work, { companyId, runId: sent.runId })
      const transfer = await findTransfer(work, sent.transferId)
      const code = codes.get(sent.reference)!
      if (!money || !transfer || !['pending', 'complete'].includes(transfer.status)) continue
      if (code in returnCodes)
        await cameBack(work, money, { transfers: [transfer], code: code as ReturnCode })
      else work.note({ companyId, subjectIds: [sent.transferId], facts: { unknownReturn: code } })
    }
    returnsLater(work, companyId, work.today)
  },
})
