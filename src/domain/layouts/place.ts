import { Problem } from '../../kernel/problem.ts'
import type { LayoutField } from '../../law/language/file-layout.ts'

/** A refusal that names the place: what stands there cannot be filed. */
export function unfit(record: string, field: LayoutField, why: string): Problem {
  return new Problem(400, `${record} ${placeOf(field)}, ${field[0]}: ${why}`, {
    details: [{ path: `${record}.${field[0]}`, message: why }],
  })
}

/** `188-198`, or `column 3`. */
export const placeOf = ([, first, last, , , most]: LayoutField): string =>
  most === undefined ? `${first}-${last}` : `column ${first}`
