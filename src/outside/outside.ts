import { type Bank, type BankSettings, bankOf } from './bank.ts'
import { type FilingChannel, noFiling, sandboxFiling } from './filing.ts'
import { httpVerifier, type Provider } from './http-verifier.ts'
import { amongIssued } from './issued.ts'
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
  readonly filing: FilingChannel
  /** Where people sign in, for letters that say so. */
  readonly consoleUrl: string | undefined
}

export interface World {
  readonly production: boolean
  readonly post: Post
  readonly bank: BankSettings
  /** Who verifies in production. */
  readonly provider: Provider | undefined
  readonly consoleUrl?: string | undefined
}

export const outsideOf = ({ production, post, bank, provider, consoleUrl }: World): Outside => ({
  verifier: production ? amongIssued(provider ? httpVerifier(provider) : undecided) : sandboxVerifier,
  mail: mailOf(post),
  bank: bankOf(bank),
  filing: production ? noFiling : sandboxFiling,
  consoleUrl,
})

/** Without a provider an operator decides (`purser review`): until then what was submitted stays pending. */
const undecided: Verifier = {
  business: async () => 'pending',
  person: async () => 'pending',
  account: async () => 'pending',
}
