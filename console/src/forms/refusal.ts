import { PurserRefusal, PurserUnreachable } from 'purser/client'
import { plainly } from '../format/plain.ts'
import { wordsNow } from '../messages/words.tsx'

export interface RefusalShown {
  /** What concerns the whole, when no field is named. */
  readonly whole: string
  /** What is wrong with one field, by the end of its path. */
  readonly at: (field: string) => string | undefined
  /** The fields that were refused, for whoever does not show them all. */
  readonly details: readonly { readonly path: string; readonly message: string }[]
}

/** A refusal of the service, field by field: `user.firstName` is at `firstName`. */
export function refusalOf(error: unknown): RefusalShown {
  if (error === null || error === undefined) return { whole: '', at: () => undefined, details: [] }
  const details = error instanceof PurserRefusal ? error.details : []
  const at = (field: string) =>
    details.find(({ path }) => path === field || path.endsWith(`.${field}`))?.message
  return { whole: details.length > 0 ? '' : toldOf(error), at: (field) => sentence(at(field)), details }
}

/** What went wrong, for people; who looks after a platform reads the words that programs get. */
export function toldOf(error: unknown): string {
  const { fault } = wordsNow().frame
  if (error instanceof PurserUnreachable) return fault.unknown
  if (!(error instanceof PurserRefusal)) return (error as Error).message
  return error.code >= 500 ? fault.failed : plain(error.message)
}

/** A message of the service as this face says it. */
export const plain = (message: string): string =>
  location.pathname.startsWith('/ops') ? message : plainly(message, wordsNow().fields.labels)

/** "must be text" → "Must be text." */
function sentence(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const told = plain(text)
  return `${told[0]!.toUpperCase()}${told.slice(1).replace(/\.?$/, '.')}`
}
