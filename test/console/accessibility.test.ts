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
  { who: 'administrator', language: 'es' },
  { who: 'bookkeeper', language: 'en' },
  { who: 'worker', language: 'en' },
  { who: 'worker', language: 'es' },
] as const

/** Nothing in the console, nothing refused by the policy, no other host, no fault that axe finds, in both themes. */
describe.each(windows)('for a $who, in $language', ({ who, language }) => {
  test('every page is clean', async () => {
    const [first, ...others] = rows.filter((row) => row.who === who)
    const opened = await windowOf(who, language)
    await opened.page.goto(first!.at(world))
    await isRowClean(opened, first!)
    let path = pathOf(first!.at(world))
    for (const row of others) {
      const to = row.at(world)
      // A part of the same page has the same heading, so it is opened anew.
      await (pathOf(to) === path ? opened.page.goto(to) : goOn(opened, to))
      await isRowClean(opened, row)
      path = pathOf(to)
    }
  })
})

const pathOf = (address: string): string => address.split('?')[0]!

async function windowOf(who: Who, language: 'en' | 'es'): Promise<OpenPage> {
  const size = who === 'worker' ? { width: 390, height: 844 } : {}
  const opened = await openPage({ url: service.url(), language, ...size })
  await opened.context.addInitScript(`localStorage.setItem('purser-language', '${language}')`)
  await enterAs(service, opened.context, { who, world })
  return opened
}

/** The router hears of this as of a click on a link. The heading that stands already is not the one to wait for. */
const goOn = ({ page }: OpenPage, to: string): Promise<unknown> =>
  page.evaluate(`{ const heading = document.querySelector('h1'); heading.dataset.seen = heading.textContent }
    history.pushState({}, '', ${JSON.stringify(to)})`)

/** Another heading, or the same element with other words. */
const HAS_COME = `(() => { const heading = document.querySelector('h1')
  return heading !== null && heading.dataset.seen !== heading.textContent })()`

async function isRowClean({ page, isCleanInBoth }: OpenPage, { page: name }: PageRow): Promise<void> {
  await expect.poll(() => page.evaluate(HAS_COME), { timeout: 30_000, message: name }).toBe(true)
  await page.waitForSelector('[aria-busy=true]', { state: 'detached' })
  expect(await page.title(), name).not.toBe('')
  await isCleanInBoth(name.match(/[a-z]+/gi)!.join('-'))
}
