import { z } from 'zod'
import { amount } from './fields/fields.ts'
import { rowFields, sheetRefusals } from './sheet.ts'

/** A file of bonuses: what is answered of each row, and what is refused. */

export const bonusRecord = z.object({
  ...rowFields,
  description: z
    .string()
    .describe('What is paid, in a word of getAdditionalCompensationDescription or your own.'),
  amount: amount().nullable().describe('How much is paid; null where it could not be read.'),
  isNet: z.boolean().describe('Whether the amount is what the net pay rises by.'),
  error: z.string().describe('What is wrong with the row and what to write instead; empty where nothing is.'),
  replaces: z
    .boolean()
    .describe('Whether an earlier file gave this worker something, which this one replaces.'),
})

export const bonusRefusals = {
  ...sheetRefusals,
  rowsWrong: '{count} cannot be taken, and nothing was imported: row {row}: {fault}',
} as const

/** Faults of single rows, in words that follow their number. */
export const rowWords = {
  unknown: (column: string, value: string) => `nobody whom this period may pay has the ${column} "${value}"`,
  notPayable: (name: string) => `${name} cannot be paid yet; getUserTask lists what is missing`,
  otherSchedule: (name: string) =>
    `${name} is not on the pay schedule of this period; addSupplementalPayPeriod takes payScheduleName`,
  notEnrolled: (name: string) => `${name} is not in this period; addUsersToRegularPayPeriod adds a worker`,
  removed: (name: string) => `${name} was taken out of this period; add the worker to it first`,
  notNet: (word: string) => `${word} cannot be net: leave isNet empty`,
} as const
