import type { Register, RegisteredPlace } from '../language/register.ts'
import type { Subdivision } from '../language/subdivisions.ts'
import { amountUnknown } from '../us/places/beside.ts'
import { kentucky } from '../us/places/ky.ts'
import { ohio } from '../us/places/oh.ts'
import { pennsylvania } from '../us/places/pa.ts'

/** The cities and counties of a state of which a register is on file. */
export const registerIn = (state: string): Register | undefined => registers[state]

const registers: Readonly<Record<string, Register>> = { KY: kentucky, OH: ohio }

/** A city or county by its code; undefined where no register has it. */
export const registeredPlace = (code: string): RegisteredPlace | undefined => byCode.get(code)

const byCode: ReadonlyMap<string, RegisteredPlace> = new Map(
  Object.values(registers).flatMap(({ places }) => places.map((place) => [place.code, place] as const)),
)

/** A political subdivision of Pennsylvania by its code, where its rates are on file. */
export const subdivisionOf = (psd: string): Subdivision | undefined => pennsylvania.byPsd.get(psd)

export const allSubdivisions = (): readonly Subdivision[] => [...pennsylvania.byPsd.values()]

/** It takes a tax, or may, and nobody knows how much. */
export const isUndetermined = (code: string): boolean =>
  byCode.get(code)?.tax === 'unknown' || amountUnknown.includes(code)
