/** A TCP proxy in front of PostgreSQL whose connections can go silent: no answer and no end, as after a failover. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Proxy {
  readonly port: number
  /** Connections that are open now forward nothing anymore and are not closed; new ones work. Answers how many. */
  silence(): number
  close(): Promise<void>
}

export async function proxy(target: number): Promise<Proxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  const server = createServer((inner) => {
    const outer = connect(target, '127.0.0.1')
    const pair = [inner, outer] as const
    pairs.add(pair)
    inner.pipe(outer)
    outer.pipe(inner)
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.on('close', () => {
        pairs.delete(pair)
        for (const each of pair) each.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => {
      for (const [inner, outer] of pairs) {
        inner.unpipe(outer)
        outer.unpipe(inner)
        inner.pause()
        outer.pause()
      }
      return pairs.size
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const pair of pairs) for (const socket of pair) socket.destroy()
      }),
  }
}

/** The same database through another port. */
export function through(url: string, port: number): string {
  const other = new URL(url)
  other.port = String(port)
  return other.href
}
