import { expect, test, vi } from 'vitest'
import { operations as all } from '../../src/operations/index.ts'
import type { Browser } from '../support/browser.ts'
import { sharedService } from '../support/shared.ts'
import { signingIn } from '../support/sign-in.ts'

/** Operation by role by how a session is over: revoked, expired, left idle, signed out. Each cell is 401. */
vi.setConfig({ testTimeout: 300_000 })

const shared = await sharedService()
const { ok, owner } = shared
const { verifiedCompany, staff, worker, byLink } = signingIn(shared)
const companyId = await verifiedCompany()

const operations = all.filter((operation) => 'run' in operation)

const roles = {
  administrator: async () => staff(companyId, { role: 'administrator' }),
  bookkeeper: async () => staff(companyId, { role: 'bookkeeper' }),
  worker: async () => ({ companyId, userId: (await worker(companyId)).userId }),
}

type Who = { readonly companyId: string; readonly businessUserId?: string; readonly userId?: string }

const setSession = (who: Who, change: string) =>
  owner.query(
    `update session set ${change} where session_id in (select session_id from session_person where person_id = $1)`,
    [who.businessUserId ?? who.userId],
  )

const over: Readonly<Record<string, (who: Who, browser: Browser) => Promise<unknown>>> = {
  revoked: async (who) =>
    who.businessUserId
      ? ok('adminPortal/revokeAccess', { companyId, businessUserId: who.businessUserId })
      : ok('adminPortal/deleteUser', { companyId, userId: who.userId }),
  expired: (who) => setSession(who, "ends_at = now() - interval '1 second'"),
  'left idle': (who) => setSession(who, 'seen_at = now() - make_interval(secs => idle_seconds + 1)'),
  'signed out': async (_, browser) => {
    const { cookie } = browser
    await browser.call('session/endSession')
    browser.cookie = cookie
  },
}

const cells = (Object.keys(roles) as (keyof typeof roles)[]).flatMap((role) =>
  Object.keys(over).map((state) => [role, state] as const),
)

test.each(cells)('%s, %s: no operation knows the session', async (role, state) => {
  const made = await roles[role]()
  const who: Who =
    'userId' in made ? { companyId, userId: made.userId } : { companyId, businessUserId: made.businessUserId }
  const browser = await byLink(who)
  expect((await browser.call('session/getSession')).status).toBe(200)

  await over[state]!(who, browser)

  const statuses = new Map<number, string>()
  for (const { address } of operations) statuses.set((await browser.call(address)).status, address)
  expect([...statuses.keys()]).toEqual([401])
})
