/** What a client keeps with a record of its own accord: texts by key. We never read it. */
export type Metadata = Readonly<Record<string, string>>

export const MOST_METADATA_KEYS = 50

/** What is known with what was sent over it: a key that is left out stays, one with an empty text goes. */
export const mergedMetadata = (known: Metadata, sent: Metadata): Metadata =>
  Object.fromEntries(Object.entries({ ...known, ...sent }).filter(([, text]) => text !== ''))

export const isTooMuchMetadata = (metadata: Metadata): boolean =>
  Object.keys(metadata).length > MOST_METADATA_KEYS
