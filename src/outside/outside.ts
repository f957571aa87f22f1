import { sandboxVerifier } from './sandbox-verifier.ts'
import type { Verifier } from './verifier.ts'

/**
 * The world beyond Postgres, as tasks see it: each member is an interface with a sandbox twin, chosen here.
 * Whoever adds one (bank, mail) adds it here.
 */
export interface Outside {
  readonly verifier: Verifier
}

export const outsideOf = ({ production }: { readonly production: boolean }): Outside => ({
  verifier: production ? undecided : sandboxVerifier,
})

/** Without a provider nothing is decided: what was submitted stays pending and is asked again. */
const undecided: Verifier = {
  business: async () => 'pending',
  person: async () => 'pending',
  account: async () => 'pending',
}
