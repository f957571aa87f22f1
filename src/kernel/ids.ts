import { randomFillSync } from 'node:crypto'

/** One brand per noun, so that a company's id cannot be passed where a user's is wanted. */
export type Id<Noun extends string> = string & { readonly __id: Noun }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

/** Before every id. */
export const LOWEST_ID = '00000000-0000-0000-0000-000000000000'

/** Ids arrive in any letter case and are kept in lower case. */
export const asId = <Noun extends string>(text: string): Id<Noun> => text.toLowerCase() as Id<Noun>

const pool = Buffer.alloc(10 * 256)
let used = pool.length

/**
 * UUIDv7 (RFC 9562): 48 bits of milliseconds, 12 bits that count within one, then random. Ids of one process are in
 * the order in which they were made, so that a list by id is a list by creation.
 */
export function newId<Noun extends string>(): Id<Noun> {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const random = pool.subarray(used, used + 10)
  used += 10
  const { time, count } = tick(random.readUInt16BE(0) & 0x3ff)
  const tail = random.toString('hex')
  const variant = ((random[2]! & 0x3f) | 0x80).toString(16).padStart(2, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${variant}${tail.slice(6, 8)}-${tail.slice(8)}` as Id<Noun>
}

let last = { at: 0, count: 0 }

/** The next place in time: within a millisecond counted on, and into the next one when the count is full. */
function tick(start: number): { readonly time: string; readonly count: string } {
  const now = Date.now()
  const next = { at: last.at, count: last.count + 1 }
  last =
    now > last.at ? { at: now, count: start } : next.count <= 0xfff ? next : { at: last.at + 1, count: start }
  return { time: last.at.toString(16).padStart(12, '0'), count: last.count.toString(16).padStart(3, '0') }
}

/** The lowest id that can be made at a moment: where a list by creation begins. */
export function firstIdOf(milliseconds: number): string {
  const time = milliseconds.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
