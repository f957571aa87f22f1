/** Where a property stands: in which operation (or event), on which side, and by which keys it is reached. */
export interface Spot {
  /** The method of an operation, or the root of an event. */
  readonly owner: string
  readonly side: 'request' | 'reply' | 'event'
  readonly keys: readonly string[]
}

/**
 * The entry of a table that is nearest to a property. `amount` is for every amount, `earnings.amount` for those of an
 * earning, `getPayStub.amount` for one operation, and `request.` or `reply.` before the keys for one side. Letter case
 * does not count, because the interface writes `wageRate` and `WageRate` for one thing.
 */
export function nearest(
  table: ReadonlyMap<string, unknown>,
  { owner, side, keys }: Spot,
): string | undefined {
  const [who, path] = [owner.toLowerCase(), keys.map((key) => key.toLowerCase())]
  const ends = path.map((_, at) => path.slice(at).join('.'))
  const find = (namesOf: (end: string) => readonly string[]) =>
    ends.flatMap(namesOf).find((name) => table.has(name))
  return find((end) => [`${who}.${side}.${end}`, `${who}.${end}`]) ?? find((end) => [`${side}.${end}`, end])
}

/** One table of several, by lower-case name; a name that stands in two of them is a mistake of ours. */
export function joined<T>(tables: readonly Readonly<Record<string, T>>[]): ReadonlyMap<string, T> {
  const all = tables.flatMap((table) => Object.entries(table))
  const map = new Map(all.map(([name, value]) => [name.toLowerCase(), value]))
  if (map.size !== all.length) throw new Error(`described twice: ${repeated(all.map(([name]) => name))}`)
  return map
}

const repeated = (names: readonly string[]): string =>
  names
    .filter((name, at) => names.slice(0, at).some((other) => other.toLowerCase() === name.toLowerCase()))
    .join(', ')
