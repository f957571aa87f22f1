import { eventType, type Family, families } from '../../domain/events.ts'
import { eventRecords } from '../../wire/event.ts'
import { sampleOf } from './sample.ts'
import { type Schema, schemaOf } from './schema.ts'

/** Each family of events as a webhook of the document: what is posted, with which headers, and what counts as taken. */
export const webhooks = () =>
  Object.fromEntries((Object.keys(families) as Family[]).map((name) => [name, { post: webhook(name) }]))

/** The envelope of an event of this family. */
export const eventExample = (name: Family) => ({
  trigger: {
    eventId: '0199d2f0-7c1e-7a55-9d0b-3f6f0c4f9a11',
    eventType: eventType(name, 'update'),
    eventTimeStamp: '11/15/2026 14:05:09',
  },
  payload: [{ [families[name].root]: [recordExample(families[name].root)] }],
})

type Root = keyof typeof eventRecords

const webhook = (name: Family) => ({
  operationId: `webhook_${name}`,
  tags: ['Webhooks and events'],
  summary: `${families[name].family} event`,
  description: `\`${eventType(name, 'insert')}\` when it begins, \`${eventType(name, 'update')}\` at every later change.`,
  parameters: HEADERS,
  requestBody: {
    required: true,
    content: { 'application/json': { schema: envelopeSchema(name), example: eventExample(name) } },
  },
  responses: {
    '2XX': { description: 'Taken. Anything else, a redirect included, is sent again later.' },
  },
})

const envelopeSchema = (name: Family): Schema => ({
  type: 'object',
  required: ['trigger', 'payload'],
  properties: {
    trigger: {
      type: 'object',
      description: 'What happened.',
      required: ['eventId', 'eventType', 'eventTimeStamp'],
      properties: {
        eventId: {
          type: 'string',
          format: 'uuid',
          description: 'The same at every attempt: keep the ids that you have handled.',
        },
        eventType: {
          type: 'string',
          enum: [eventType(name, 'insert'), eventType(name, 'update')],
          description: 'The family of the event, and whether the record is new.',
        },
        eventTimeStamp: {
          type: 'string',
          description:
            'The client’s time, UTC, as `MM/DD/YYYY HH:mm:ss`. In the sandbox it travels with the clock.',
        },
      },
    },
    payload: {
      type: 'array',
      description: 'One item, with the record under its root.',
      items: {
        type: 'object',
        required: [families[name].root],
        properties: { [families[name].root]: rootSchema(families[name].root) },
      },
    },
  },
})

const rootSchema = (root: Root): Schema => ({
  type: 'array',
  description: 'The record after the change, as the reads answer it.',
  items: recordSchema(root),
})

const recordSchema = (root: Root): Schema => schemaOf(eventRecords[root], { owner: root, side: 'event' })

const recordExample = (root: Root) => sampleOf(recordSchema(root), { owner: root, side: 'event', keys: [] })

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description,
})

const HEADERS = [
  header('webhook-id', 'The event’s id, the same at every attempt.'),
  header('webhook-timestamp', 'Seconds since 1970 in real time; refuse what is older than five minutes.'),
  header('webhook-signature', 'One or more signatures, separated by a space; one of them must be yours.'),
]
