import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type Browser, browserAt } from './browser.ts'
import { type Received, read, wayIn } from './mail-server.ts'
import { people } from './people.ts'
import { dataDirectory, type TestService } from './service.ts'

let made = 0

/** People who sign in: the service’s letters are files, and its agenda runs when the clock is moved. */
export function signingIn(service: Pick<TestService, 'ok' | 'owner' | 'url'>) {
  const { ok, owner, url } = service
  const { verifiedCompany, added, later } = people(service)
  const taken = new Set<string>()

  /** The limits of a network are those of all files together here: each letter begins anew. */
  const forgetCounts = () => owner.query('delete from sign_in_count')

  /** Letters to this address that were not taken yet, oldest first. */
  const lettersTo = (address: string): readonly Received[] => {
    const folder = join(dataDirectory, 'mail')
    return readdirSync(folder)
      .sort()
      .filter((name) => !taken.has(name))
      .map((name) => ({ name, letter: read(readFileSync(join(folder, name), 'utf8')) }))
      .filter(({ letter }) => letter.to.includes(address))
      .map(({ name, letter }) => {
        taken.add(name)
        return letter
      })
  }

  const letterFor = async (email: string): Promise<ReturnType<typeof wayIn>> => {
    await forgetCounts()
    const reply = await browserAt(url).call('session/requestSignIn', { email })
    expect(reply.status).toBe(200)
    await later()
    return wayIn(lettersTo(email).at(-1) ?? { to: [], text: '' })
  }

  const signIn = async (email: string, browser: Browser = browserAt(url)): Promise<Browser> => {
    const { linkToken } = await letterFor(email)
    const reply = await browser.call('session/createSession', { linkToken })
    expect([reply.status, reply.body?.error]).toEqual([200, undefined])
    return browser
  }

  /** A business user with access. */
  const staff = async (
    companyId: string,
    over: { role?: string; email?: string; language?: string } = {},
  ) => {
    const { role = 'administrator', ...sent } = over
    const email = sent.email ?? `staff${++made}@heron.example`
    const { businessUserId } = (
      await ok('companyOnboarding/addBusinessUser', { businessUser: { companyId, ...ADA, ...sent, email } })
    ).businessUser
    await ok('adminPortal/grantAccess', { companyId, businessUserId, role })
    return { companyId, businessUserId, email }
  }

  const worker = async (companyId: string, over: object = {}) => {
    const email = `worker${++made}@heron.example`
    return { ...(await added(companyId, { email, ...over })), email }
  }

  /** A link that the platform mints, opened. */
  const byLink = async (who: object): Promise<Browser> => {
    const { url: link } = (await ok('adminPortal/createConsoleLink', who)).consoleLink
    const browser = browserAt(url)
    const reply = await browser.call('session/createSession', { linkToken: link.split('#')[1] })
    expect([reply.status, reply.body?.error]).toEqual([200, undefined])
    return browser
  }

  return { verifiedCompany, staff, worker, signIn, byLink, letterFor, lettersTo, later, forgetCounts }
}

const ADA = {
  firstName: 'Ada',
  lastName: 'Marsh',
  phoneNumber: '4045550142',
  payrollAdmin: false,
  bookkeeper: false,
  beneficialOwner: false,
}
