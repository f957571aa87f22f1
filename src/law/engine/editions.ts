import type { Day } from '../../kernel/dates.ts'
import { Problem } from '../../kernel/problem.ts'
import type { Dated } from '../language/dated.ts'
import type { LookUp, TableKind, TableOf } from '../language/look-up.ts'
import type { Confidence } from '../language/types.ts'
import { editionsOf } from './shelf.ts'

/** The edition of a law that decides, and how sure its answer is. */
export interface Chosen<Law extends Dated> {
  readonly law: Law
  readonly confidence: Confidence
}

/**
 * The one chooser: the newest edition not after the day that it selects by, none before the first. Past what was
 * checked a refusal; or, where the caller allows it, the newest edition, marked provisional.
 */
export function choose<Law extends Dated>(
  newestFirst: readonly Law[],
  code: string,
  dayFor: (law: Law) => Day,
  { allowProvisional = false }: LookUp,
): Chosen<Law> | undefined {
  const law = newestFirst.find((each) => each.effective <= dayFor(each))
  if (law === undefined) return undefined
  const asked = dayFor(law)
  if (asked <= law.checkedThrough) return { law, confidence: law.confidence }
  if (!allowProvisional)
    throw missing(`${code}: the law was checked through ${law.checkedThrough}, not for ${asked}`)
  return { law, confidence: 'provisional' }
}

/** The table in force on a day, by the same chooser; none where nothing is on file for whom is asked, or before it began. */
export const tableOn = <Kind extends TableKind>(
  kind: Kind,
  where: string,
  on: Day,
  lookUp: LookUp = {},
): Chosen<TableOf<Kind>> | undefined =>
  choose(editionsOf(kind, where, lookUp.shelf), `${where}.${kind}`, () => on, lookUp)

/** The same where nothing is known without it. */
export function needTable<Kind extends TableKind>(
  kind: Kind,
  where: string,
  on: Day,
  lookUp: LookUp = {},
): Chosen<TableOf<Kind>> {
  const chosen = tableOn(kind, where, on, lookUp)
  if (chosen === undefined) throw missing(`${where}.${kind}: no law is known for ${on}`)
  return chosen
}

/** `GA@2026-05-11#1`. */
export const citation = ({ effective, revision }: Dated, where: string): string =>
  `${where}@${effective}#${revision}`

export const missing = (message: string): Problem => new Problem(400, message, { refusal: 'lawMissing' })
