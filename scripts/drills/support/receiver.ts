/** A receiver of webhooks on a free port of the loopback: it checks every signature and may behave badly. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

interface Letter {
  readonly id: string
  readonly text: string
  /** Milliseconds of the process. */
  readonly at: number
}

export interface Receiver {
  readonly url: string
  readonly letters: Letter[]
  /** Every request, also those without a good signature. */
  readonly requests: () => number
  readonly forged: () => number
  secret: string
  close(): Promise<void>
}

type Behavior = (response: ServerResponse, request: IncomingMessage) => void

export async function receiver(
  answer: Behavior = (response) => void response.writeHead(200).end(),
): Promise<Receiver> {
  let [requests, forged] = [0, 0]
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('error', () => {})
    response.on('error', () => {})
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      requests += 1
      const letter = letterOf(self.secret, Buffer.concat(parts).toString('utf8'), request)
      if (letter) self.letters.push(letter)
      else forged += 1
      answer(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const self: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    letters: [],
    requests: () => requests,
    forged: () => forged,
    secret: '',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return self
}

function letterOf(secret: string, text: string, { headers }: IncomingMessage): Letter | undefined {
  try {
    new Webhook(secret).verify(text, headers as Record<string, string>)
  } catch {
    return undefined
  }
  return { id: String(headers['webhook-id']), text, at: performance.now() }
}
