import type { Day } from '../../kernel/dates.ts'
import type { LookUp } from '../language/look-up.ts'
import type { Register, RegisteredPlace } from '../language/register.ts'
import { amountUnknown } from '../us/places/amount-unknown.ts'
import { tableOn } from './editions.ts'
import { editionsOf } from './shelf.ts'

/**
 * The cities and counties of a state of which a register is on file, by the newest edition: what is typed is the name of a
 * place of today. What a place takes is chosen by the day, with the law that is made of the register.
 */
export const registerIn = (state: string): Register | undefined => editionsOf('register', state)[0]

/** A city or county by its code; undefined where no register has it. */
export const registeredPlace = (code: string): RegisteredPlace | undefined => byCode.get(code)

const byCode: ReadonlyMap<string, RegisteredPlace> = new Map(
  ['KY', 'OH'].flatMap((state) => registerIn(state)!.places.map((place) => [place.code, place] as const)),
)

/** The same as the register of a day has it. */
export const registeredOn = (code: string, on: Day, lookUp: LookUp): RegisteredPlace | undefined =>
  tableOn('register', code.slice(0, 2), on, lookUp)?.law.places.find((place) => place.code === code)

/** The place with those that tax wherever it does. */
export const withBeside = (code: string): readonly string[] => [
  code,
  ...(registerIn(code.slice(0, 2))?.beside[code] ?? []),
]

/** It takes a tax, or may, and nobody knows how much. */
export const isUndetermined = (code: string): boolean =>
  byCode.get(code)?.tax === 'unknown' || amountUnknown.includes(code)
