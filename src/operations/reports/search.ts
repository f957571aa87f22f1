import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { choice, optionalId, text } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { search as searchFor, searchKinds } from '../../work/company/search.ts'
import { operation } from '../declaration/operation.ts'

/** Of each kind, unless another number is asked for. */
const USUAL = 10

export const search = operation({
  address: 'reports/search',
  job: 'company',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Finds people, companies, pay periods and transactions by what one would type.',
  description:
    'An id finds whatever has it. Otherwise: people by the beginning of their name, from the first name or from the last, ' +
    'by their email, within a company also by your key of them; companies by the beginning of their name; within a company, pay periods by their payday (`2026-12-04` or `12/04/2026`) and transactions of the last 90 ' +
    'days by the 15 digits of their trace number. Letter case does not matter.',
  body: z.object({
    text: text(100)
      .describe('What to find.')
      .meta({ examples: ['reed'] }),
    companyId: optionalId('company'),
    kinds: z
      .array(choice(searchKinds))
      .max(10, 'must have at most 10 items')
      .nullish()
      .describe('What may be found; without it, everything.'),
    limit: z
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(50, 'must be at most 50')
      .nullish()
      .describe('How many of each kind at most; 10 without it.')
      .meta({ examples: [10] }),
  }),
  reply: z.object({
    results: z
      .array(
        z.object({
          kind: z
            .enum(searchKinds)
            .describe('What was found.')
            .meta({ examples: ['person'] }),
          id: z.uuid().describe('Its id: of a transaction, its requestReferenceId.'),
          companyId: z.uuid(),
          name: z
            .string()
            .describe('What it is called.')
            .meta({ examples: ['Jo Reed'] }),
          detail: z
            .string()
            .describe('What tells it from others of that name.')
            .meta({ examples: ['Baker, Blue Heron Bakery, Active'] }),
        }),
      )
      .describe('What was found, people first.'),
  }),

  async run({ body, work }) {
    const { companyId, kinds } = body
    if (companyId && !(await companyExists(work, companyId))) throw unknownId('company')
    const asked = { text: body.text, companyId, atMost: body.limit ?? USUAL }
    const wanted = searchKinds.filter((kind) => !kinds?.length || kinds.includes(kind))
    return { results: [...(await searchFor(work, asked, wanted))] }
  },
})
