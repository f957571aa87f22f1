import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { signingIn } from '../support/sign-in.ts'
import { site } from '../support/site.ts'

/** Another site in the same browser: 127.0.0.1 is another site than localhost. */
vi.setConfig({ testTimeout: 120_000 })

const pages = new Map<string, string>()
const elsewhere = createServer((request, response) =>
  response.setHeader('Content-Type', 'text/html').end(pages.get(request.url ?? '') ?? ''),
)
await once(elsewhere.listen(0, '127.0.0.1'), 'listening')
afterAll(() => void elsewhere.close())
const there = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`

const [alone, embedded] = [await site(), await site({ PURSER_EMBED_ORIGINS: there })]

/** A link for an administrator of that service. */
async function minted(started: typeof alone): Promise<string> {
  const { verifiedCompany, staff } = signingIn(started)
  const companyId = await verifiedCompany()
  const { businessUserId } = await staff(companyId)
  return (await started.ok('adminPortal/createConsoleLink', { companyId, businessUserId })).consoleLink.url
}

const opened = async (page: Page, link: string) => {
  await page.goto(link)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('You have signed in').waitFor()
}

describe('another site in the browser of someone who has signed in', async () => {
  const target = `${alone.here}/session/endSession`
  const attack = (name: string, script: string) => {
    pages.set(`/${name}`, `<!doctype html><title>${name}</title><body><script>${script}</script>`)
    return [name] as const
  }
  const form = (type: string) =>
    `document.body.innerHTML = '<form method="post" enctype="${type}" action="${target}">' +
     '<input name=\\'{"method":"endSession","x":"\\' value=\\'"}\\'></form>'; document.forms[0].submit()`
  const fetched = (init: string) =>
    `fetch('${target}', { method: 'POST', credentials: 'include', body: '{"method":"endSession"}', ${init} })
       .then(() => { document.title = 'answered' }, () => { document.title = 'refused' })`

  test.each([
    attack('form', form('application/x-www-form-urlencoded')),
    attack('text-form', form('text/plain')),
    attack('fetch', fetched("headers: {}, mode: 'no-cors'")),
    attack('text-fetch', fetched("headers: { 'Content-Type': 'text/plain' }, mode: 'no-cors'")),
    attack('json-fetch', fetched("headers: { 'Content-Type': 'application/json' }")),
    attack('header-fetch', fetched("headers: { 'Content-Type': 'application/json', 'Purser-Console': '1' }")),
    attack('get', `location.href = '${target}?method=endSession'`),
  ])('CSRF by %s ends no session', async (name) => {
    const { page, context } = await openPage({ url: alone.here })
    await opened(page, await minted(alone))
    const hostile = await context.newPage()
    await hostile.goto(`${there}/${name}`, { waitUntil: 'commit' })
    await (name.endsWith('fetch')
      ? hostile.waitForFunction(`['answered', 'refused'].includes(document.title)`)
      : hostile.waitForURL(`${alone.here}/**`))
    await page.goto('/sign-in')
    await page.getByText('You have signed in').waitFor()
  })

  test('clickjacking: our pages stay empty in its frame', async () => {
    pages.set('/frame', `<!doctype html><iframe src="${alone.here}/sign-in"></iframe>`)
    const { page } = await openPage({ url: there })
    await page.goto('/frame', { waitUntil: 'load' })
    expect(await page.frames()[1]!.locator('body').innerText()).not.toContain('Sign in')
    expect(page.frames()[1]!.url()).not.toContain('/sign-in')
  })
})

test('a site that the settings name shows our pages, with a session that is kept for it alone', async () => {
  const link = await minted(embedded)
  pages.set('/desk', `<!doctype html><iframe src="${link}" width="500" height="500"></iframe>`)
  const { page, context } = await openPage({ url: there })
  await page.goto('/desk')
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Continue' }).click()
  await frame.getByText('You have signed in').waitFor()
  expect(await context.cookies(embedded.here)).toMatchObject([
    { name: '__Host-purser-framed', httpOnly: true, secure: true, sameSite: 'None' },
  ])

  // In its frame the session goes on; in a window of its own there is none.
  pages.set(
    '/desk',
    `<!doctype html><iframe src="${embedded.here}/sign-in" width="500" height="500"></iframe>`,
  )
  await page.goto('/desk')
  await frame.getByText('You have signed in').waitFor()
  const own = await context.newPage()
  await own.goto(`${embedded.here}/sign-in`)
  await own.getByLabel('E-mail address').waitFor()
})
