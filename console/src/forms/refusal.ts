import { PurserRefusal, PurserUnreachable } from 'purser/client'
import { plainly } from '../format/plain.ts'
import { wordsNow } from '../messages/words.tsx'

export interface RefusalShown {
  /** What concerns the whole, or a field that is not shown. */
  readonly whole: string
  /** What is wrong with one field, by the end of its path. */
  readonly at: (field: string) => string | undefined
  /** The fields that were refused, for whoever does not show them all. */
  readonly details: readonly Refused[]
}

interface Refused {
  readonly path: string
  readonly message: string
}

/** The fields that tell their own faults, by the ends of their paths; `rows` when those of a list do, too. */
export interface Telling {
  readonly fields: readonly string[]
  readonly rows?: boolean
}

/**
 * A refusal of the service, field by field: `user.firstName` is at `firstName`. What is not about a field that tells it is told of
 * the whole: nothing that was refused goes without a word.
 */
export function refusalOf(error: unknown, { fields, rows = false }: Telling = { fields: [] }): RefusalShown {
  if (error === null || error === undefined) return { whole: '', at: () => undefined, details: [] }
  const details = error instanceof PurserRefusal ? refusedBy(error, fields) : []
  const at = (field: string) => details.find(({ path }) => isAt(path, field))?.message
  const unseen = details.filter(
    ({ path }) => !fields.some((field) => isAt(path, field)) && !(rows && /\.\d+\./.test(path)),
  )
  return {
    whole: details.length === 0 ? toldOf(error) : [...new Set(unseen.map(lineOf))].join(' '),
    at: (field) => sentence(at(field)),
    details,
  }
}

const isAt = (path: string, field: string): boolean => path === field || path.endsWith(`.${field}`)

/** A rule of the service names its field in its words: "dateOfIncorporation must not be in the future". */
function refusedBy({ details, message, code }: PurserRefusal, fields: readonly string[]): readonly Refused[] {
  if (details.length > 0 || code >= 500) return details
  const named = fields
    .map((path) => ({ path, message, from: placeIn(message, path) }))
    .filter(({ from }) => from >= 0)
    .toSorted((a, b) => a.from - b.from)
  return named.slice(0, 1)
}

/** Where a message names a field: by its own name, or by its first word, "Email already in use". */
function placeIn(message: string, field: string): number {
  if (/^\w+/.exec(message)?.[0].toLowerCase() === field.toLowerCase()) return 0
  return /[a-z][A-Z\d]/.test(field) ? message.search(new RegExp(`\\b${field}\\b`)) : -1
}

/** A path with a stroke is an operation that helps; any other, a field that is not shown here. */
const lineOf = ({ path, message }: Refused): string =>
  path.includes('/') || path === '' ? sentence(message)! : sentence(`${path.split('.').at(-1)}: ${message}`)!

/** What went wrong, for people; who looks after a platform reads the words that programs get. */
export function toldOf(error: unknown): string {
  const { fault } = wordsNow().frame
  if (error instanceof PurserUnreachable) return fault.unknown
  if (!(error instanceof PurserRefusal)) return (error as Error).message
  return error.code >= 500 ? fault.failed : plain(error.message)
}

/** A message of the service as this face says it. */
export function plain(message: string): string {
  const { fields, refusal } = wordsNow()
  return location.pathname.startsWith('/ops') ? message : refusal(plainly(message, fields.labels))
}

/** "must be text" → "Must be text." */
function sentence(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const told = plain(text)
  return `${told[0]!.toUpperCase()}${told.slice(1).replace(/\.?$/, '.')}`
}
