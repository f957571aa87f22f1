import type { Day } from '../../kernel/dates.ts'
import type { LookUp } from '../language/look-up.ts'
import type { Subdivision, Subdivisions } from '../language/subdivisions.ts'
import { type Chosen, tableOn } from './editions.ts'
import { editionsOf } from './shelf.ts'

/** Pennsylvania's register on a day; undefined before the first edition. */
export const subdivisionsOn = (on: Day, lookUp: LookUp): Chosen<Subdivisions> | undefined =>
  tableOn('subdivisions', 'PA', on, lookUp)

/** A political subdivision by its code as the newest register has it, where its rates are on file. */
export const subdivisionOf = (psd: string): Subdivision | undefined => newest()?.byPsd.get(psd)

export const allSubdivisions = (): readonly Subdivision[] => [...(newest()?.byPsd.values() ?? [])]

const newest = (): Subdivisions | undefined => editionsOf('subdivisions', 'PA')[0]
