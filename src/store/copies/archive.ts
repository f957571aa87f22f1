import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { blindIndex, seal, unseal } from '../../kernel/cipher.ts'
import type { Secret } from '../../kernel/secret.ts'

/**
 * The format of an archive (docs/guides/moving.md): a line of JSON that anybody can read, then frames. A frame is four
 * bytes of length and so many bytes: lines of JSON, packed and sealed under a key that the passphrase gives.
 */
const FORMAT = 'purser-company'
const VERSION = 1

/** What anybody can read of an archive, and nobody can change without the passphrase. */
interface ArchiveHeader {
  readonly format: typeof FORMAT
  readonly version: typeof VERSION
  /** The last migration of the service that made it. */
  readonly schema: string
  readonly environment: 'production' | 'sandbox'
  readonly companyId: string
  readonly companyName: string
  /** On the clock of its client. */
  readonly madeAt: string
  /** Whether the company was closed: what is not, is a copy. */
  readonly isClosed: boolean
  /** How many rows of each table. */
  readonly tables: Readonly<Record<string, number>>
  readonly frames: number
  /** SHA-256 over all frames, in hex. */
  readonly digest: string
  readonly kdf: { readonly name: 'scrypt'; readonly N: number; readonly r: number; readonly p: number }
  /** Of the key, in hex; it also binds frames to their archive. */
  readonly salt: string
  /** Nothing, sealed: only the right passphrase opens it. Base64. */
  readonly check: string
}

export interface ArchiveKeys {
  readonly data: Buffer
  readonly mac: Buffer
}

const KDF = { name: 'scrypt', N: 131_072, r: 8, p: 1 } as const
const MEMORY = 256 * 1024 * 1024
const LENGTH = 4
/** A frame holds one batch of rows at least: a document of 10 MB, in base64. */
export const LARGEST_FRAME = 64 * 1024 * 1024

export const newSalt = (): string => randomBytes(16).toString('hex')

export async function archiveKeys(passphrase: Secret, salt: string): Promise<ArchiveKeys> {
  const { N, r, p } = KDF
  const bytes = await derived(passphrase.reveal(), Buffer.from(salt, 'hex'), { N, r, p, maxmem: MEMORY })
  return { data: bytes.subarray(0, 32), mac: bytes.subarray(32) }
}

const derived = (passphrase: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passphrase, salt, 64, options, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** Where a frame stands: it opens nowhere else. */
const placeOf = (salt: string, frame: number | 'check'): string => `${FORMAT}/${VERSION}/${salt}/${frame}`

/** The bytes of one frame, as they stand in the file. */
export function frameBytes(keys: ArchiveKeys, salt: string, frame: number, lines: readonly string[]): Buffer {
  const sealed = seal(keys.data, placeOf(salt, frame), gzipSync(`${lines.join('\n')}\n`))
  const length = Buffer.alloc(LENGTH)
  length.writeUInt32BE(sealed.length)
  return Buffer.concat([length, sealed])
}

/** The lines of a frame; undefined where it does not open. */
export function frameLines(
  keys: ArchiveKeys,
  salt: string,
  frame: number,
  bytes: Buffer,
): readonly string[] | undefined {
  try {
    const packed = unseal(keys.data, placeOf(salt, frame), bytes.subarray(LENGTH))
    const text = gunzipSync(packed, { maxOutputLength: LARGEST_FRAME }).toString('utf8')
    return text.split('\n').slice(0, -1)
  } catch {
    return undefined
  }
}

type Told = Omit<ArchiveHeader, 'format' | 'version' | 'kdf' | 'check'>

/** The first line of the file. */
export function headerBytes(keys: ArchiveKeys, told: Told): Buffer {
  const check = seal(keys.data, placeOf(told.salt, 'check'), '').toString('base64')
  const header: ArchiveHeader = { format: FORMAT, version: VERSION, ...told, kdf: KDF, check }
  return Buffer.from(`${JSON.stringify({ ...header, mac: macOf(keys, header) })}\n`)
}

const macOf = (keys: ArchiveKeys, header: object): string =>
  blindIndex(keys.mac, 'header', JSON.stringify(header)).toString('hex')

export type ReadHeader = ArchiveHeader & { readonly mac: string }

/** The first line, if it is one of ours; of another version only that. */
export function readHeader(line: string): ReadHeader | 'none' | 'otherVersion' {
  const read = asJson(line)
  if (read?.format !== FORMAT) return 'none'
  const isKnown = read.version === VERSION && JSON.stringify(read.kdf) === JSON.stringify(KDF)
  if (!isKnown) return 'otherVersion'
  const texts = [read.schema, read.companyId, read.madeAt, read.digest, read.salt, read.check, read.mac]
  const isWhole = texts.every((text) => typeof text === 'string') && typeof read.frames === 'number'
  return isWhole && typeof read.tables === 'object' ? (read as unknown as ReadHeader) : 'none'
}

/** Whether the passphrase is the right one, and whether the line is as it was written. */
export function judged(keys: ArchiveKeys, { mac, ...header }: ReadHeader): 'good' | 'passphrase' | 'altered' {
  try {
    unseal(keys.data, placeOf(header.salt, 'check'), Buffer.from(header.check, 'base64'))
  } catch {
    return 'passphrase'
  }
  return macOf(keys, header) === mac ? 'good' : 'altered'
}

function asJson(line: string): Record<string, unknown> | undefined {
  try {
    const read = JSON.parse(line) as unknown
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
