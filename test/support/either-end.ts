import { expect } from 'vitest'

type Ok = (address: string, body: object) => Promise<Record<string, unknown>>

/** Read page by page from its newest row, a list is itself turned around, and ends. */
export async function isReadFromEitherEnd(
  ok: Ok,
  address: string,
  body: object,
  list: string,
): Promise<void> {
  const whole = (await ok(address, body))[list] as readonly unknown[]
  expect(whole.length).toBeGreaterThan(1)
  const pages: unknown[] = []
  let cursor: unknown = null
  do {
    const reply = await ok(address, { ...body, limit: 1, newestFirst: true, cursor })
    pages.push(...(reply[list] as readonly unknown[]))
    cursor = reply.nextCursor
  } while (cursor !== null)
  expect(pages).toEqual(whole.toReversed())
}
