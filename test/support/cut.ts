import pg from 'pg'

/**
 * Cuts the connection of the service that sends the count-th statement from now, before it is sent: a count, and not a
 * clock, decides, so that it happens again in the same place. Only transactions count: what the service asks from time to
 * time, whatever is asked of it, is a statement by itself. Answers a way to leave off.
 */
export function cutAt(count: number): () => void {
  const { query } = pg.Client.prototype
  const inside = new WeakSet<Connected>()
  let left = count
  pg.Client.prototype.query = function (this: Connected, ...sent: unknown[]) {
    const text = textOf(sent[0])
    if (text.startsWith('begin')) inside.add(this)
    const isCounted = inside.has(this) && this.connectionParameters.options?.includes(SERVICE)
    if (/^(commit|rollback)/.test(text)) inside.delete(this)
    if (isCounted && --left === 0) this.connection.stream.destroy()
    return (query as (...sent: unknown[]) => unknown).apply(this, sent)
  } as typeof query
  return () => {
    pg.Client.prototype.query = query
  }
}

const SERVICE = 'role=purser_service'

const textOf = (sent: unknown): string =>
  typeof sent === 'string' ? sent : ((sent as { text?: string }).text ?? '')

/** What pg keeps to itself. */
interface Connected {
  readonly connectionParameters: { readonly options?: string }
  readonly connection: { readonly stream: { destroy(): void } }
}
