import { once } from 'node:events'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import type { Command } from './command.ts'
import { connection, connectionOf } from './connect.ts'

export const mcp: Command = {
  details:
    'For agents that start a program: it carries their messages to /mcp of the service and the answers back. What the key may\n' +
    'do is what the agent may do; a key with few scopes is a good one to give.',
  options: {
    ...connection,
    jobs: { value: 'LIST', means: 'only the tools of these jobs, by comma, such as payroll,paychecks' },
  },
  async run(given) {
    const { url, clientId, secretKey } = connectionOf(given)
    const jobs = given.text('jobs')
    const address = new URL(`${url}/mcp${jobs ? `?jobs=${encodeURIComponent(jobs)}` : ''}`)
    const authorization = `Basic ${Buffer.from(`${clientId}:${secretKey}`).toString('base64')}`
    const service = new StreamableHTTPClientTransport(address, {
      requestInit: { headers: { authorization } },
    })
    const agent = new StdioServerTransport()
    let left = Promise.resolve()
    service.onmessage = (message) => void agent.send(message)
    agent.onmessage = (message) => {
      // In their order, and all of them before the end.
      left = left.then(() => service.send(message)).catch((error: Error) => refuse(agent, message, error))
    }
    await service.start()
    await agent.start()
    given.say(`speaking for ${clientId} to ${address}`)
    await once(process.stdin, 'end')
    await left
    await service.close()
    await agent.close()
    return undefined
  },
}

/** An agent that asked is told why there is no answer. */
async function refuse(agent: StdioServerTransport, message: JSONRPCMessage, { message: why }: Error) {
  if (!('id' in message) || message.id === undefined) return
  await agent.send({ jsonrpc: '2.0', id: message.id, error: { code: -32_000, message: why } })
}
