import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { enter } from '../dispatch/enter.ts'
import { nameOf } from '../dispatch/names.ts'
import { readRequest } from '../dispatch/read-request.ts'
import type { Heard } from '../dispatch/request.ts'
import { ignoredHeader } from '../dispatch/request-options.ts'
import { Problem } from '../kernel/problem.ts'
import { TooMany } from '../store/access/brake.ts'
import { privacy } from './doorkeeper.ts'
import { JSON_TYPE } from './errors.ts'
import { networkOfRequest } from './networks.ts'
import { METHODS } from './operations.ts'
import type { ServerParts } from './parts.ts'
import { recognition } from './recognition.ts'
import { setToken } from './session-cookie.ts'
import { isOwnPage, sessionCaller } from './sessions.ts'
import type { Traced } from './traced.ts'
import { versionOf } from './version.ts'

/** The area `session`: the door itself, where a caller may not be known yet. Its bodies are small. */
export function sessionRoutes(app: FastifyInstance, parts: ServerParts): void {
  const isPrivate = privacy(parts.settings)
  const recognize = recognition(parts).now
  const route = (method?: string) =>
    app.route({
      method: METHODS,
      bodyLimit: SMALL,
      url: method ? `/${AREA}/${method}` : `/${AREA}`,
      onRequest: async (request, reply) => {
        if (!isPrivate(request)) throw new Problem(400, 'Use HTTPS')
        reply.header('Purser-Version', versionOf(request.headers['purser-version']))
      },
      handler: async (request, reply) => {
        try {
          return await reply
            .type(JSON_TYPE)
            .send(await answer({ ...parts, recognize }, { request, reply }, method))
        } catch (error) {
          if (error instanceof TooMany) reply.header('Retry-After', String(Math.ceil(error.seconds)))
          throw error
        }
      },
    })
  for (const operation of parts.directory.operations) if ('enter' in operation) route(nameOf(operation))
  route()
}

const AREA = 'session'
const SMALL = 131_072

async function answer(
  parts: ServerParts & { readonly recognize: ReturnType<typeof recognition>['now'] },
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  method: string | undefined,
): Promise<string> {
  const { directory, settings, door } = parts
  const heard: Heard = { ignored: [] }
  const arrived = {
    area: AREA,
    ...(method ? { method } : {}),
    bytes: (request.body as Buffer | undefined) ?? NOTHING,
    verb: request.method,
    headers: request.headers,
    caller: undefined,
    requestId: request.id,
  }
  try {
    const read = readRequest({ directory, settings }, arrived, heard)
    const isOpen = read.operation.access === 'open'
    const caller =
      (await sessionCaller(parts, request)) ??
      (isOpen ? undefined : (await parts.recognize(request, reply)).caller)
    if (caller) (request as Traced).caller = caller
    return await enter(
      { ...parts.dispatch, door: { ...door, requestId: request.id } },
      { ...read, caller },
      {
        caller,
        network: networkOfRequest(request),
        isOwnPage: isOwnPage(request),
        keep: (token) => setToken(settings, { request, reply }, token),
      },
    )
  } finally {
    if (heard.address) (request as Traced).address = heard.address
    if (heard.ignored.length > 0) reply.header('Purser-Ignored', ignoredHeader(heard.ignored))
  }
}

const NOTHING = Buffer.alloc(0)
