import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { purserClient, verifyWebhook } from '../client/index.ts'
import { type Command, type Running, UsageError } from './command.ts'
import { connection, connectionOf } from './connect.ts'

export const listen: Command = {
  details:
    'Adds a webhook endpoint to the client, checks the signature of every delivery, and removes the endpoint at the\n' +
    'end (Ctrl-C). Your program gets the same bytes and headers, and its answer is the answer to the delivery: a\n' +
    'failure is tried again. The service must be able to reach this machine; --host says under which name.',
  options: {
    ...connection,
    to: { value: 'URL', means: 'where to forward: http://localhost:3000/hooks, or a port alone' },
    host: {
      value: 'HOST',
      means: 'the name of this machine as the service sees it; 127.0.0.1 is the default',
    },
    json: { means: 'print every event whole, one a line' },
  },
  async run(given) {
    const purser = purserClient(connectionOf(given))
    const to = target(given.text('to'))
    let secret = ''
    const server = createServer((request, response) => {
      receive(request, { to, secret, print: given.print }).then(
        (status) => response.writeHead(status).end(),
        () => response.writeHead(502).end(),
      )
    })
    const host = given.text('host') ?? '127.0.0.1'
    await new Promise<void>((resolve) => server.listen(0, host === '127.0.0.1' ? host : '0.0.0.0', resolve))
    const url = `http://${host}:${(server.address() as AddressInfo).port}/`
    const { webhookEndpoint: added } = await purser.adminPortal.addWebhookEndpoint({
      webhookEndpoint: { url },
    })
    secret = added.secret
    given.say(`listening; events are signed with ${secret}${to ? ` and go on to ${to}` : ''}`)
    const { webhookEndpointId } = added
    return closing(async () => {
      await purser.adminPortal.deleteWebhookEndpoint({ webhookEndpointId })
      server.close()
    })
  },
}

const closing = (stop: () => Promise<void>): Running => ({ stop })

function target(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = /^\d+$/.test(text) ? `http://127.0.0.1:${text}/` : text
  if (!URL.canParse(url)) throw new UsageError('--to must be a URL or a port')
  return url
}

interface Receiving {
  readonly to: string | undefined
  readonly secret: string
  readonly print: (result: object, text: string) => void
}

/** The status that the service gets: 401 for a bad signature, what the local program answers, or 200. */
async function receive(request: IncomingMessage, { to, secret, print }: Receiving): Promise<number> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = Buffer.concat(parts).toString('utf8')
  const event = JSON.parse(body) as {
    trigger: { eventType: string; eventId: string; eventTimeStamp: string }
  }
  const isGenuine = await verifyWebhook({ secret, headers: request.headers, body }).then(
    () => true,
    () => false,
  )
  const status = !isGenuine ? 401 : to ? await forward(to, request, body) : 200
  const { eventType, eventId, eventTimeStamp } = event.trigger
  const words = `${eventTimeStamp}  ${eventType}  ${eventId}  ${isGenuine ? 'signature ok' : 'BAD SIGNATURE'}`
  print(event, to && isGenuine ? `${words}  ${status}` : words)
  return status
}

async function forward(to: string, { headers }: IncomingMessage, body: string): Promise<number> {
  const passed = Object.entries(headers).filter(([name]) =>
    /^(webhook-|content-type$|user-agent$)/.test(name),
  )
  const response = await fetch(to, {
    method: 'POST',
    headers: Object.fromEntries(passed) as Record<string, string>,
    body,
  })
  return response.status
}
