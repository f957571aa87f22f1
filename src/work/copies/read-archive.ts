import { createHash } from 'node:crypto'
import type { Id } from '../../kernel/ids.ts'
import type { Secret } from '../../kernel/secret.ts'
import {
  archiveKeys,
  frameLines,
  judged,
  LARGEST_FRAME,
  type ReadHeader,
  readHeader,
} from '../../store/copies/archive.ts'
import { partOf } from '../../store/copies/parts.ts'
import type { Tx } from '../../store/database/transaction.ts'

/** Why an archive cannot be read. */
export type ArchiveFault = 'notAnArchive' | 'otherVersion' | 'wrongPassphrase' | 'altered' | 'cutOff'

export interface OpenArchive {
  readonly header: ReadHeader
  /** The lines of every frame, one frame at a time; a fault ends them. */
  readonly frames: () => AsyncGenerator<readonly string[] | ArchiveFault>
}

const LONGEST_HEADER = 64 * 1024
const NEWLINE = 10

/** Reads the first line and tries the passphrase; a frame is read when it is asked for. */
export async function openArchive(
  tx: Tx,
  archiveId: Id<'archive'>,
  passphrase: Secret,
): Promise<OpenArchive | ArchiveFault> {
  const bytes = reader(tx, archiveId)
  const line = await bytes.line()
  const header = line === undefined ? 'none' : readHeader(line)
  if (header === 'none') return 'notAnArchive'
  if (header === 'otherVersion') return header
  const keys = await archiveKeys(passphrase, header.salt)
  const judgment = judged(keys, header)
  if (judgment !== 'good') return judgment === 'passphrase' ? 'wrongPassphrase' : 'altered'

  async function* frames(): AsyncGenerator<readonly string[] | ArchiveFault> {
    const digest = createHash('sha256')
    const { salt } = header as ReadHeader
    for (let frame = 0; frame < (header as ReadHeader).frames; frame++) {
      const read = await bytes.frame()
      if (typeof read === 'string') return yield read
      digest.update(read)
      const lines = frameLines(keys, salt, frame, read)
      if (!lines) return yield 'altered'
      yield lines
    }
    const isWhole = digest.digest('hex') === (header as ReadHeader).digest && (await bytes.isOver())
    if (!isWhole) yield 'altered'
  }
  return { header, frames }
}

/** The parts of an archive as one run of bytes, of which a part and a frame are in memory. */
function reader(tx: Tx, archiveId: Id<'archive'>) {
  let [held, part]: [Buffer, number] = [Buffer.alloc(0), 0]
  const more = async (): Promise<boolean> => {
    const next = await partOf(tx, archiveId, ++part)
    if (next) held = Buffer.concat([held, next.contents])
    return next !== undefined
  }
  const take = (size: number): Buffer => {
    const taken = held.subarray(0, size)
    held = held.subarray(size)
    return taken
  }
  return {
    async line(): Promise<string | undefined> {
      while (!held.includes(NEWLINE)) {
        if (held.length > LONGEST_HEADER || !(await more())) return undefined
      }
      return take(held.indexOf(NEWLINE) + 1).toString('utf8')
    },
    /** With its length before it. */
    async frame(): Promise<Buffer | ArchiveFault> {
      while (held.length < 4) if (!(await more())) return 'cutOff'
      const size = 4 + held.readUInt32BE(0)
      if (size > LARGEST_FRAME) return 'altered'
      while (held.length < size) if (!(await more())) return 'cutOff'
      return take(size)
    },
    async isOver(): Promise<boolean> {
      return held.length === 0 && !(await more())
    },
  }
}
