import { createHmac } from 'node:crypto'

/** A message in the sense of the Standard Webhooks specification: its id is the same at every attempt. */
export interface Message {
  readonly id: string
  /** Seconds since 1970, real time: a receiver refuses what is too old. */
  readonly timestamp: number
  readonly body: string
}

/** `whsec_` and the base64 of the key, as Standard Webhooks prints it. */
export const printSecret = (key: Buffer): string => `whsec_${key.toString('base64')}`

const CONTENT_TYPE = 'application/json'
const USER_AGENT = 'Purser'

/** What every delivery says of itself, without the signature: nothing of it is secret. Before it is sent it has no time. */
export const plainHeaders = ({
  id,
  timestamp,
}: Pick<Message, 'id'> & { readonly timestamp: number | undefined }): Record<string, string> => ({
  'content-type': CONTENT_TYPE,
  'user-agent': USER_AGENT,
  'webhook-id': id,
  ...(timestamp === undefined ? {} : { 'webhook-timestamp': String(timestamp) }),
})

/** The same with the signature, in one piece. During a rotation there are two secrets, and either one verifies. */
export const signedHeaders = (message: Message, secrets: readonly string[]): Record<string, string> => ({
  'content-type': CONTENT_TYPE,
  'user-agent': USER_AGENT,
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': secrets.map((secret) => signature(message, secret)).join(' '),
})

function signature({ id, timestamp, body }: Message, secret: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}
