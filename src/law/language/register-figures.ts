import type { Register, RegisteredPlace } from './register.ts'
import type { Confidence } from './types.ts'

/** Which rows of a register a law is of. */
interface Rows {
  readonly kind: RegisteredPlace['kind']
  /** Those that stop at a cap, or those that do not. */
  readonly capped: boolean
}

type Rates = Readonly<Record<string, { readonly resident: string; readonly nonresident: string }>>

/** Code → rates of the places that take a tax. */
export const ratesIn = (register: Register, rows: Rows): Rates =>
  figuresOf(register, rows, ({ rate }) => rate!)

/** Code → wages of a year that the tax stops at. */
export const capsIn = (
  register: Register,
  kind: RegisteredPlace['kind'],
  socialSecurityBase: number,
): Readonly<Record<string, number>> =>
  figuresOf(register, { kind, capped: true }, ({ cap }) =>
    typeof cap === 'number' ? cap : socialSecurityBase,
  )

/** Code → 1 where the county gives credit for what a city took, else 0. */
export const creditsIn = (
  register: Register,
  rows: Rows,
  counties: readonly string[],
): Readonly<Record<string, number>> =>
  figuresOf(register, rows, (place) => (counties.includes(place.counties[0]!) ? 1 : 0))

/** Code → how sure its row is. */
export const doubtsIn = (register: Register, rows: Rows): Readonly<Record<string, Confidence>> =>
  figuresOf(register, rows, ({ confidence }) => confidence)

function figuresOf<T>(
  { places }: Register,
  { kind, capped }: Rows,
  figure: (place: RegisteredPlace) => T,
): Readonly<Record<string, T>> {
  const taken = places.filter(
    (place) => place.kind === kind && place.tax === 'taken' && (place.cap !== undefined) === capped,
  )
  return Object.fromEntries(taken.map((place) => [place.code, figure(place)]))
}
