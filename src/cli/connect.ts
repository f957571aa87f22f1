import type { Given } from './command.ts'
import { type Option, UsageError } from './command.ts'

/** Options of a command that speaks to a running service as one of its clients. */
export const connection: Readonly<Record<string, Option>> = {
  url: { value: 'URL', means: 'the service; PURSER_URL, or 127.0.0.1 with PORT or 4000, is the default' },
  client: {
    value: 'ID:SECRET',
    means: 'credentials; PURSER_CLIENT_ID and PURSER_SECRET_KEY are the default',
  },
}

export interface Connection {
  readonly url: string
  readonly clientId: string
  readonly secretKey: string
}

export function connectionOf({ text, environment }: Given): Connection {
  const { PURSER_CLIENT_ID: id, PURSER_SECRET_KEY: key, PURSER_URL: address, PORT: port } = environment
  const credentials = text('client') ?? (id && key ? `${id}:${key}` : undefined)
  const colon = credentials?.indexOf(':') ?? -1
  if (credentials === undefined || colon < 1) {
    throw new UsageError('Give --client ID:SECRET, or PURSER_CLIENT_ID and PURSER_SECRET_KEY')
  }
  return {
    url: (text('url') ?? address ?? `http://127.0.0.1:${port || 4000}`).replace(/\/$/, ''),
    clientId: credentials.slice(0, colon),
    secretKey: credentials.slice(colon + 1),
  }
}
