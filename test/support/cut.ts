import pg from 'pg'

/**
 * Cuts the connection of the service that sends the count-th statement from now, before it is sent: a count, and not a
 * clock, decides, so that it happens again in the same place. Answers a way to leave off.
 */
export function cutAt(count: number): () => void {
  const { query } = pg.Client.prototype
  let left = count
  pg.Client.prototype.query = function (this: Connected, ...sent: unknown[]) {
    if (this.connectionParameters.options?.includes(SERVICE) && !isRound(sent[0]) && --left === 0)
      this.connection.stream.destroy()
    return (query as (...sent: unknown[]) => unknown).apply(this, sent)
  } as typeof query
  return () => {
    pg.Client.prototype.query = query
  }
}

const SERVICE = 'role=purser_service'

/** What the service asks from time to time, whatever is asked of it. */
const isRound = (sent: unknown): boolean =>
  /^(listen |select client_id from client where travel_to)/.test(
    typeof sent === 'string' ? sent : ((sent as { text?: string }).text ?? ''),
  )

/** What pg keeps to itself. */
interface Connected {
  readonly connectionParameters: { readonly options?: string }
  readonly connection: { readonly stream: { destroy(): void } }
}
