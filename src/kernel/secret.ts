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

/** Hyphens are no digits: 219-09-9999 and 219099999 look the same. */
export function mask(clear: string): string {
  const text = clear.replaceAll('-', '')
  return text.length <= 4 ? '*'.repeat(text.length) : '*'.repeat(text.length - 4) + text.slice(-4)
}
