import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { numberEvents } from '../../store/database/numbering.ts'
import { listEvents } from '../../store/webhooks/events.ts'
import { optionalId } from '../../wire/fields/fields.ts'
import { moment } from '../../wire/fields/instant.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { cursorOf, newestFirst, pageBy, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

export const getEvents = operation({
  address: 'reports/getEvents',
  job: 'webhooks',
  verb: 'GET',
  access: { scope: 'read', roles: [], reach: 'company' },
  summary: 'Answers the events of the last 30 days, each as it is delivered.',
  description:
    '`since` is compared with the events’ own time, the client’s. With `limit` or `cursor` the reply also has ' +
    '`nextCursor` (null when there is no more now) and `resumeCursor`, from which a later call goes on. Events are ' +
    'numbered when they are committed, so a reader who goes on from `resumeCursor` gets each event once and misses ' +
    'none, however many are written meanwhile. With `newestFirst` there is no `resumeCursor`: nobody goes on from there.',
  body: z.object({
    since: moment().nullish(),
    companyId: optionalId('company').describe('Only events of this company.'),
    eventId: z
      .uuid('must be an eventId')
      .nullish()
      .describe(
        'Only this event: what a delivery or a log names. An event that is over 30 days old is not found.',
      ),
    newestFirst: newestFirst(),
    ...pageBy(/^\d{1,18}$/),
  }),
  reply: z.object({
    events: z.array(
      z.object({
        trigger: z.object({ eventId: z.uuid(), eventType: z.string(), eventTimeStamp: z.string() }),
        payload: z.array(z.record(z.string(), z.array(z.unknown()))),
      }),
    ),
    ...pageReply,
    resumeCursor: z.string().nullable().optional(),
  }),
  numbers: true,

  async run({ body, work }) {
    const { companyId } = body
    if (companyId && !(await companyExists(work, companyId))) throw unknownId('company')
    await numberEvents(work)
    const { after, atMost } = rangeOf(body)
    const isNewestFirst = body.newestFirst === true
    const events = await listEvents(work, {
      since: body.since ?? undefined,
      companyId,
      eventId: body.eventId ?? undefined,
      ...(after === undefined ? {} : { after: BigInt(after) }),
      isNewestFirst,
      ...(atMost === undefined ? {} : { atMost }),
    })

    const { items, next } = pageOf(body, events, ({ position }) => String(position))
    const last = items.at(-1)?.position ?? after
    const resume =
      (body.limit || body.cursor) && !isNewestFirst ? { resumeCursor: cursorOf(String(last ?? 0)) } : {}
    return { events: items.map(({ body: text }) => JSON.parse(text) as Envelope), ...next, ...resume }
  },
})

interface Envelope {
  trigger: { eventId: string; eventType: string; eventTimeStamp: string }
  payload: Record<string, unknown[]>[]
}
