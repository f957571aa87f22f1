import { z } from 'zod'
import { isTooMuchMetadata, type Metadata, MOST_METADATA_KEYS, mergedMetadata } from '../kernel/metadata.ts'
import { line, optionalText } from './fields/fields.ts'
import { visibleTo } from './fields/visible.ts'

/** A client's own key and notes on a record, as they are sent and answered. */

const KEY = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/
const LONGEST_VALUE = 500

export const externalIdField = (whose: string) =>
  optionalText(100)
    .describe(`Your own key of ${whose}; empty for none.`)
    .meta({ examples: [''] })

export const metadataField = () =>
  z
    .record(z.string(), line(LONGEST_VALUE), 'must be an object of texts')
    .superRefine((sent, context) => {
      for (const key of Object.keys(sent).filter((each) => !KEY.test(each))) {
        context.addIssue({ code: 'custom', path: [key.slice(0, 40)], message: KEY_RULE })
      }
      if (Object.keys(sent).length > MOST_METADATA_KEYS)
        context.addIssue({ code: 'custom', message: `must have at most ${MOST_METADATA_KEYS} keys` })
    })
    .describe(
      `Your own notes, kept and answered as they are: at most ${MOST_METADATA_KEYS} keys of 1 to 40 letters, digits, ` +
        `\`_\`, \`.\` and \`-\`, each with a text of at most ${LONGEST_VALUE} characters. A key that is left out stays, ` +
        'one with an empty text is taken away. Nothing secret belongs here: it is not sealed.',
    )
    .meta({ examples: [{}] })
    .nullish()

const KEY_RULE = 'a key has 1 to 40 letters, digits, _, . and -, and begins with a letter or digit'

export const metadataRefusals = {
  tooMuchMetadata: `metadata would have more than ${MOST_METADATA_KEYS} keys; take some away by sending them with an empty text`,
} as const

/** Of a new record. */
export const newMetadata = (sent: Metadata | null | undefined): Metadata => mergedMetadata({}, sent ?? {})

/** What is kept after a change: undefined when nothing was sent. */
export function keptMetadata(
  known: Metadata,
  sent: Metadata | null | undefined,
  refuse: (name: 'tooMuchMetadata') => never,
): Metadata | undefined {
  if (!sent) return undefined
  const kept = mergedMetadata(known, sent)
  return isTooMuchMetadata(kept) ? refuse('tooMuchMetadata') : kept
}

/** In a reply. A worker does not read what the client notes. */
export const clientKeys = {
  externalId: z
    .string()
    .describe('Your own key of it; empty for none.')
    .meta({ examples: [''] }),
  metadata: visibleTo(
    z
      .record(z.string(), z.string())
      .describe('Your own notes.')
      .meta({ examples: [{}] }),
    { roles: ['administrator', 'bookkeeper'] },
  ),
}
