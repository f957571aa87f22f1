import type { FastifyRequest } from 'fastify'
import type { Caller } from '../domain/access/caller.ts'

/** A request and what was learned of it on the way. */
export type Traced = FastifyRequest & { address?: string; caller?: Caller; trace?: Trace }

/** For the request log. */
interface Trace {
  readonly error?: string
  readonly companyId?: string
  readonly isReplay?: boolean
}
