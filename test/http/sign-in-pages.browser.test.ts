import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { signInWords } from '../../src/http/sign-in-words.ts'
import { openPage } from '../support/chromium.ts'
import { clients } from '../support/service.ts'
import { signingIn } from '../support/sign-in.ts'
import { site } from '../support/site.ts'

// A second or two each; more on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 })

const started = await site()
const { ok, owner, here } = started
const { verifiedCompany, staff, worker, letterFor, lettersTo, later, forgetCounts } = signingIn(started)
const companyId = await verifiedCompany()

const faces = (['en', 'es'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme, width: theme === 'dark' ? 390 : 1280 })),
)

const minted = async (who: object): Promise<string> =>
  (await ok('adminPortal/createConsoleLink', { companyId, ...who })).consoleLink.url

describe.each(faces)('in $language, $theme, $width px', ({ language, theme, width }) => {
  const words = signInWords[language]
  const open = () => openPage({ url: here, language, theme, width })
  const name = (text: string) => ({ name: text, exact: true })

  test('a letter’s code signs in, with the keyboard alone; the way out is at the end', async () => {
    const { email } = await staff(companyId, { role: 'bookkeeper', language })
    const { page, isClean } = await open()
    await forgetCounts()
    await page.goto('/sign-in')
    await page.getByLabel(words.email).waitFor()
    await isClean('address')
    await tabTo(page, '#email')
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await page.getByText(words.told.sent).waitFor()
    await isClean('code')

    // The field has the focus already.
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await page.getByText(words.told.refused).waitFor()
    await isClean('wrong-code')
    await later()
    const { code } = /\b(?<code>\d{6})$/m.exec(lettersTo(email).at(-1)!.text)!.groups!
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(code!)
    await page.keyboard.press('Enter')
    await page.getByText(words.roles.bookkeeper).waitFor()
    expect(await page.evaluate('document.activeElement.textContent')).toBe(words.inside)
    await isClean('inside')

    await tabTo(page, '[data-part=leave]')
    await page.keyboard.press('Enter')
    await page.getByLabel(words.email).waitFor()
    expect(await page.context().cookies()).toEqual([])
  })

  test('a mailed link waits for a click, works once, and offers a new one when it is over', async () => {
    const { email } = await worker(companyId, { language })
    const { link } = await letterFor(email)
    const { page, isClean } = await open()
    await page.goto(link)
    await page.getByRole('button', name(words.goOn)).waitFor()
    expect(page.url()).toBe(`${here}/link`)
    await isClean('link')
    await page.getByRole('button', name(words.goOn)).click()
    await page.getByText(words.roles.worker).waitFor()
    await isClean('inside-worker')

    const second = await open()
    await second.page.goto(link)
    await second.page.getByRole('button', name(words.goOn)).click()
    await second.page.getByText(words.overTitle).waitFor()
    expect(await second.page.evaluate('document.activeElement.textContent')).toBe(words.overTitle)
    await second.isClean('link-over')
    await second.page.getByRole('link', name(words.newLetter)).click()
    await second.page.getByLabel(words.email).waitFor()
  })
})

test('a minted link signs one person in; an expired one, and none at all, say what to do', async () => {
  const { businessUserId } = await staff(companyId)
  const { page, isClean } = await openPage({ url: here })
  await page.goto(await minted({ businessUserId }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Administrator').waitFor()
  await isClean('inside-minted')

  const late = await minted({ businessUserId })
  await owner.query("update sign_in set expires_at = now() - interval '1 second' where person_id = $1", [
    businessUserId,
  ])
  for (const address of [late, '/link']) {
    const other = await openPage({ url: here })
    await other.page.goto(address)
    if (address === late) await other.page.getByRole('button', { name: 'Continue' }).click()
    await other.page.getByRole('link', { name: 'Send me a new one' }).waitFor()
    await other.page.getByRole('heading', { name: 'This link is over' }).waitFor()
    await other.isClean('link-expired')
  }
})

test('a passkey is added after a letter, and signs in by itself', async () => {
  const { email } = await staff(companyId)
  const { link } = await letterFor(email)
  const { page, context, isClean } = await openPage({ url: here })
  await virtualDevice(await context.newCDPSession(page))
  await page.goto(link)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Add a passkey of this device' }).click()
  await page.getByText('The passkey was added.').waitFor()
  await isClean('passkey-added')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()

  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText('Administrator').waitFor()
  expect(await page.evaluate(SESSION)).toMatchObject({ signedInBy: 'passkey', isConfirmed: true })
  await isClean('passkey-used')
})

test('a passkey is not kept after a minted link, which proves nothing, and not offered where a browser has none', async () => {
  const { businessUserId } = await staff(companyId)
  const { page, context } = await openPage({ url: here })
  await virtualDevice(await context.newCDPSession(page))
  await page.goto(await minted({ businessUserId }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Add a passkey of this device' }).click()
  await page.getByText('For a passkey, sign out and sign in again by e-mail first').waitFor()

  const byNumber = await openPage({ url: here.replace('localhost', '127.0.0.1') })
  await byNumber.page.goto('/sign-in')
  await byNumber.page.getByLabel('E-mail address').waitFor()
  expect(await byNumber.page.getByRole('button', { name: 'Use a passkey' }).count()).toBe(0)
  await byNumber.isClean('no-passkeys')
})

test('an operator types the credentials of a client; a wrong secret is told without a word more', async () => {
  const [clientID, secret] = clients.first.split(':') as [string, string]
  const { page, isClean } = await openPage({ url: here })
  await page.goto('/sign-in')
  await page.getByText('Sign in with the credentials of a client').click()
  await page.getByLabel('Client ID').fill(clientID)
  for (const [typed, told] of [
    ['wrong', signInWords.en.told.refused],
    [secret, 'You have signed in'],
  ] as const) {
    await page.getByLabel('Secret key').fill(typed)
    await page.getByRole('button', { name: 'Sign in', exact: true }).filter({ visible: true }).click()
    await page.getByText(told).waitFor()
    await isClean(`operator-${typed === secret ? 'in' : 'refused'}`)
  }
})

const SESSION = `fetch('/session/getSession', { method: 'POST', body: '{"method":"getSession"}',
  headers: { 'Content-Type': 'application/json', 'Purser-Console': '1' } })
  .then((reply) => reply.json()).then(({ session }) => session)`

/** Whoever has no mouse gets there within a few steps. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 8; steps++) {
    if (await page.locator(`${selector}:focus`).count()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${selector}`)
}

/** A device of Chromium’s own that knows its owner. */
async function virtualDevice(session: CDPSession): Promise<void> {
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}
