import type { FastifyRequest } from 'fastify'
import type { Caller } from '../domain/access/caller.ts'
import type { Remembered } from '../store/database/opening.ts'

/** A request and what was learned of it on the way. */
export type Traced = FastifyRequest & { address?: string; caller?: Caller; doubt?: Unproven; trace?: Trace }

/** The caller was only remembered: the first transaction reads the key again, or `again` does. */
export interface Unproven {
  readonly caller: Caller
  readonly remembered: Remembered
  /** Asks the database who it is, once whoever asks; throws what an unknown caller is told. */
  readonly again: () => Promise<Caller>
}

/** For the request log. */
interface Trace {
  readonly error?: string
  readonly companyId?: string
  readonly isReplay?: boolean
}
