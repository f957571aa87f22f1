import type { Duplex } from 'node:stream'
import pg from 'pg'

/** What pg keeps below each client, and does not declare. */
interface Wire {
  readonly stream: Duplex
  readonly parsedStatements: Record<string, string>
  close(what: { type: 'S'; name: string }): void
}

const wireOf = (client: pg.Client): Wire => (client as unknown as { connection: Wire }).connection

/** Statements that are sent in one turn of the loop go to the socket at once: each write is a call of the system. */
export class GatheringClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg overloads query() by shape; this passes every shape through.
  override query(...given: any[]): any {
    const { stream } = wireOf(this)
    stream.cork()
    process.nextTick(() => stream.uncork())
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    return super.query(...(given as [any]))
  }
}

/** Characters: more than the longest statement that is written by hand, which inserts paychecks. */
const LONGEST = 8000
/** Each takes PostgreSQL some tens of kilobytes, on each connection. */
const KEPT = 1000

/**
 * Names each parameterized statement, so that Postgres parses and plans it once per connection. Lists and filters make
 * statements of many shapes: the one that was not asked for longest makes room, and comes under another name when it returns.
 */
export class PreparingClient extends GatheringClient {
  /** By their text, the latest last. */
  readonly #names = new Map<string, string>()
  #named = 0

  // biome-ignore lint/suspicious/noExplicitAny: pg overloads query() by shape; this passes every shape through.
  override query(text: any, values?: any, callback?: any): any {
    if (typeof text !== 'string' || !Array.isArray(values) || text.length > LONGEST) {
      return super.query(text, values, callback)
    }
    return super.query({ name: this.#nameOf(text), text, values } as pg.QueryConfig, callback)
  }

  #nameOf(text: string): string {
    const name = this.#names.get(text) ?? `p${++this.#named}`
    this.#names.delete(text)
    this.#names.set(text, name)
    if (this.#names.size > KEPT) this.#forget()
    return name
  }

  #forget(): void {
    const [[text, name]] = this.#names as unknown as [[string, string]]
    this.#names.delete(text)
    const wire = wireOf(this)
    wire.close({ type: 'S', name })
    delete wire.parsedStatements[name]
  }
}
