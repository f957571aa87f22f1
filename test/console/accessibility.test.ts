import { describe, expect, test } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'
import { rows } from './pages.ts'

const service = await sharedService()
const world = await consoleWorld(service)

/** Nothing in the console, nothing refused by the policy, no other host, no fault that axe finds. */
describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  test.each(rows)('$page is clean', { timeout: 60_000 }, async ({ page: name, who, at }) => {
    const isPhone = who === 'worker'
    const language = isPhone && theme === 'light' ? 'es' : 'en'
    const size = isPhone ? { width: 390, height: 844 } : {}
    const { page, context, isClean } = await openPage({ url: service.url(), theme, language, ...size })
    await context.addInitScript(`localStorage.setItem('purser-language', '${language}')`)
    await enterAs(service, context, { who, world })
    await page.goto(at(world))
    await page.waitForSelector('h1')
    await page.waitForLoadState('networkidle')
    expect(await page.title()).not.toBe('')
    await isClean(name.replaceAll(/[^a-z]+/gi, '-'))
  })
})
