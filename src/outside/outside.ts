import { type Bank, type BankSettings, directoryBank } from './bank.ts'
import { type Mail, mailOf, type Post } from './mail.ts'
import { sandboxVerifier } from './sandbox-verifier.ts'
import type { Verifier } from './verifier.ts'

/**
 * The world beyond Postgres, as tasks see it: each member is an interface with a sandbox twin, chosen here.
 * Whoever adds one adds it here.
 */
export interface Outside {
  readonly verifier: Verifier
  readonly mail: Mail
  readonly bank: Bank
}

export interface World {
  readonly production: boolean
  readonly post: Post
  readonly bank: BankSettings
}

export const outsideOf = ({ production, post, bank }: World): Outside => ({
  verifier: production ? undecided : sandboxVerifier,
  mail: mailOf(post),
  bank: directoryBank(bank),
})

/** Without a provider nothing is decided: what was submitted stays pending and is asked again. */
const undecided: Verifier = {
  business: async () => 'pending',
  person: async () => 'pending',
  account: async () => 'pending',
}
