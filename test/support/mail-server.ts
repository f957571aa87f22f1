import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'
import { until } from './until.ts'

export interface Received {
  readonly to: readonly string[]
  /** Headers and text, as they came, with the encoding of the text undone. */
  readonly text: string
}

/** A real mail server that keeps what it is given. */
export async function mailServer() {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }: { address: string }) => address)
        received.push({ ...read(Buffer.concat(parts).toString('utf8')), to })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  /** The next letter to this address that was not taken yet. */
  const letterTo = async (address: string): Promise<Received> => {
    const at = () => received.findIndex(({ to }) => to.includes(address))
    await until(() => at() >= 0)
    return received.splice(at(), 1)[0]!
  }
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`,
    received,
    letterTo,
  }
}

/** What a sign-in letter carries. */
export const wayIn = ({ text }: Received) => ({
  link: /https?:\S+\/link#[\w-]{43}/.exec(text)?.[0] ?? '',
  linkToken: /\/link#([\w-]{43})/.exec(text)?.[1] ?? '',
  code: /\b(\d{6})$/m.exec(text)?.[1] ?? '',
})

/** A letter as it was sent. */
export function read(bytes: string): Received {
  const text = decoded(bytes)
  const to = /^To: (.*)$/m.exec(text)?.[1] ?? ''
  return { to: to.split(',').map((address) => address.trim()), text }
}

/** Quoted-printable (RFC 2045, 6.7) and base64 bodies, read. */
function decoded(text: string): string {
  const [head = '', ...body] = text.split('\r\n\r\n')
  const rest = body.join('\r\n\r\n')
  if (/^content-transfer-encoding: base64/im.test(head))
    return `${head}\n\n${Buffer.from(rest, 'base64').toString('utf8')}`
  if (!/^content-transfer-encoding: quoted-printable/im.test(head))
    return `${head}\n\n${rest}`.replaceAll('\r', '')
  const bytes = rest
    .replace(/=\r\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'))
  return `${head}\n\n${bytes}`.replaceAll('\r', '')
}
