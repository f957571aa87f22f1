import { connect } from 'node:net'

/** Sends these bytes and answers everything that comes back until the other side closes, or nothing comes for a while. */
export function wire(url: string, bytes: string | Buffer, quiet = 5_000): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const finish = () => {
      socket.destroy()
      resolve(Buffer.concat(parts).toString('utf8'))
    }
    socket.setTimeout(quiet, finish)
    socket.on('data', (part) => parts.push(part))
    socket.on('close', finish)
    socket.on('error', (error) => (parts.length > 0 ? finish() : reject(error)))
  })
}

/** A request as text, with a path that an HTTP library would rewrite. */
export function requestText(given: {
  verb: string
  path: string
  authorization: string
  body: object
}): string {
  const text = JSON.stringify(given.body)
  return [
    `${given.verb} ${given.path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: ${given.authorization}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
    '',
    text,
  ].join('\r\n')
}
