import { inspect } from 'node:util'

/**
 * An SSN, an EIN, a date of birth, an account number: a Secret from the moment a body is parsed until it is sealed, and
 * again when it is opened. It prints masked wherever it is printed — string, JSON, inspector, log line — and is read only
 * by name, so that `grep reveal` lists every place that sees the clear text (test/house/secrets.test.ts has the list).
 */
export class Secret {
  readonly #clear: string

  constructor(clear: string) {
    this.#clear = clear
  }

  reveal(): string {
    return this.#clear
  }

  /** Hyphens do not make another number. */
  hasDigitsOf(other: Secret): boolean {
    return digits(this.#clear) === digits(other.#clear)
  }

  equals(other: Secret): boolean {
    return this.#clear === other.#clear
  }

  endsWith(ending: string): boolean {
    return this.#clear.endsWith(ending)
  }

  /** One `*` per hidden digit or letter, and the last four; of a date nothing. */
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

/** Hyphens are no digits: 219-09-9999 and 219099999 look the same. The last four of a date are its day. */
function mask(clear: string): string {
  const text = clear.replaceAll('-', '')
  if (/^\d{4}-\d\d-\d\d$/.test(clear)) return '*'.repeat(text.length)
  return text.length <= 4 ? '*'.repeat(text.length) : '*'.repeat(text.length - 4) + text.slice(-4)
}

const digits = (clear: string): string => clear.replace(/\D/g, '')
