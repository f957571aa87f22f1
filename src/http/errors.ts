import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { WrongVerb } from '../dispatch/protocol.ts'
import { type Detail, Problem } from '../kernel/problem.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Every failure leaves through here, in the one envelope. */
export function answerError(log: Logger, request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const problem = problemFrom(error)
  if (problem.code >= 500) log.error({ requestId: request.id, error: describe(error) }, 'failed')
  // A browser would ask for a name and a password by itself; our pages send people to the sign-in.
  if (problem.code === 401 && !('purser-console' in request.headers))
    reply.header('WWW-Authenticate', 'Basic realm="purser", charset="UTF-8"')
  if (problem instanceof WrongVerb) reply.header('Allow', problem.allow)
  if (isLater(problem) && !reply.hasHeader('Retry-After')) reply.header('Retry-After', SOON)
  return reply.code(problem.code).type(JSON_TYPE).send(envelope(problem))
}

export const problemFrom = (error: unknown): Problem =>
  error instanceof Problem ? error : frameworkProblem(error)

/** The answer to bytes that are not HTTP, or that stopped coming: there is no request, only a socket. */
export function answerBytes(error: NodeJS.ErrnoException): string {
  const status = BROKEN[error.code ?? ''] ?? 400
  return rawReply(new Problem(status, WORDS[status]!))
}

export function rawReply(problem: Problem): string {
  const body = envelope(problem)
  return [
    `HTTP/1.1 ${problem.code} ${problem.message}`,
    `Request-Id: ${randomUUID()}`,
    ...(isLater(problem) ? [`Retry-After: ${SOON}`] : []),
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

/** What another try may mend: it is told when, also where nobody knows better than soon. */
const isLater = ({ code }: Problem): boolean => code === 429 || code === 503

/** Seconds. */
const SOON = '1'

const envelope = ({ code, message, details, refusal }: Problem): string =>
  JSON.stringify({
    error: { code, message, ...(details.length > 0 && { details: details.map(coded(refusal)) }) },
  })

/** What has no code of its own is known by the name of its refusal. */
const coded =
  (refusal = 'invalid') =>
  ({ path, code = refusal, message }: Detail): Required<Detail> => ({ path, code, message })

const WORDS: Readonly<Record<number, string>> = {
  400: 'The request is malformed',
  408: 'The request did not arrive in time',
  413: 'The body is too large',
  414: 'The address is too long',
  415: 'The body must be sent with Content-Type: application/json',
  431: 'The headers are too large',
}

const BROKEN: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** The framework's own refusals keep their status and get plain words; everything else is our fault. */
function frameworkProblem(error: unknown): Problem {
  const { statusCode, code, message } = error as { statusCode?: number; code?: string; message?: string }
  const known = statusCode !== undefined && statusCode < 500 ? WORDS[statusCode] : undefined
  if (known) return new Problem(statusCode!, known)
  const [, words] = LATER.find(([pattern]) => pattern.test(code ?? message ?? '')) ?? []
  return words === undefined
    ? new Problem(500, 'Internal error; quote the Request-Id when reporting it')
    : new Problem(503, words)
}

/** What another try may mend, by the code of Postgres, of the socket or of its driver. Nothing of it was kept. */
const LATER: readonly (readonly [RegExp, string])[] = [
  // Rivals made the work fail each time it was tried, or held a record for too long.
  [/^(40001|40P01|55P03)/, 'Other requests are changing the same records; try again'],
  [/^(57014|25P03|Query read timeout)/, 'This took too long and was given up; try again'],
  [/^53[12]00/, 'The database has no room; try again when its operator has made some'],
  // Refused or lost, shutting down, starting up, no connection left, or files it cannot read.
  [
    /^(ECONN|ETIMEDOUT|ENOENT|EPIPE|57P0|08|53|55000|58|timeout exceeded|Connection terminated|Client has encountered)/,
    'The service is not ready; try again',
  ],
]

/** Names and codes, never values: a driver's error may quote a row. */
function describe(error: unknown): Record<string, unknown> {
  const { name, message, code, constraint, stack } = error as Error & { code?: string; constraint?: string }
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return code ? { name, code, constraint, stack: frames } : { name, message, stack: frames }
}
