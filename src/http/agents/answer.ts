import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KeyCaller } from '../../domain/access/caller.ts'
import type { Contents } from '../reference/contents.ts'
import { callerAt } from './call.ts'
import { agentServer } from './server.ts'
import { type Tool, toolsOf } from './tools.ts'

interface Asked {
  readonly app: FastifyInstance
  readonly request: FastifyRequest
  readonly caller: KeyCaller
  readonly contents: Contents
  readonly tools: readonly Tool[]
  readonly jobs: readonly string[]
}

/** One message of an agent, or several, and what is answered. */
export async function answerAgent({ app, request, caller, contents, tools, jobs }: Asked): Promise<Response> {
  const bytes = (request.body as Buffer | undefined) ?? Buffer.alloc(0)
  // The framework has held the body to its limit.
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: bytes.length + 1,
  })
  const own = toolsOf(tools, caller, jobs)
  const server = agentServer({ tools: own, contents, call: callerAt(app, request) })
  await server.connect(transport)
  try {
    const headers = Object.fromEntries(
      READ.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
    )
    return await transport.handleRequest(
      new Request('http://purser/mcp', { method: 'POST', headers, body: new Uint8Array(bytes) }),
    )
  } finally {
    await server.close()
  }
}

const READ = ['accept', 'content-type', 'mcp-protocol-version']
