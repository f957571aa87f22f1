import pg from 'pg'
import { afterAll } from 'vitest'

/** Every statement that the service sends from here on in this file, whoever calls it: not those of the owner. */
export function sentStatements(): ReadonlySet<string> {
  const sent = new Set<string>()
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: Connected, ...given: [Sent, ...unknown[]]) {
    const [asked] = given
    if (this.connectionParameters.options?.includes('role=purser_service'))
      sent.add(typeof asked === 'string' ? asked : asked.text)
    return (query as (...given: unknown[]) => unknown).apply(this, given)
  } as never
  afterAll(() => {
    pg.Client.prototype.query = query
  })
  return sent
}

type Sent = string | { readonly text: string }
type Connected = { readonly connectionParameters: { readonly options?: string } }
