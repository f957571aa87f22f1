import { expect, test } from 'vitest'
import { browserAt } from '../support/browser.ts'
import { send } from '../support/caller.ts'
import { service } from '../support/service.ts'
import { signingIn } from '../support/sign-in.ts'

const started = await service({
  settings: { PURSER_EMBED_ORIGINS: 'https://app.example.com,https://desk.example.com/' },
})
const { ok, url } = started
const { verifiedCompany, staff } = signingIn(started)
const companyId = await verifiedCompany()
const { businessUserId } = await staff(companyId)
const FRAMED = { 'Purser-Framed': '1' }
const tokenFor = async (): Promise<string> =>
  (await ok('adminPortal/createConsoleLink', { companyId, businessUserId })).consoleLink.url.split('#')[1]

test('only the sites that the settings name may show a page in a frame', async () => {
  const { headers } = await send(`${url()}/sign-in`, { verb: 'GET' })
  expect(headers['content-security-policy']).toMatch(
    /; frame-ancestors https:\/\/app\.example\.com https:\/\/desk\.example\.com$/,
  )
  expect(headers['x-frame-options']).toBeUndefined()
  // What is no page stays in nobody’s frame.
  for (const path of ['/reports/getCompanies', '/session/getSession', '/docs']) {
    const other = await send(`${url()}${path}`, { verb: 'GET' })
    expect([path, other.headers['x-frame-options']]).toEqual([path, 'DENY'])
    expect(other.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test('a page in a frame has a cookie of its own, kept apart by the site around it', async () => {
  const browser = browserAt(url)
  const reply = await browser.call('session/createSession', { linkToken: await tokenFor() }, FRAMED)
  expect(reply.headers['set-cookie']![0]).toMatch(
    /^__Host-purser-framed=[\w-]{43}; Path=\/; HttpOnly; SameSite=None; Partitioned; Secure; Max-Age=43200$/,
  )
  const status = async (headers: Record<string, string>) =>
    (await browser.call('session/getSession', {}, headers)).status
  expect([await status(FRAMED), await status({})]).toEqual([200, 401])
  // The header of our page, the type and the origin count here as everywhere.
  expect(await status({ ...FRAMED, 'Sec-Fetch-Site': 'cross-site' })).toBe(401)
  const out = await browser.call('session/endSession', {}, FRAMED)
  expect(out.headers['set-cookie']![0]).toMatch(/^__Host-purser-framed=; .*Partitioned; .*Max-Age=0$/)
})

test('outside a frame nothing is different', async () => {
  const browser = browserAt(url)
  const reply = await browser.call('session/createSession', { linkToken: await tokenFor() })
  expect(reply.headers['set-cookie']![0]).toMatch(/^__Host-purser=.*; SameSite=Lax; Secure; /)
  expect((await browser.call('session/getSession', {}, FRAMED)).status).toBe(401)
})
