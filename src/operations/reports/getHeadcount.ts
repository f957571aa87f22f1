import { z } from 'zod'
import { headcountColumns } from '../../domain/reports/headcount.ts'
import { companyExists } from '../../store/company/companies.ts'
import { date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { ranged } from '../../wire/fields/range.ts'
import { format, reportReply } from '../../wire/reports/report.ts'
import { answered } from '../../work/reports/answer.ts'
import { yearSoFar } from '../../work/reports/asked.ts'
import { headcount } from '../../work/reports/people.ts'
import { operation } from '../declaration/operation.ts'

export const getHeadcount = operation({
  address: 'reports/getHeadcount',
  job: 'sums',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'How many people a company had before and after some days, who joined and who left.',
  description:
    'By kind of worker and state of work. Someone who joined and left in these days is counted in both, and a leaver who ' +
    'came back is counted as joining again.',
  body: ranged(
    z.object({
      companyId: id('company'),
      from: date().nullish().describe('The first day; the first of the year of `to` unless given.'),
      to: date().nullish().describe('The last day; today unless given.'),
      format: format(),
    }),
  ),
  reply: reportReply(headcountColumns),

  async run({ body, work }) {
    const { companyId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')

    return answered(work, body, await headcount(work, companyId, yearSoFar(work.today, body)))
  },
})
