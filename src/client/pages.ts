import type { CallOptions } from './call.ts'

/** A list that comes by the page: every operation whose reply has `nextCursor`. */
type Listing = (
  body: never,
  options?: CallOptions,
) => Promise<{ readonly nextCursor?: string | null | undefined }>

/**
 * The replies of a list, page by page, until there is no more. `limit` is 100 unless the body says otherwise.
 *
 *     for await (const { users } of pages(purser.reports.getUsers, { companyId })) …
 */
export async function* pages<List extends Listing>(
  list: List,
  body: Parameters<List>[0],
  options: CallOptions = {},
): AsyncGenerator<Awaited<ReturnType<List>>, void, undefined> {
  let cursor: string | null | undefined
  do {
    const asked = { limit: 100, ...(body as object | undefined), ...(cursor ? { cursor } : {}) }
    const reply = await list(asked as never, options)
    yield reply as Awaited<ReturnType<List>>
    cursor = reply.nextCursor
  } while (cursor)
}
