import { z } from 'zod'
import { languages } from '../../domain/access/language.ts'
import { isWorker } from '../../domain/access/session.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { accessLogOf } from '../../store/access/access-log.ts'
import { staffOf } from '../../store/access/staff.ts'
import { companyExists } from '../../store/company/companies.ts'
import { id, optionalId } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { personNamed, personRefusals } from '../../work/access/staff.ts'
import { operation } from '../declaration/operation.ts'

export const getAccess = operation({
  address: 'adminPortal/getAccess',
  job: 'access',
  verb: 'GET',
  access: { scope: 'admin', roles: ['administrator'], reach: 'company' },
  summary: 'Lists who may sign in as staff of a company; of one person also when and how they did.',
  description:
    'With userId or businessUserId it is about that person alone, with the last 100 entries of their log, newest first: ' +
    'sign-ins, wrong codes, ends, and changes of their access. A worker may sign in because of being one.',
  body: z.object({
    companyId: id('company'),
    userId: optionalId('user'),
    businessUserId: optionalId('businessUser'),
  }),
  reply: z.object({
    access: z
      .array(
        z.object({
          businessUserId: z.uuid().optional(),
          userId: z.uuid().optional(),
          name: z.string().describe('First and last name.'),
          email: z.string(),
          role: z.string().describe('What the person is to the company.'),
          language: z.enum(languages),
          grantedAt: z.string().nullable().describe('Since when; null for a worker.'),
        }),
      )
      .describe('Who may sign in.'),
    log: z
      .array(
        z.object({
          at: z.string().describe('When, in real time.'),
          act: z.string().describe('What happened.'),
          actor: z.string().describe('Who did it.'),
        }),
      )
      .describe('What happened about the person; empty for a whole company.'),
  }),
  refusals: { onePerson: personRefusals.onePerson },

  async run({ body, work, refuse }) {
    const { companyId, userId, businessUserId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const staff = await staffOf(work, companyId)
    if (!userId && !businessUserId) return { access: staff.map(shown), log: [] }
    const person = await personNamed(work, body)
    if (person === 'onePerson') return refuse('onePerson')
    const personId = userId ?? businessUserId!

    const log = await accessLogOf(work, { companyId, personId }, 100)
    return {
      access:
        person === 'noAccess'
          ? []
          : isWorker(person.role)
            ? [shownWorker(person)]
            : staff.filter((one) => one.businessUserId === personId).map(shown),
      log: log.map(({ at, ...entry }) => ({ at: isoInstant(at), ...entry })),
    }
  },
})

const shown = ({ grantedAt, ...staff }: Awaited<ReturnType<typeof staffOf>>[number]) => ({
  ...staff,
  grantedAt: isoInstant(grantedAt),
})

const shownWorker = (person: Exclude<Awaited<ReturnType<typeof personNamed>>, string>) => ({
  userId: person.personId,
  name: `${person.firstName} ${person.lastName}`,
  email: person.email,
  role: person.role,
  language: person.language,
  grantedAt: null,
})
