import { Problem } from '../kernel/problem.ts'
import type { Operation } from '../operations/declaration/operation.ts'
import type { SentHeaders } from './request.ts'

/** What a caller asks beside the body. */
export interface RequestOptions {
  readonly dryRun: boolean
  readonly strict: boolean
  readonly idempotencyKey?: string
}

/**
 * Reads ignore Dry-Run and Idempotency-Key: a repeated read sees the present, and what a read discloses is written down
 * even so. A Dry-Run or Purser-Strict that cannot be understood is refused, because taking it for `false` would write.
 */
export function requestOptions({ verb }: Operation, headers: SentHeaders): RequestOptions {
  const dryRun = isAsked(headers, 'Dry-Run')
  const strict = isAsked(headers, 'Purser-Strict')
  const key = headers['idempotency-key']
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(String(key))) {
    throw new Problem(400, 'Idempotency-Key must be 1 to 255 visible ASCII characters')
  }
  if (verb === 'GET') return { dryRun: false, strict }
  return { dryRun, strict, ...(key === undefined ? {} : { idempotencyKey: String(key) }) }
}

/** Paths of fields that were ignored, as a header can carry them: anything unusual in a key is percent-encoded. */
export const ignoredHeader = (paths: readonly string[]): string =>
  paths.map((path) => encodeURIComponent(wellFormed(path.slice(0, 100)))).join(', ')

/** Half a character has no encoding; it becomes U+FFFD. */
const wellFormed = (text: string): string => Buffer.from(text).toString()

function isAsked(headers: SentHeaders, name: string): boolean {
  const sent = String(headers[name.toLowerCase()] ?? 'false').toLowerCase()
  if (sent !== 'true' && sent !== 'false') throw new Problem(400, `${name} must be true or false`)
  return sent === 'true'
}
