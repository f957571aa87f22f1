import { z } from 'zod'
import { actorOf, bylineOf } from '../../domain/access/caller.ts'
import { linkTo } from '../../domain/access/link.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { logAccess } from '../../store/access/access-log.ts'
import { insertMinted } from '../../store/access/sign-ins.ts'
import { id, line, optionalId, optionally } from '../../wire/fields/fields.ts'
import { personNamed, personRefusals } from '../../work/access/staff.ts'
import { reachable } from '../declaration/at-door.ts'
import { operation } from '../declaration/operation.ts'

export const createConsoleLink = operation({
  address: 'adminPortal/createConsoleLink',
  job: 'access',
  verb: 'POST',
  access: { scope: 'admin', roles: [], reach: 'company', again: true },
  summary: 'Makes a link that signs one person in, once: for a platform that knows its people already.',
  description:
    'Give it to that person alone: whoever opens it first is that person, for that company only. It works once, for 15 ' +
    'minutes unless `expiresInMinutes` says otherwise, for a day at most. Its session proves nothing: bank accounts and ' +
    'secrets still ask for a code or a passkey.',
  body: z.object({
    companyId: id('company'),
    userId: optionalId('user'),
    businessUserId: optionalId('businessUser'),
    page: optionally(
      line(200).regex(/^\/(?![/\\])[^\s\\#]*$/, 'must be a path of this service, such as /me/pay'),
    )
      .describe('The page that it opens: a path of this service.')
      .meta({ examples: ['/me'] }),
    expiresInMinutes: z
      .int('must be a whole number of minutes')
      .min(1, 'must be at least 1')
      .max(1440, 'must be at most 1440')
      .nullish()
      .describe('How long it may wait to be opened: 15 minutes when left out, 1,440 at most.')
      .meta({ examples: [15] }),
    returnUrl: optionally(
      line(500).regex(/^https?:\/\/[^\s/\\@]+(\/[^\s\\]*)?$/, 'must be an address that begins with https://'),
    )
      .describe('Where the way back to your own pages leads.')
      .meta({ examples: ['https://platform.example.com/team'] }),
  }),
  reply: z.object({
    consoleLink: z
      .object({
        url: z.string().describe('The link. It is shown once and kept nowhere.'),
        expiresAt: z.string().describe('When it is over, in real time.'),
      })
      .describe('The link and its end.'),
  }),
  refusals: personRefusals,

  async run({ body, work, caller, environment, refuse }) {
    const { consoleUrl } = reachable(environment)
    const person = await personNamed(work, body)
    if (typeof person === 'string') return refuse(person)

    const { token, expiresAt } = await insertMinted(work, {
      personId: person.personId,
      page: body.page,
      returnUrl: body.returnUrl,
      seconds: (body.expiresInMinutes ?? 15) * 60,
    })
    await logAccess(work, [person], { act: 'was given a link', actor: bylineOf(actorOf(caller)) })
    work.note({ companyId: person.companyId, subjectIds: [person.personId] })
    return { consoleLink: { url: linkTo(consoleUrl, token), expiresAt: isoInstant(expiresAt) } }
  },
})
