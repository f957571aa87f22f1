import { z } from 'zod'
import { leaveColumns } from '../../domain/reports/leave.ts'
import { companyExists } from '../../store/company/companies.ts'
import { date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { format, reportReply } from '../../wire/reports/report.ts'
import { answered } from '../../work/reports/answer.ts'
import { leaveLiability } from '../../work/reports/people.ts'
import { operation } from '../declaration/operation.ts'

export const getLeaveLiability = operation({
  address: 'reports/getLeaveLiability',
  job: 'sums',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'The leave that people have earned, and what it is worth.',
  description:
    'Every balance through a day at the wage that is in force then. Whether leave must be paid out to who leaves is a ' +
    'question of state law and of the policy: terminateUser decides it for each.',
  body: z.object({
    companyId: id('company'),
    on: date().nullish().describe('The day; today unless given.'),
    format: format(),
  }),
  reply: reportReply(leaveColumns),
  heavy: true,

  async run({ body, work }) {
    const { companyId, on } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')

    return answered(work, body, await leaveLiability(work, companyId, on ?? work.today))
  },
})
