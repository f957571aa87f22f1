export interface CallOptions {
  /** Your own key for this write; a fresh one otherwise. The retries of one call share it. */
  readonly idempotencyKey?: string
  /** Does everything, answers, and keeps nothing. */
  readonly dryRun?: boolean
  readonly signal?: AbortSignal
}

/** An operation as a function; its body may be left out when nothing in it must be given. */
export type CallOf<Body, Reply> =
  IsOptional<Body> extends true
    ? (body?: Body, options?: CallOptions) => Promise<Reply>
    : (body: Body, options?: CallOptions) => Promise<Reply>

/** Nothing in it must be given; an object without fields has any string for a key. */
type IsOptional<Body> = string extends keyof Body ? true : Record<never, never> extends Body ? true : false
