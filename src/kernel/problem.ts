export interface Detail {
  readonly path: string
  /** For programs: the same for the same fault, whatever the words. */
  readonly code?: string
  readonly message: string
}

/**
 * A refusal in the caller's words: someone can act on it. Everything else that is thrown is a broken
 * invariant of ours and answers 500 without its text.
 */
export class Problem extends Error {
  readonly code: number
  readonly details: readonly Detail[]
  /** The name under which an operation declares this refusal; the tests prove that each one is raised. */
  readonly refusal: string | undefined

  constructor(code: number, message: string, given: { details?: readonly Detail[]; refusal?: string } = {}) {
    super(message)
    this.name = 'Problem'
    this.code = code
    this.details = given.details ?? []
    this.refusal = given.refusal
  }
}

export function assert(holds: unknown, otherwise: string): asserts holds {
  if (!holds) throw new Error(`broken invariant: ${otherwise}`)
}

/**
 * What may be written down about an error: the name and codes of a driver's, never its text, which may quote a row or an
 * address; our own text, which names ids and amounts.
 */
export function faultWords(error: unknown): string {
  const { name, message, code, constraint } = error as Error & { code?: unknown; constraint?: string }
  const text = code === undefined ? `${name}: ${message}` : [name, code, constraint].filter(Boolean).join(' ')
  return text.slice(0, 500)
}
