import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { workersOfCompany } from '../../store/payroll/period-inputs.ts'
import { date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { newestFirst } from '../../wire/fields/paging.ts'
import { ranged } from '../../wire/fields/range.ts'
import { historyPage, ownHistoryReply } from '../../wire/history.ts'
import { historyOfWorker } from '../../work/payroll/history.ts'
import { operation } from '../declaration/operation.ts'

export const getIndividualPayrollHistory = operation({
  address: 'reports/getIndividualPayrollHistory',
  job: 'reports',
  verb: 'GET',
  access: {
    scope: 'read',
    roles: ['administrator', 'bookkeeper', 'worker', 'formerWorker'],
    reach: 'worker',
  },
  summary: 'Answers the paychecks of one worker by pay date, so that year-to-date amounts run forward.',
  description:
    'With `newestFirst` the last paycheck comes first, as a person looks for it. `returnedPay` is what of a paycheck came ' +
    'back from the bank, and how it was paid again.',
  body: ranged(
    z.object({
      companyId: id('company'),
      userId: id('user'),
      from: date().nullish(),
      to: date().nullish(),
      newestFirst: newestFirst(),
      ...historyPage,
    }),
  ),
  reply: ownHistoryReply,

  async run({ body, work }) {
    const { companyId, userId, from, to } = body
    const known = await workersOfCompany(work, companyId, [userId])
    if (!known.has(userId)) throw unknownId((await companyExists(work, companyId)) ? 'user' : 'company')
    const periods = await periodsWhere(work, {
      companyId,
      paidTo: { companyId, userId },
      ...(from ? { payDateFrom: from } : {}),
      ...(to ? { payDateTo: to } : {}),
    })
    const forward = periods.toSorted((a, b) => (a.payDate < b.payDate ? -1 : a.payDate > b.payDate ? 1 : 0))
    const paid = body.newestFirst === true ? forward.toReversed() : forward
    return historyOfWorker(work, paid, body)
  },
})
