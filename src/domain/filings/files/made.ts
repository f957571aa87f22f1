import { createHash } from 'node:crypto'
import { Problem } from '../../../kernel/problem.ts'
import type { FileChecker, FileFinding } from '../../layouts/check.ts'
import type { FileResult } from '../../layouts/result.ts'
import { mending } from './mending.ts'

/** What a person should know of a file: how it was made, what it cannot say, and what is wrong with it. */
export interface FileSaid extends Omit<FileResult, 'withoutSsn'> {
  readonly name: string
  /** Who takes it: `US`, or a state. */
  readonly where: string
  readonly problems: readonly FileProblem[]
}

/** A file for an agency. Without bytes it cannot be handed over, and its problems say why. */
export interface MadeFile {
  readonly said: FileSaid
  readonly bytes: Buffer | null
}

/** SHA-256 of what is handed over. */
export const fileDigest = (bytes: Buffer | null): string | null =>
  bytes && createHash('sha256').update(bytes).digest('hex')

/** What keeps a file back, or should be looked at: where, by which rule, whose, and what mends it. */
export interface FileProblem {
  readonly record: string
  /** `188-198`, `column 3`; empty where it is about the file as a whole. */
  readonly place: string
  readonly rule: string
  readonly level: 'reject' | 'warn'
  readonly message: string
  /** The worker whom it is about. */
  readonly userId: string | null
  readonly operation: string
}

/** What was written, piece by piece: whose line is which, and what could not be written. */
export interface Written {
  readonly pieces: readonly Buffer[]
  /** By line. */
  readonly whose: readonly (string | null)[]
  readonly problems: readonly FileProblem[]
  readonly result: FileResult
}

/** Writes a file and reads it back by its layout; only one that nobody would refuse has bytes. */
export function madeFile(
  { name, where }: Pick<FileSaid, 'name' | 'where'>,
  write: () => Written,
  checker: () => FileChecker,
): MadeFile {
  try {
    const { pieces, whose, problems, result } = write()
    const bytes = Buffer.concat(pieces)
    const { withoutSsn, ...rest } = result
    const found = problems.some(isRefused) ? [] : checked(bytes, checker(), whose)
    const all = [...problems, ...found, ...withoutSsn.map(withoutNumber)]
    const said = { ...rest, name, where, problems: few(all) }
    return { said, bytes: all.some(isRefused) ? null : bytes }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { said: { ...NOTHING, name, where, problems: [problemOf(error, null)] }, bytes: null }
  }
}

const isRefused = ({ level }: FileProblem): boolean => level === 'reject'

/** The file as a whole cannot be written: nothing about the company mends that. */
export const NO_LAYOUT = 'layout'

/** A problem that a writer met, as one of the file. */
export function problemOf(problem: Problem, userId: string | null): FileProblem {
  const [, record = '', place = '', field = ''] = PLACE.exec(problem.message) ?? []
  const rule = record !== '' ? 'field' : userId === null ? NO_LAYOUT : 'unplaced'
  const message = problem.message
  return { record, place, rule, level: 'reject', message, userId, operation: mending(field, userId) }
}

/** `RA 12-19, user id: must be there`. */
const PLACE = /^(\S+) (\d+-\d+|column \d+), (.+?): /

const NOTHING = {
  layout: '',
  source: '',
  confidence: 'unsure',
  records: {},
  unsaid: [],
  gaps: [],
  shortened: {},
} as const

/** A file that is wrong throughout says so by its first problems; what is refused comes first. */
const MOST = 50
const few = (problems: readonly FileProblem[]): readonly FileProblem[] =>
  problems.toSorted((a, b) => Number(a.level === 'warn') - Number(b.level === 'warn')).slice(0, MOST)

function checked(
  bytes: Buffer,
  checker: FileChecker,
  whose: readonly (string | null)[],
): readonly FileProblem[] {
  const found: FileFinding[] = []
  for (const line of linesOf(bytes)) found.push(...checker.line(line))
  found.push(...checker.end())
  return found.map(({ line, record, field = '', place = '', rule, level, message }) => {
    const userId = whose[line - 1] ?? null
    return { record, place, rule, level, message, userId, operation: mending(field, userId) }
  })
}

function* linesOf(bytes: Buffer): Generator<string> {
  for (let at = 0; at < bytes.length; ) {
    const found = bytes.indexOf(NEW_LINE, at)
    const end = found === -1 ? bytes.length : found
    yield bytes.toString('latin1', at, bytes[end - 1] === RETURN ? end - 1 : end)
    at = end + 1
  }
}

const [NEW_LINE, RETURN] = [10, 13]

export const linesIn = (bytes: Buffer): number => {
  let count = 0
  for (let at = bytes.indexOf(NEW_LINE); at !== -1; at = bytes.indexOf(NEW_LINE, at + 1)) count += 1
  return count
}

const withoutNumber = (userId: string): FileProblem => ({
  record: '',
  place: '',
  rule: 'SSN',
  level: 'warn',
  message: 'The social security number is not known: zeros stand there',
  userId,
  operation: mending('SSN', userId),
})
