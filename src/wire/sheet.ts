import { z } from 'zod'

/** What operations that take a CSV file share: the field, what is refused, and what is said of single rows. */

export const sheetFile = (example: string) =>
  z
    .string()
    .min(1, 'must not be empty')
    .max(2_000_000, 'must be at most 2,000,000 characters')
    .describe('The text of the CSV file; cells may be parted by commas, semicolons or tabs.')
    .meta({ examples: [example] })

export const sheetRefusals = { fileWrong: 'The file cannot be read: {fault}' } as const

/** What became of a row that is right. */
export const rowResults = ['added', 'replaced', 'same'] as const
export type RowResult = (typeof rowResults)[number]

/** Of each row, whatever it is about. */
export const rowFields = {
  row: z.int().describe('The row of the sheet: the heads are row 1, and empty rows do not count.'),
  userId: z.uuid().nullable().describe('The worker whom the row names; null where it names none.'),
  userName: z.string().describe('The worker’s name, or how the row names somebody unknown.'),
}

export const takenFields = {
  ...rowFields,
  result: z
    .enum(rowResults)
    .nullable()
    .describe(
      '`added`, `replaced`, or `same`: it was there already, and nothing was changed. Null of a wrong row.',
    ),
  error: z.string().describe('What is wrong with the row and what to write instead; empty where nothing is.'),
}

/** How many rows of a file came to what. */
export const takenCounts = {
  added: z.int().describe('How many rows are new.'),
  replaced: z.int().describe('How many rows took the place of what was there.'),
  same: z.int().describe('How many rows were there already: nothing of them was changed.'),
  wrong: z.int().describe('How many rows are wrong: nothing of them was taken.'),
}

export function countsOf(rows: readonly { readonly result: RowResult | null }[]) {
  const count = (result: RowResult | null) => rows.filter((row) => row.result === result).length
  return { added: count('added'), replaced: count('replaced'), same: count('same'), wrong: count(null) }
}

export const severalWords = (column: string, value: string): string =>
  `several workers have the ${column} "${value}": name the worker by userId, externalId or email`

export const unknownWords = (column: string, value: string): string =>
  `nobody here has the ${column} "${value}"`

/** A cell that is no value of its column. */
export const cellWords = (column: string, said: string, fault: string): string =>
  `${column} "${said}" ${fault}`

export const NOBODY = 'nobody is named'

export const noUnitWords = (kind: string, value: string): string =>
  `there is no ${kind} "${value}"; write its name or its id`
