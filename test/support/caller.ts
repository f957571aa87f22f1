import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { operations } from '../../src/operations/index.ts'

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The bytes as they came. */
  readonly text: string
  /** The JSON in them. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects; the service checks every reply's shape.
  readonly body: any
}

export interface Given {
  readonly verb?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Without a length, in pieces. */
  readonly chunked?: boolean
  /** `clientID:SecretKey` of someone else. */
  readonly client?: string
}

/** Sends an operation by its address: `call('adminPortal/addUser', { user })`. */
export type Caller = (address: string, body?: object, given?: Given) => Promise<Reply>

export const callerOf =
  (url: () => string, client: string): Caller =>
  (address, body = {}, given = {}) => {
    const verb = given.verb ?? verbOf(address)
    const text = JSON.stringify({ method: address.split('/')[1], ...body })
    return send(new URL(address, `${url()}/`), { ...given, client: given.client ?? client, verb, text })
  }

/** Any verb with any body text, as it is. */
export function send(url: URL | string, given: Given & { readonly text?: string }): Promise<Reply> {
  const { verb = 'POST', text, chunked = false } = given
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: verb, agent, headers: headersOf(given) }, (incoming) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const received = Buffer.concat(parts).toString('utf8')
        const { statusCode, headers } = incoming
        resolve({ status: statusCode!, headers, text: received, body: parsed(received) })
      })
    })
    outgoing.on('error', reject)
    if (chunked) outgoing.write(text)
    outgoing.end(chunked ? undefined : text)
  })
}

/** What a refused call answers: `expect(await call(…)).toMatchObject(refused('Invalid UserId'))`. */
export const refused = (message: string) => ({ status: 400, body: { error: { code: 400, message } } })

export const basic = (credentials: string): string => `Basic ${Buffer.from(credentials).toString('base64')}`

function headersOf({ headers, text, chunked, client }: Parameters<typeof send>[1]) {
  return {
    ...(client === undefined ? {} : { authorization: basic(client) }),
    ...(text === undefined ? {} : { 'content-type': 'application/json' }),
    ...(chunked ? { 'transfer-encoding': 'chunked' } : {}),
    ...(text === undefined || chunked ? {} : { 'content-length': String(Buffer.byteLength(text)) }),
    ...headers,
  }
}

const agent = new Agent({ keepAlive: true })

const verbOf = (address: string): string =>
  operations.find((operation) => operation.address === address)?.verb ?? 'POST'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
