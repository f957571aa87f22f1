import { randomFillSync } from 'node:crypto'

/** One brand per noun, so that a company's id cannot be passed where a user's is wanted. */
export type Id<Noun extends string> = string & { readonly __id: Noun }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

/** Ids arrive in any letter case and are kept in lower case. */
export const asId = <Noun extends string>(text: string): Id<Noun> => text.toLowerCase() as Id<Noun>

const pool = Buffer.alloc(10 * 256)
let used = pool.length

/** UUIDv7 (RFC 9562): 48 bits of milliseconds, then random; keys inserted in order stay together on disk. */
export function newId<Noun extends string>(now: number = Date.now()): Id<Noun> {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const random = pool.subarray(used, used + 10)
  used += 10
  const time = now.toString(16).padStart(12, '0')
  const tail = random.toString('hex')
  const variant = ((random[2]! & 0x3f) | 0x80).toString(16).padStart(2, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail.slice(1, 4)}-${variant}${tail.slice(6, 8)}-${tail.slice(8)}` as Id<Noun>
}
