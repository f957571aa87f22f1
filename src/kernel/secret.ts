import { inspect } from 'node:util'

/**
 * An SSN, an account number, an API secret. It prints masked wherever it is printed — string, JSON, inspector,
 * log line — and is opened only by name, so that `grep reveal` lists every place that sees the clear text.
 */
export class Secret {
  readonly #clear: string

  constructor(clear: string) {
    this.#clear = clear
  }

  reveal(): string {
    return this.#clear
  }

  /** One `*` per hidden digit or letter, and the last four. */
  masked(): string {
    return mask(this.#clear)
  }

  toString(): string {
    return this.masked()
  }

  toJSON(): string {
    return this.masked()
  }

  [inspect.custom](): string {
    return `Secret(${this.masked()})`
  }
}

export const mask = (clear: string): string =>
  clear.length <= 4 ? '*'.repeat(clear.length) : '*'.repeat(clear.length - 4) + clear.slice(-4)
