import { z } from 'zod'
import { Secret } from '../kernel/secret.ts'

/** Of a piece that is sent; a document is as large. */
export const LARGEST_PART = 10 * 1024 * 1024

/** What an archive is encrypted to. Nobody keeps it: who loses it, makes another archive. */
export const passphraseField = () =>
  z
    .string('must be text')
    .min(16, 'must have at least 16 characters')
    .max(200, 'must be at most 200 characters')
    .transform((clear) => new Secret(clear))
    .meta({ type: 'string', minLength: 16, maxLength: 200, examples: ['three geese crossed Mill Street'] })
    .describe('What the archive is encrypted to, at least 16 characters. It is kept nowhere.')

export const partNumber = () =>
  z
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(100_000, 'must be at most 100000')
    .meta({ examples: [1] })

/** The number of rows of each table. */
export const tableCounts = z
  .record(z.string(), z.int())
  .describe('How many rows of each table are in it.')
  .meta({ examples: [{ company: 1, worker: 12, paycheck: 312 }] })
