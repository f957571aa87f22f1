import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect } from 'vitest'

export interface Received {
  readonly eventId: string
  readonly eventType: string
  /** The shown record, under whatever root. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects of the payload.
  readonly shown: any
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface TestReceiver {
  readonly url: string
  /** In order of arrival, each accepted (2xx) one. */
  readonly received: Received[]
  /** Every request, also the refused ones. */
  readonly attempts: () => number
  /** Requests being answered at one time, at most. */
  readonly mostAtOnce: () => number
  /** Every delivery is verified with these, by the public package; add one for each endpoint. */
  readonly secrets: string[]
  readonly close: () => Promise<void>
  /** What to answer instead of 200; 0 answers nothing more. */
  answer: (received: Received, response: ServerResponse) => number | Promise<number>
}

/** A receiver of webhooks on a free port of the loopback. */
export async function testReceiver(port = 0): Promise<TestReceiver> {
  let attempts = 0
  let now = 0
  let most = 0
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    most = Math.max(most, ++now)
    response.on('close', () => now--)
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      attempts++
      const text = Buffer.concat(parts).toString('utf8')
      const verified = verify(self.secrets, text, request.headers)
      const status = verified ? await self.answer(verified, response) : 401
      if (verified && status >= 200 && status < 300) self.received.push(verified)
      if (status !== 0 && !response.writableEnded) response.writeHead(status).end(`answered ${status}`)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const self: TestReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    attempts: () => attempts,
    mostAtOnce: () => most,
    secrets: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    answer: () => 200,
  }
  afterAll(() => self.close())
  return self
}

function verify(
  secrets: readonly string[],
  text: string,
  headers: IncomingHttpHeaders,
): Received | undefined {
  const isGood = secrets.some((secret) => {
    try {
      new Webhook(secret).verify(text, headers as Record<string, string>)
      return true
    } catch {
      return false
    }
  })
  if (!isGood) return undefined
  const { trigger, payload } = JSON.parse(text)
  expect(headers['webhook-id']).toBe(trigger.eventId)
  const [record] = Object.values(payload[0]) as unknown[][]
  return { eventId: trigger.eventId, eventType: trigger.eventType, shown: record![0], headers, text }
}
