import type { Day } from '../../kernel/dates.ts'
import type { LookUp } from '../language/look-up.ts'
import type { Subdivision, Subdivisions } from '../language/subdivisions.ts'
import { type Chosen, tableOn } from './editions.ts'
import { editionsOf } from './shelf.ts'

/** Pennsylvania's register on a day; undefined before the first edition. */
export const subdivisionsOn = (on: Day, lookUp: LookUp): Chosen<Subdivisions> | undefined =>
  tableOn('subdivisions', 'PA', on, lookUp)

/** A political subdivision by its code as the newest register that has it prints it. */
export const subdivisionOf = (psd: string): Subdivision | undefined =>
  editionsOf('subdivisions', 'PA')
    .find(({ byPsd }) => byPsd.has(psd))
    ?.byPsd.get(psd)

/** All that a register has, each as the newest prints it. */
export const allSubdivisions = (): readonly Subdivision[] => {
  const oldestFirst = editionsOf('subdivisions', 'PA').toReversed()
  return [...new Map(oldestFirst.flatMap(({ byPsd }) => [...byPsd])).values()]
}
