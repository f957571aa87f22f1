import { territories } from '../us/places/territories.ts'

/** A territory by its postal code, and why nothing is computed for it; undefined of whatever is none. */
export const territoryOf = (code: string): { readonly name: string; readonly because: string } | undefined =>
  Object.hasOwn(territories, code) ? territories[code] : undefined
