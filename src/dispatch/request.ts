import type { Caller } from '../domain/access/caller.ts'
import type { Operation } from '../operations/declaration/operation.ts'

/** By lower-case name. */
export type SentHeaders = Readonly<Record<string, string | string[] | undefined>>

/** A request as it came through the door: who sends it is known, what it says is still bytes. */
export interface Arrived<Who = Caller> {
  readonly bytes: Uint8Array
  readonly area: string
  /** Absent in the combined form: the body names the operation. */
  readonly method?: string
  readonly verb: string
  readonly headers: SentHeaders
  readonly caller: Who
  readonly requestId: string
}

/** What is known of a request even if it is refused a line later. */
export interface Heard {
  address?: string
  ignored: readonly string[]
  /** The company that the body names. */
  companyId?: string
  /** It was answered before, and is answered with the same bytes. */
  isReplay?: boolean
  /** How many of the client's own computations stood before it, if it had to be computed in turn. */
  place?: number
}

/** A request that was read: what is asked, by whom. */
export interface Request<Who = Caller> {
  readonly operation: Operation
  readonly caller: Who
  readonly requestId: string
  readonly raw: unknown
  readonly idempotencyKey?: string
  readonly dryRun: boolean
  /** Refuses fields that the operation does not know; they are ignored otherwise. */
  readonly strict: boolean
}
