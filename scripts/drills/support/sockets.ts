/** Sockets by hand, for what no HTTP client would send. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Held {
  readonly socket: Socket
  /** What came back so far. */
  readonly text: () => string
  readonly isClosed: () => boolean
}

/** Connected, with these bytes sent and nothing more. */
export async function held(url: string, bytes: string | Buffer = ''): Promise<Held> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let [text, closed] = ['', false]
  socket.on('data', (part) => {
    text += part.toString('latin1')
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    closed = true
  })
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  if (bytes.length > 0) socket.write(bytes)
  return { socket, text: () => text, isClosed: () => closed }
}

/** Everything that comes back to these bytes until the socket closes or nothing came for a while. */
export async function raw(url: string, bytes: string | Buffer, quiet = 700): Promise<string> {
  const one = await held(url, bytes)
  let seen = -1
  while (!one.isClosed() && one.text().length !== seen) {
    seen = one.text().length
    await new Promise((resolve) => setTimeout(resolve, quiet))
  }
  one.socket.destroy()
  return one.text()
}

/** The status of each reply in it. */
export const statusesIn = (text: string): readonly number[] =>
  [...text.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status))
