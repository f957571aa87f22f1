import type { StateCode } from './states.ts'

/** ZIP codes that begin alike, and the counties that they lie in. */
export interface ZipArea {
  readonly state: StateCode
  readonly counties: readonly string[]
  readonly prefixes: readonly string[]
}
