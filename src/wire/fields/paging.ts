import { z } from 'zod'
import { tryDay } from '../../kernel/dates.ts'

/** An id within a sort key. */
export const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const BY_ID = new RegExp(`^${ID}$`)

/**
 * Lists take `limit` and `cursor` and then add `nextCursor` (null at the end); without them the whole list comes. A
 * cursor is the sort key of an item; one of another shape is refused, because it would reach Postgres.
 */
export const pageBy = (sortKey: RegExp) => ({
  limit: z
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(1000, 'must be at most 1000')
    .nullish(),
  cursor: z
    .string('must be text')
    .max(1000)
    .transform((value, context): string => {
      const key = Buffer.from(value, 'base64url').toString('utf8')
      if (Buffer.from(key).toString('base64url') === value && isKey(key, sortKey)) return key
      context.addIssue({ code: 'custom', message: 'must be a nextCursor of an earlier reply' })
      return z.NEVER
    })
    .meta({ type: 'string', examples: [null] })
    .nullish(),
})

/** What looks like a day is one. */
const isKey = (key: string, shape: RegExp): boolean =>
  shape.test(key) && (key.match(DAYS) ?? []).every((text) => tryDay(text) !== undefined)
const DAYS = /\b\d{4}-\d\d-\d\d\b/g

/** Most lists are in order of creation, and ids are made in that order. */
export const page = pageBy(BY_ID)

/** For people, who look at what happened last. */
export const newestFirst = () =>
  z
    .boolean('must be true or false')
    .nullish()
    .describe('Whether the list begins with what was written last; `cursor` then goes back in time.')

/** A page from either end: where a person looks at what came last. */
export const pageFromEitherEnd = { ...page, newestFirst: newestFirst() }

export const pageReply = { nextCursor: z.string().nullable().optional() }

export interface Page {
  readonly limit?: number | null | undefined
  /** The sort key of the last item that was answered. */
  readonly cursor?: string | null | undefined
  readonly newestFirst?: boolean | null | undefined
}

/** What the store must load: everything after the key, one more than asked so that the end is seen. */
export const rangeOf = ({ limit, cursor, newestFirst: isTurned }: Page): Range => ({
  ...(cursor ? { after: cursor } : {}),
  ...(limit ? { atMost: limit + 1 } : {}),
  ...(isTurned ? { isNewestFirst: true } : {}),
})

interface Range {
  readonly after?: string
  readonly atMost?: number
  readonly isNewestFirst?: boolean
}

/** Cuts what was loaded to the page and says where the next begins. */
export function pageOf<T>(
  { limit, cursor }: Page,
  loaded: readonly T[],
  keyOf: (item: T) => string,
): { items: T[]; next: { nextCursor?: string | null } } {
  if (!limit) return { items: [...loaded], next: cursor ? { nextCursor: null } : {} }
  const items = loaded.slice(0, limit)
  const more = loaded.length > limit
  return {
    items,
    next: { nextCursor: more ? cursorOf(keyOf(items.at(-1)!)) : null },
  }
}

/** A list that is there as a whole: the page after the item that the cursor names. */
export function pageIn<T>(asked: Page, all: readonly T[], keyOf: (item: T) => string) {
  const at = asked.cursor ? all.findIndex((item) => keyOf(item) === asked.cursor) : -1
  const rest = asked.cursor && at < 0 ? [] : all.slice(at + 1)
  return pageOf(asked, rest, keyOf)
}

export const cursorOf = (key: string): string => Buffer.from(key).toString('base64url')
