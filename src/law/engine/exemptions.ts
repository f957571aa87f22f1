import type { BandsLaw } from '../language/declare.ts'
import type { Exemption } from '../language/types.ts'
import { filed } from './shelf.ts'

/** A state's program that the law lets a worker out of. */
export interface ProgramExemption {
  readonly code: `${string}.${string}`
  readonly exemptBy: string
}

/** In the order of their codes, as the newest edition says it. */
export const programExemptions: readonly ProgramExemption[] = [
  ...new Map(filed.filter(isExemptible).map((law) => [`${law.where}.${law.tax}`, law] as const)),
]
  .map(([code, { exemptBy }]) => ({ code: code as ProgramExemption['code'], exemptBy: exemptBy! }))
  .sort((a, b) => (a.code < b.code ? -1 : 1))

/** All that a worker may be exempt from. */
export const exemptions: readonly Exemption[] = [
  'FICA',
  'FUTA',
  'SUI',
  ...programExemptions.map(({ code }) => code),
]

function isExemptible(edition: (typeof filed)[number]): edition is BandsLaw {
  return 'tax' in edition && edition.method === 'bands' && edition.exemptBy !== undefined
}
