import { z } from 'zod'
import { kybMachine } from '../../domain/company/kyb.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { searchedCompanies } from '../../store/company/search.ts'
import { clientKeys } from '../../wire/client-keys.ts'
import { choice, optionalText } from '../../wire/fields/fields.ts'
import { moment } from '../../wire/fields/instant.ts'
import { page, pageOf, pageReply } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

/** A page, unless another size is asked for. */
const USUAL = 50

/** What is asked for by time is read from what was done since. */
const MOST_DAYS = 31

export const searchCompanies = operation({
  address: 'reports/searchCompanies',
  job: 'company',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Finds companies that the caller reaches.',
  description:
    'Everything that is given must hold. In order of creation, a page of 50 unless `limit` says otherwise. `query` is the ' +
    'beginning of the legal name in any letter case, or a whole `externalId`. `updatedSince` finds companies that something ' +
    'was done to, by whatever operation or later work; what was done to their people alone does not count.',
  body: z.object({
    query: optionalText(100)
      .describe('The beginning of the name, or your key.')
      .meta({ examples: ['blue'] }),
    status: choice(kybMachine.states)
      .nullish()
      .describe('Only companies whose verification (kybStatus) stands so.'),
    externalId: optionalText(100)
      .describe('Only the company that has this key of yours.')
      .meta({ examples: ['acct-0042'] }),
    updatedSince: moment()
      .nullish()
      .describe('Only companies that something was done to since then, at most 31 days ago.'),
    ...page,
  }),
  reply: z.object({
    companies: z.array(
      z.object({
        companyId: z.uuid(),
        company: z.string(),
        doingBusinessAs: z.string(),
        status: z.string(),
        kybStatus: z.string(),
        ...clientKeys,
      }),
    ),
    ...pageReply,
  }),
  refusals: { tooLongAgo: 'updatedSince must be at most 31 days ago; list them with reports/getCompanies' },

  async run({ body, work, refuse }) {
    const { updatedSince } = body
    if (updatedSince && updatedSince < work.now - MOST_DAYS * 86_400_000) refuse('tooLongAgo')
    const asked = { ...body, limit: body.limit ?? USUAL }
    const found = await searchedCompanies(work, {
      text: body.query || undefined,
      kybStatus: body.status ?? undefined,
      externalId: body.externalId || undefined,
      changedSince: updatedSince ? isoInstant(updatedSince) : undefined,
      after: body.cursor ?? undefined,
      atMost: asked.limit + 1,
    })

    const { items, next } = pageOf(asked, found, ({ companyId }) => companyId)
    return { companies: items, ...next }
  },
})
