import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../kernel/problem.ts'
import { jobsToDo } from '../operations/declaration/jobs.ts'
import { everyTool } from './agents/tools.ts'
import { doorkeeper } from './doorkeeper.ts'
import { METHODS } from './operations.ts'
import type { ServerParts } from './parts.ts'
import { contentsOf } from './reference/contents.ts'
import { once } from './reference/once.ts'
import type { Traced } from './traced.ts'

/**
 * The Model Context Protocol over streamable HTTP, without a session: every request brings its key, and each tool that it
 * calls goes through the door of the operations. What speaks the protocol is loaded when the first agent comes.
 */
export function agentRoute(app: FastifyInstance, parts: ServerParts): void {
  const contents = once(() => contentsOf(parts.directory.operations))
  const tools = once(() => everyTool(contents()))
  app.route({
    method: METHODS,
    url: '/mcp',
    bodyLimit: parts.settings.PURSER_IMPORT_LIMIT,
    onRequest: doorkeeper(parts, 'now'),
    handler: async (request, reply) => {
      ;(request as Traced).address = 'mcp'
      const { caller } = request as Traced
      if (caller?.kind !== 'key') throw new Problem(403, 'This needs an API key')
      if (request.method !== 'POST') {
        reply.header('Allow', 'POST')
        throw new Problem(405, `/mcp does not answer ${request.method}; use POST`)
      }
      const { answerAgent } = await import('./agents/answer.ts')
      const answer = await answerAgent({
        ...{ app, request, caller, jobs: jobsIn(request) },
        contents: contents(),
        tools: tools(),
      })
      const type = answer.headers.get('content-type')
      if (type) reply.type(type)
      return reply.code(answer.status).send(await answer.text())
    },
  })
}

/** `/mcp?jobs=payroll,people`: an agent that has one job need not read the tools of all. */
function jobsIn({ query }: FastifyRequest): readonly string[] {
  const { jobs = '' } = query as { readonly jobs?: string }
  const named = String(jobs).split(',').filter(Boolean)
  const unknown = named.filter((name) => !Object.hasOwn(jobsToDo, name))
  if (unknown.length > 0) {
    const known = Object.keys(jobsToDo).join(', ')
    throw new Problem(400, `There is no job ${unknown.join(', ')}; there are ${known}`)
  }
  return named
}
