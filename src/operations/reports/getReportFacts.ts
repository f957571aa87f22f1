import { z } from 'zod'
import { wordsFor } from '../../domain/filings/files/report-words.ts'
import { companyExists } from '../../store/company/companies.ts'
import { reportFactsOf } from '../../store/filings/parties.ts'
import { id, optionalId } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { reportFactsRecord } from '../../wire/report-facts.ts'
import { operation } from '../declaration/operation.ts'

export const getReportFacts = operation({
  address: 'reports/getReportFacts',
  job: 'filings',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'What was told of a worker or the company for the files of agencies, and what may be.',
  description:
    'With `userId` of that worker, without it of the company itself. updateReportFacts tells them.',
  body: z.object({ companyId: id('company'), userId: optionalId('user') }),
  reply: z.object({
    reportFacts: z.array(reportFactsRecord).describe('By who asks.'),
    words: z
      .array(
        z.object({
          word: z.string().describe('By which it is told.'),
          format: z.string().describe('How it is written.'),
        }),
      )
      .describe('What may be told.'),
  }),

  async run({ body: { companyId, userId }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const rows = await reportFactsOf(work, companyId, userId ?? companyId)

    const words = Object.entries(wordsFor(userId ? 'worker' : 'company'))
    return {
      reportFacts: rows.map(({ where, facts }) => ({
        companyId,
        userId: userId ?? null,
        where,
        told: facts,
      })),
      words: words.map(([word, { format }]) => ({ word, format })),
    }
  },
})
