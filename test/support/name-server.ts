import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { afterAll } from 'vitest'

export interface NameServer {
  readonly address: string
  /** Questions so far. */
  readonly questions: () => number
}

/** What a name server answers to one name: nothing at all, that there is no such name, or an address. */
export type Answering = (name: string) => 'silence' | 'unknown' | { address: string; ttl: number }

/** A name server of the test's own, on a free port of the loopback (RFC 1035, section 4). */
export async function nameServer(answering: Answering = () => 'silence'): Promise<NameServer> {
  const socket = createSocket('udp4')
  let questions = 0
  socket.on('message', (message, from) => {
    questions++
    reply(socket, { message, from }, answering)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  afterAll(() => new Promise<void>((resolve) => socket.close(() => resolve())))
  return { address: `127.0.0.1:${socket.address().port}`, questions: () => questions }
}

function reply(
  socket: Socket,
  { message, from }: { message: Buffer; from: RemoteInfo },
  answering: Answering,
): void {
  const { name, type, end } = questionOf(message)
  const answer = answering(name)
  if (answer === 'silence') return
  const isFound = answer !== 'unknown'
  const hasRecord = isFound && type === 1
  const header = Buffer.from(message.subarray(0, 12))
  header.writeUInt16BE(isFound ? 0x8180 : 0x8183, 2)
  header.writeUInt16BE(hasRecord ? 1 : 0, 6)
  header.writeUInt32BE(0, 8)
  const record = hasRecord ? recordOf(answer) : Buffer.alloc(0)
  socket.send(Buffer.concat([header, message.subarray(12, end), record]), from.port, from.address)
}

function questionOf(message: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let size = message[at]!; size > 0; size = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + size))
    at += size + 1
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 }
}

function recordOf({ address, ttl }: { address: string; ttl: number }): Buffer {
  const record = Buffer.alloc(16)
  record.writeUInt16BE(0xc00c, 0)
  record.writeUInt16BE(1, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt32BE(ttl, 6)
  record.writeUInt16BE(4, 10)
  for (const [at, part] of address.split('.').entries()) record[12 + at] = Number(part)
  return record
}
