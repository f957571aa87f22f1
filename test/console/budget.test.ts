import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../house/sources.ts'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs, type Who } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

const service = await sharedService()
const world = await consoleWorld(service)
const KB = 1000
const FILES = 15

/** What goes over the wire: the smallest are not packed. */
const kept = (name: string): number => {
  const path = join(root, 'dist/console', name)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/** Scripts, brotli, and calls of the service until a page stands; its files are few, because each is a request. */
test.each([
  ['administrator', 'the home of a company', (): string => `/c/${world.companyId}`, 140, 9],
  ['administrator', 'a table with every control', (): string => `/c/${world.companyId}/people`, 180, 6],
  ['worker', 'the home of a worker', (): string => '/me', 130, 8],
] as const)('%s: %s', async (who: Who, _, at, scripts, calls) => {
  const { page, context } = await openPage({ url: service.url() })
  await enterAs(service, context, { who, world })
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto(at())
  await page.waitForSelector('h1')
  await page.waitForLoadState('networkidle')
  const files = [...new Set(asked.filter((one) => /^GET \/assets\/.*\.(js|css)$/.test(one)))]
  const loaded = files.filter((one) => one.endsWith('.js'))
  const bytes = loaded.reduce((sum, one) => sum + kept(one.slice('GET /'.length)), 0)
  expect(bytes).toBeLessThan(scripts * KB)
  expect(files.length).toBeLessThanOrEqual(FILES)
  expect(asked.filter((one) => one.startsWith('POST ')).length).toBeLessThanOrEqual(calls)
})

test('styles are small, and the font is one file', () => {
  const names = readdirSync(join(root, 'dist/console/assets'))
  const styles = names
    .filter((name) => name.endsWith('.css'))
    .reduce((sum, name) => sum + kept(`assets/${name}`), 0)
  const fonts = names.filter((name) => name.endsWith('.woff2'))
  expect(styles).toBeLessThan(20 * KB)
  expect(fonts.map((name) => kept(`assets/${name}`) < 75 * KB)).toEqual([true])
})
