import { open, statfs } from 'node:fs/promises'
import { OperatorFault } from '../kernel/operator-fault.ts'

/** Why PostgreSQL does not run, and what its operator can do about it. Names no path: /readyz shows it to anyone. */
export interface Cause {
  readonly reason: string
  readonly advice: string
}

interface Place {
  readonly data: string
  readonly logFile: string
}

/** A start that PostgreSQL refused. */
export class PostgresRefused extends OperatorFault {
  readonly why: Cause
  /** The last lines of its log, on one line. */
  readonly words: string

  constructor(place: Place, why: Cause, words: string) {
    const said = words === '' ? '' : `\nPostgreSQL says: ${words}`
    super(
      `PostgreSQL did not start on ${place.data}: ${why.reason}.\nWhat to do: ${why.advice}.${said}\n` +
        `Its log: ${place.logFile}`,
    )
    this.why = why
    this.words = words
  }
}

/** What PostgreSQL, its wrappers and the system say, and what that means; the first that fits. */
// biome-ignore format: a table
const causes: readonly (readonly [RegExp, Cause])[] = [
  [/No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/,
    { reason: 'its disk is full', advice: 'make room on the disk of PURSER_DATA_DIR; it then starts by itself' }],
  [/lock file ".*" already exists|shared memory block .* is still in use/,
    { reason: 'another process holds its data directory', advice: 'stop the other PostgreSQL on this directory' }],
  [/Read-only file system|EROFS/,
    { reason: 'its disk is read-only', advice: 'check the disk and mount it for writing' }],
  [/Input\/output error|EIO/,
    { reason: 'its disk does not read or write', advice: 'check the disk; restore a backup on another one' }],
  [/Permission denied|Operation not permitted|wrong ownership|invalid permissions|EACCES|EPERM/,
    { reason: 'it may not open its files', advice: 'give PURSER_DATA_DIR back to the user that runs Purser, closed to others (chmod -R u+rwX,go=)' }],
  [/Cannot allocate memory|out of memory|could not map anonymous shared memory|ENOMEM/i,
    { reason: 'there is no memory left for it', advice: 'free memory, or give the machine more' }],
  [/Too many open files|EMFILE|ENFILE/,
    { reason: 'too many files are open', advice: 'raise the limit of open files (ulimit -n)' }],
  [/could not locate a valid checkpoint|invalid checkpoint|incorrect checksum|invalid page|is corrupt|invalid data in file/,
    { reason: 'its data is damaged', advice: 'restore a backup (docs/operations/backup.md); keep the damaged directory' }],
  [/No such file or directory|does not exist|is not a valid data directory|ENOENT/,
    { reason: 'its files are missing', advice: 'bring PURSER_DATA_DIR back (is its disk mounted?), or restore a backup' }],
  [/unrecognized configuration parameter|invalid value for parameter|configuration file .* contains errors/,
    { reason: 'a setting of it is wrong', advice: 'correct postgresql.conf in its data directory' }],
]

const UNKNOWN: Cause = {
  reason: 'it does not say why',
  advice: 'read postgres.log in PURSER_DATA_DIR/postgres',
}

/** Less than one segment of its log: PostgreSQL cannot go on. */
const SEGMENT = 16 * 1024 * 1024

/** The cause by what was said; a full disk may have swallowed the words, so the disk is asked too. */
export async function causeOf(place: Pick<Place, 'data'>, words: string): Promise<Cause> {
  const [, known] = causes.find(([pattern]) => pattern.test(words)) ?? []
  if (known) return known
  return (await roomOn(place.data)) < SEGMENT ? causes[0]![1] : UNKNOWN
}

export async function refused(place: Place, said: string): Promise<PostgresRefused> {
  return new PostgresRefused(place, await causeOf(place, said), lastLines(said))
}

/** The end of a log, which may be missing. */
export async function tailOf(path: string, bytes = 4096): Promise<string> {
  const file = await open(path, 'r').catch(() => undefined)
  if (!file) return ''
  try {
    const { size } = await file.stat()
    const buffer = Buffer.alloc(Math.min(bytes, size))
    await file.read(buffer, 0, buffer.length, size - buffer.length)
    return buffer.toString('utf8')
  } finally {
    await file.close()
  }
}

const LINES = 4

export const lastLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(-LINES)
    .join(' | ')

async function roomOn(path: string): Promise<number> {
  return statfs(path).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  )
}
