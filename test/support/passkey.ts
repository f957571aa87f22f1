import { authenticator } from './authenticator.ts'
import type { Browser } from './browser.ts'

/** Where the shared service says that people reach it: passkeys are for that site. */
const SITE = 'http://localhost:0'

/** A device, and what the service asks it. */
export function deviceOf(browser: Browser, site = SITE) {
  const device = authenticator(site)
  const asked = async (use: string, by = browser) =>
    (await by.call('session/requestPasskey', { use })).body.publicKey
  return {
    device,
    asked,
    /** Becomes a passkey of who has signed in. */
    added: async (name = 'Laptop') =>
      browser.call('session/addPasskey', { name, passkey: device.made(await asked('add')) }),
  }
}
