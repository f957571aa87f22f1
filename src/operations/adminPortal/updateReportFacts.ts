import { z } from 'zod'
import { keptFact, wordsFor } from '../../domain/filings/files/report-words.ts'
import { jurisdictions } from '../../domain/values.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { saveReportFacts } from '../../store/filings/parties.ts'
import { choice, id, line, optionalId, text } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { reportFactsRecord } from '../../wire/report-facts.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const updateReportFacts = operation({
  address: 'adminPortal/updateReportFacts',
  job: 'filings',
  verb: 'PUT',
  access: { scope: 'filings', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Tells what an agency asks about a worker or the company and no payroll knows.',
  description:
    'Occupation codes, places of work, branch and unit numbers: getReportFacts lists the words and their formats. What is left ' +
    'out stays as it is; an empty text takes a fact away. Files that are written afterwards hold it: prepareFiling writes ' +
    'those of a filing anew.',
  body: z.object({
    reportFacts: z
      .object({
        companyId: id('company'),
        userId: optionalId('user'),
        where: choice(jurisdictions)
          .describe('Who asks: `US`, or a state.')
          .meta({ examples: ['IN'] }),
        told: z
          .record(text(100), line(100))
          .describe('By the word of the layout.')
          .meta({ examples: [{ 'unit number': '0001' }] }),
      })
      .describe('What is told, and about whom.'),
  }),
  reply: z.object({ reportFacts: reportFactsRecord.describe('What is known now.') }),
  refusals: {
    unknownWord: '{word} is not asked about a {whom}; getReportFacts lists what is',
    wrongFormat: '{word} must be {format}',
  },

  async run({ body: { reportFacts: sent }, work, refuse }) {
    const { companyId, userId, where } = sent
    if (!(await lockCompany(work, companyId))) throw unknownId('company')
    if (userId) await workerOf(work, { companyId, userId })
    const whom = userId ? 'worker' : 'company'
    const told = Object.entries(sent.told).map(([word, value]) => {
      const known = wordsFor(whom)[word] ?? refuse('unknownWord', { word, whom })
      if (value !== '' && !known.pattern.test(value)) refuse('wrongFormat', { word, format: known.format })
      return [word, keptFact(known, value)]
    })

    const subjectId = userId ?? companyId
    const kept = await saveReportFacts(work, { companyId, subjectId, where }, Object.fromEntries(told))
    work.note({ companyId, subjectIds: [subjectId], facts: { where } })
    return { reportFacts: { companyId, userId: userId ?? null, where, told: { ...kept } } }
  },
})
