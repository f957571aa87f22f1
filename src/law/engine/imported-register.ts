import { subdivisionsOf } from '../language/subdivisions.ts'
import { fileEdition } from './shelf.ts'

/** A register that an operator imported, as it is kept: the rows as the law table prints them. */
export interface ImportedRegister {
  readonly from: string
  readonly to: string
  readonly revision: number
  readonly source: string
  readonly rows: string
}

/** An imported register is an edition like those of the tables; of two of one day it is the one that counts. */
export const fileSubdivisions = ({ from, to, revision, source, rows }: ImportedRegister): (() => void) =>
  fileEdition(
    subdivisionsOf({
      table: 'subdivisions',
      effective: from,
      checkedThrough: to,
      revision,
      source,
      confidence: 'verified',
      rows,
    }),
  )
