/** The service answered, and refused: mend the call. `code` is the HTTP status, `message` the service's own words. */
export class PurserRefusal extends Error {
  override readonly name = 'PurserRefusal'
  readonly code: number
  readonly address: string
  readonly requestId: string | undefined
  readonly details: readonly { readonly path: string; readonly code: string; readonly message: string }[]

  constructor(address: string, given: Refused) {
    super(given.message)
    this.code = given.code
    this.address = address
    this.requestId = given.requestId
    this.details = given.details ?? []
  }
}

/** No answer after all attempts. The write may have happened: send it again with the same `idempotencyKey`. */
export class PurserUnreachable extends Error {
  override readonly name = 'PurserUnreachable'
  readonly address: string
  readonly idempotencyKey: string | undefined

  constructor(address: string, given: { url: string; idempotencyKey: string | undefined; cause: unknown }) {
    super(`${given.url}/${address}: no answer (${reasonOf(given.cause)})`, { cause: given.cause })
    this.address = address
    this.idempotencyKey = given.idempotencyKey
  }
}

/** `fetch failed` says nothing; what it was caused by does. */
function reasonOf(failure: unknown): string {
  const { code } = ((failure as Error | undefined)?.cause ?? {}) as { code?: string }
  return code ?? String(failure)
}

export interface Refused {
  readonly code: number
  readonly message: string
  readonly requestId: string | undefined
  readonly details?:
    | readonly { readonly path: string; readonly code: string; readonly message: string }[]
    | undefined
}
