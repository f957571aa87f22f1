import type { Law } from '../language/declare.ts'
import type { DatedTable, Shelf, TableKind, TableOf } from '../language/look-up.ts'
import * as us from '../us/index.ts'

/** Every edition in every law file, by the name of its file: not every loader of modules keeps an order. */
export const filed: readonly (Law | DatedTable)[] = Object.values(
  Object.fromEntries(Object.entries(us).sort(([a], [b]) => (a < b ? -1 : 1))),
).flat()

const NONE: readonly DatedTable[] = []

/** Sorts editions onto a shelf, the newest first. */
export function shelfOf(editions: readonly (Law | DatedTable)[]): Shelf {
  const taxes = new Map<string, Law[]>()
  const tables = new Map<string, DatedTable[]>()
  for (const edition of editions) {
    if ('table' in edition) add(tables, `${edition.where}.${edition.table}`, edition)
    else for (const place of placesOf(edition)) add(taxes, `${place}.${edition.tax}`, edition)
  }
  for (const group of [...taxes.values(), ...tables.values()]) {
    group.sort((a, b) => (a.effective < b.effective ? 1 : -1))
  }
  return { taxes, tables }
}

const own = shelfOf(filed)
const tables = new Map(own.tables)

export const shelf: Shelf = { taxes: own.taxes, tables }

/**
 * Lays an edition beside those on file, before anyone reads; of two of one day the later filed is the one that counts.
 * Answers how it is taken off again.
 */
export function fileEdition(edition: DatedTable): () => void {
  const key = `${edition.where}.${edition.table}`
  const others = tables.get(key) ?? NONE
  const at = others.findIndex(({ effective }) => effective <= edition.effective)
  tables.set(key, at === -1 ? [...others, edition] : others.toSpliced(at, 0, edition))
  return () =>
    void tables.set(
      key,
      (tables.get(key) ?? NONE).filter((each) => each !== edition),
    )
}

/** All editions of one table, the newest first. */
export const editionsOf = <Kind extends TableKind>(
  kind: Kind,
  where: string,
  on: Shelf = shelf,
): readonly TableOf<Kind>[] =>
  // Whatever is filed under a kind is of that kind.
  (on.tables.get(`${where}.${kind}`) ?? NONE) as readonly TableOf<Kind>[]

/** A law of many places is filed under each of them. */
function placesOf(law: Law): readonly string[] {
  return law.method === 'worksheet' ? (law.places ?? [law.where]) : [law.where]
}

function add<T>(groups: Map<string, T[]>, key: string, value: T): void {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [value])
  else group.push(value)
}
