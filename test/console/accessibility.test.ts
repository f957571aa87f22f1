import { describe, expect, test } from 'vitest'
import { type OpenPage, openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs, type Who } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'
import { type PageRow, rows } from './pages.ts'

const service = await sharedService()
const world = await consoleWorld(service)

/** One window for all pages of a person: what is loaded once stays, as it does for people. */
const windows = [
  { who: 'operator', language: 'en' },
  { who: 'administrator', language: 'en' },
  { who: 'bookkeeper', language: 'en' },
  { who: 'worker', language: 'en' },
  { who: 'worker', language: 'es' },
] as const

/** Nothing in the console, nothing refused by the policy, no other host, no fault that axe finds, in both themes. */
describe.each(windows)('for a $who, in $language', ({ who, language }) => {
  test('every page is clean', { timeout: 600_000 }, async () => {
    const [first, ...others] = rows.filter((row) => row.who === who)
    const opened = await windowOf(who, language)
    await opened.page.goto(first!.at(world))
    await isRowClean(opened, first!)
    for (const row of others) {
      await goOn(opened, row.at(world))
      await isRowClean(opened, row)
    }
  })
})

async function windowOf(who: Who, language: 'en' | 'es'): Promise<OpenPage> {
  const size = who === 'worker' ? { width: 390, height: 844 } : {}
  const opened = await openPage({ url: service.url(), language, ...size })
  await opened.context.addInitScript(`localStorage.setItem('purser-language', '${language}')`)
  await enterAs(service, opened.context, { who, world })
  return opened
}

/** The router hears of this as of a click on a link; the heading that stands already is not the one to wait for. */
const goOn = ({ page }: OpenPage, to: string): Promise<unknown> =>
  page.evaluate(`document.querySelector('h1').dataset.seen = 'yes'
    history.pushState({}, '', ${JSON.stringify(to)})`)

async function isRowClean({ page, isCleanInBoth }: OpenPage, { page: name }: PageRow): Promise<void> {
  await page.waitForSelector('h1:not([data-seen])')
  await page.waitForSelector('[aria-busy=true]', { state: 'detached' })
  expect(await page.title(), name).not.toBe('')
  await isCleanInBoth(name.match(/[a-z]+/gi)!.join('-'))
}
