import { z } from 'zod'
import { userMachine } from '../../domain/people/user-status.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { companyExists } from '../../store/company/companies.ts'
import { findPeople } from '../../store/people/find.ts'
import { type SearchedPerson, searchedPeople } from '../../store/people/search.ts'
import { clientKeys } from '../../wire/client-keys.ts'
import { choice, id, optionalId, optionalText } from '../../wire/fields/fields.ts'
import { moment } from '../../wire/fields/instant.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

/** A page, unless another size is asked for. */
const USUAL = 50

/** What is asked for by time is read from what was done since. */
const MOST_DAYS = 31

export const searchUsers = operation({
  address: 'reports/searchUsers',
  job: 'people',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Finds people of a company, or of all companies that the caller reaches.',
  description:
    'Everything that is given must hold. In order of creation, a page of 50 unless `limit` says otherwise. `query` is the ' +
    'beginning of a name, from the first name or from the last, or a whole email, in any letter case; within a company ' +
    'also an `externalId`. A worker’s `externalId` is what addUser calls ' +
    '`userReferenceId`. `updatedSince` finds whoever something was done to, by whatever operation or later work.',
  body: z.object({
    companyId: optionalId('company'),
    query: optionalText(100)
      .describe('The beginning of a name, or an email.')
      .meta({ examples: ['reed'] }),
    status: choice(userMachine.states).nullish().describe('Only people whose stored status is this.'),
    externalId: optionalText(100)
      .describe('Only who has this key of yours.')
      .meta({ examples: ['emp-0042'] }),
    userIds: z
      .array(id('user'))
      .max(1000, 'must have at most 1000 items')
      .nullish()
      .describe('Only these people.'),
    updatedSince: moment()
      .nullish()
      .describe('Only people whom something was done to since then, at most 31 days ago.'),
    ...page,
  }),
  reply: z.object({
    users: z.array(
      z.object({
        userId: z.uuid(),
        companyId: z.uuid(),
        company: z.string(),
        firstName: z.string(),
        middleName: z.string(),
        lastName: z.string(),
        email: z.string(),
        jobTitle: z.string(),
        workerType: z.string(),
        status: z
          .string()
          .describe('The stored status, as getUser answers it.')
          .meta({ examples: ['Active'] }),
        externalId: z
          .string()
          .describe('Your key of the person; empty for none.')
          .meta({ examples: ['emp-0042'] }),
        metadata: clientKeys.metadata,
      }),
    ),
    ...pageReply,
  }),
  refusals: { tooLongAgo: 'updatedSince must be at most 31 days ago; list everyone with reports/getUsers' },

  async run({ body, work, refuse }) {
    const { companyId, updatedSince } = body
    if (companyId && !(await companyExists(work, companyId))) throw unknownId('company')
    const named = [...new Set(body.userIds ?? [])]
    const areKnown = named.length === 0 || (await searchedPeople(work, named)).length === named.length
    if (!areKnown) throw unknownId('user')
    if (updatedSince && updatedSince < work.now - MOST_DAYS * 86_400_000) refuse('tooLongAgo')
    const asked = { ...body, limit: body.limit ?? USUAL }
    const ids = await findPeople(
      work,
      {
        companyId,
        text: body.query || undefined,
        status: body.status ?? undefined,
        reference: body.externalId || undefined,
        userIds: body.userIds ?? undefined,
        changedSince: updatedSince ? isoInstant(updatedSince) : undefined,
      },
      {
        sort: 'created',
        after: body.cursor ? { key: '', userId: body.cursor } : undefined,
        atMost: asked.limit + 1,
      },
    )
    const { items, next } = pageOf(asked, ids, ({ userId }) => userId)
    const people = await searchedPeople(
      work,
      items.map(({ userId }) => userId),
    )
    return { users: people.map(personForm), ...next }
  },
})

const personForm = ({ reference, ...person }: SearchedPerson) => ({ ...person, externalId: reference })
