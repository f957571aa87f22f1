import { PurserRefusal } from 'purser/client'

export interface RefusalShown {
  /** What concerns the whole, when no field is named. */
  readonly whole: string
  /** What is wrong with one field, by the end of its path. */
  readonly at: (field: string) => string | undefined
}

/** A refusal of the service, field by field: `user.firstName` is at `firstName`. */
export function refusalOf(error: unknown): RefusalShown {
  if (error === null || error === undefined) return { whole: '', at: () => undefined }
  const details = error instanceof PurserRefusal ? error.details : []
  const at = (field: string) =>
    details.find(({ path }) => path === field || path.endsWith(`.${field}`))?.message
  return { whole: details.length > 0 ? '' : (error as Error).message, at: (field) => sentence(at(field)) }
}

/** "must be text" → "Must be text." */
const sentence = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : `${text[0]!.toUpperCase()}${text.slice(1).replace(/\.?$/, '.')}`
