import { z } from 'zod'
import { addBusinessDays } from '../domain/calendar/business-days.ts'
import { moneyNews } from '../domain/money/news.ts'
import { easternTime } from '../kernel/dates.ts'
import { openReturns } from '../store/money/open-returns.ts'
import { lockMoney } from '../work/money/load.ts'
import { issueAgain } from '../work/money/reissue.ts'
import { tellPeriod } from '../work/money/returned.ts'
import { idOf, ofRun } from './fields.ts'
import { patient } from './schedules.ts'
import { outsideTask } from './task.ts'

/** A payment came back because of the agency's account: it goes out again when the operator has given another. */
export const watchPayee = outsideTask({
  name: 'watchPayee',
  payload: z.object({ ...ofRun, transferId: idOf<'transfer'>(), seen: z.string().optional() }),
  retries: patient,
  limit: 60,
  emits: ['payPeriod', ...moneyNews],

  async prepare(work, { payload: { companyId, transferId } }) {
    const [open] = await openReturns(work, { companyId, transferId })
    return open && (open.payee || open.agencyRef)
  },

  call: (payee, { outside }) => outside.bank.accountMark(payee),

  async record(work, { key, payload }, mark) {
    const { companyId, transferId, seen = mark } = payload
    const money = await lockMoney(work, payload)
    const [open] = await openReturns(work, { companyId, transferId })
    if (!money || !open) return
    if (mark !== seen && mark !== '') {
      const again = await issueAgain(work, open)
      tellPeriod(work, money.run)
      return work.note({ companyId, subjectIds: [transferId, again], facts: { account: 'another' } })
    }
    const dueAt = easternTime(addBusinessDays('federalReserve', work.today, 1), '08:00')
    work.later({ task: 'watchPayee', key, companyId, dueAt, payload: { ...payload, seen } })
  },
})
