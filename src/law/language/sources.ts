/** One key or several joined by `+`. */
export type SourceKeys = string

/** Writes keys out as what they stand for. */
export type Cite = (keys: SourceKeys) => string

export const citing =
  (sources: Readonly<Record<string, string>>): Cite =>
  (keys) =>
    keys
      .split('+')
      .map((key) => sources[key] ?? unknownSource(key))
      .join('; ')

function unknownSource(key: string): never {
  throw new Error(`no source named ${key}`)
}
