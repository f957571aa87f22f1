import type { IncomingHttpHeaders } from 'node:http'
import { Problem } from '../kernel/problem.ts'
import type { Operation } from '../operations/declaration/operation.ts'

/** What a caller asks of a write, beside its body. */
export interface RequestOptions {
  readonly dryRun: boolean
  readonly idempotencyKey?: string
}

/**
 * Reads ignore both: a repeated read sees the present, and what a read discloses is written down even so. A Dry-Run
 * that cannot be understood is refused, because taking it for `false` would write.
 */
export function requestOptions({ verb }: Operation, headers: IncomingHttpHeaders): RequestOptions {
  const [dryRun, key] = [headers['dry-run'], headers['idempotency-key']]
  if (dryRun !== undefined && !/^(true|false)$/i.test(String(dryRun))) {
    throw new Problem(400, 'Dry-Run must be true or false')
  }
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(String(key))) {
    throw new Problem(400, 'Idempotency-Key must be 1 to 255 visible ASCII characters')
  }
  if (verb === 'GET') return { dryRun: false }
  return {
    dryRun: String(dryRun).toLowerCase() === 'true',
    ...(key === undefined ? {} : { idempotencyKey: String(key) }),
  }
}
