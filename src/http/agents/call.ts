import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Operation } from '../../operations/declaration/operation.ts'
import type { Tool } from './tools.ts'

/** What an operation answered: its JSON text. */
interface Answered {
  readonly isRefused: boolean
  readonly text: string
}

export type CallOperation = (
  operation: Pick<Operation, 'address' | 'verb'>,
  body: object,
  options?: { readonly dryRun?: boolean; readonly key?: string },
) => Promise<Answered>

/**
 * Calls operations as the caller of a request, by the same door as everybody: credentials, limits, checks, the audit row and
 * the log of requests are theirs. What an agent makes up is refused, and not ignored.
 */
export function callerAt(app: FastifyInstance, request: FastifyRequest): CallOperation {
  const { authorization, 'x-forwarded-proto': proto, 'x-forwarded-for': by } = request.headers
  const forwarded = { ...(proto && { 'x-forwarded-proto': proto }), ...(by && { 'x-forwarded-for': by }) }
  return async ({ address, verb }, body, { dryRun = false, key } = {}) => {
    const { statusCode, body: text } = await app.inject({
      method: verb === 'DELETE' ? 'DELETE' : 'POST',
      url: `/${address}`,
      remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
      headers: {
        authorization: authorization!,
        'content-type': 'application/json',
        'purser-strict': 'true',
        ...(dryRun ? { 'dry-run': 'true' } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...forwarded,
      },
      payload: JSON.stringify({ ...body, method: address.split('/')[1] }),
    })
    return { isRefused: statusCode >= 400, text }
  }
}

/** The answer of a tool. What was only tried says so. */
export async function useTool(call: CallOperation, { operation, isGrave }: Tool, given: object) {
  const { confirm, idempotencyKey, ...body } = given as { confirm?: unknown; idempotencyKey?: unknown }
  const dryRun = isGrave && confirm !== true
  const key = typeof idempotencyKey === 'string' ? idempotencyKey : undefined
  const { isRefused, text } = await call(operation, body, { dryRun, ...(key === undefined ? {} : { key }) })
  const told = dryRun && !isRefused ? [{ type: 'text' as const, text: TRIED }] : []
  return {
    content: [...told, { type: 'text' as const, text }],
    ...(isRefused ? { isError: true } : { structuredContent: JSON.parse(text) as Record<string, unknown> }),
  }
}

const TRIED = 'A dry run: nothing was kept. With `confirm: true` it is done.'
