import { groupedBy } from '../../kernel/grouped.ts'
import type { Shelf } from '../language/look-up.ts'
import { missing } from './editions.ts'

export type Taxes = Shelf['taxes']

/** All taxes of a jurisdiction; one that nobody has filed is refused, not left out. */
export function codesOf(taxes: Taxes, where: string): readonly string[] {
  const codes = codesAt(taxes).get(where)
  if (codes === undefined) throw unknownLaw(where)
  return codes
}

export const whereOf = (code: string): string => code.slice(0, code.lastIndexOf('.'))

export const unknownLaw = (what: string) => missing(`No law is known for ${what}`)

/** Gathered once for each shelf: a payment asks for a dozen jurisdictions. */
function codesAt(taxes: Taxes): ReadonlyMap<string, readonly string[]> {
  const known = gathered.get(taxes)
  if (known !== undefined) return known
  const found = groupedBy(taxes.keys(), whereOf)
  gathered.set(taxes, found)
  return found
}

const gathered = new WeakMap<Taxes, ReadonlyMap<string, readonly string[]>>()
