import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { operations } from '../../src/operations/index.ts'
import { launch } from './launch.ts'

/** A page in a real browser, watched from its first request on. */
export interface OpenPage {
  readonly page: Page
  readonly context: BrowserContext
  /**
   * Nothing was said in the console, nothing refused by the content security policy, nothing asked of another host, and axe
   * finds no fault with what is shown now. With a folder in PURSER_PICTURES the page is photographed under this name.
   */
  readonly isClean: (name: string) => Promise<void>
  /** The same, and its colors in the other theme too. */
  readonly isCleanInBoth: (name: string) => Promise<void>
}

type Theme = 'light' | 'dark'

export interface PageOptions {
  readonly url: string
  readonly language?: 'en' | 'es'
  readonly theme?: Theme
  /** A phone is 390 px wide. */
  readonly width?: number
  readonly height?: number
}

/** A window of its own, without cookies, closed when the test ends. Call it inside a test. */
export async function openPage(options: PageOptions): Promise<OpenPage> {
  const { url, language = 'en', theme = 'light', width = 1280, height = 800 } = options
  const context = await newContext({
    baseURL: url,
    locale: language === 'en' ? 'en-US' : 'es-US',
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
    viewport: { width, height },
    isMobile: width < 600,
    hasTouch: width < 600,
  })
  onTestFinished(() => context.close())
  context.setDefaultTimeout(60_000)
  const faults: string[] = []
  await watch(context, url, faults)
  const page = await context.newPage()
  const check = async (name: string, shown: Theme, rules?: readonly string[]) => {
    await photograph(page, [name, language, shown, String(width)].join('-'))
    const found = [...faults, ...(await barriers(page, rules))]
    if (found.length > 0) throw new Error(`${name} in ${shown} is not clean:\n${found.join('\n')}`)
  }
  const isCleanInBoth = async (name: string) => {
    await check(name, theme)
    const other = theme === 'light' ? 'dark' : 'light'
    await page.emulateMedia({ colorScheme: other })
    await check(name, other, ['color-contrast'])
    await page.emulateMedia({ colorScheme: theme })
  }
  return { page, context, isClean: (name) => check(name, theme), isCleanInBoth }
}

/** Without isolation a module lives as long as its process, and the browser with it. */
let running: Promise<Browser> | undefined

/**
 * A browser that died between two tests (the machine wanted its memory, say) is no fault of a page: the next window opens in
 * a new one. A browser that dies under a test fails that test.
 */
async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  running ??= launch()
  const browser = await running
  try {
    return await browser.newContext(options)
  } catch (error) {
    if (browser.isConnected()) throw error
    console.warn(`the browser of this process is gone, another is started: ${error}`)
    running = launch()
    return (await running).newContext(options)
  }
}

async function watch(context: BrowserContext, url: string, faults: string[]): Promise<void> {
  const { host } = new URL(url)
  context.on('console', (message) => {
    if (!isAnswer(message.text(), message.location().url))
      faults.push(`console ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`))
  context.on('request', (request) => {
    const asked = new URL(request.url())
    if (/^https?:|^wss?:/.test(asked.protocol) && asked.host !== host)
      faults.push(`another host: ${request.url()}`)
  })
  await context.exposeBinding('purserReport', (_, report: string) => faults.push(`refused: ${report}`))
  await context.addInitScript(REPORTS)
}

/** Chromium writes every refusal that a page asks for into its console; of an operation that is an answer, no fault. */
const isAnswer = (text: string, url: string): boolean =>
  /^Failed to load resource: the server responded with a status of 4\d\d/.test(text) &&
  operations.some(({ address }) => new URL(url, 'http://here').pathname === `/${address}`)

const REPORTS = `addEventListener('securitypolicyviolation', (event) =>
  window.purserReport(event.violatedDirective + ' ' + event.blockedURI))`

/** What axe finds, one line each; its script enters from outside, so the policy of the page stays whole. */
async function barriers(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>("typeof axe === 'object'"))) await page.evaluate(axe.source)
  const options = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) }
  const found = await page.evaluate<readonly { id: string; help: string; nodes: { html: string }[] }[]>(
    `axe.run(${JSON.stringify(options)}).then((result) => result.violations)`,
  )
  return found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Nobody looks at the end of a long list. */
const TALLEST = 1800

async function photograph(page: Page, name: string): Promise<void> {
  const folder = process.env.PURSER_PICTURES
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  const session = await page.context().newCDPSession(page)
  const { width, height } = await page.evaluate<{ width: number; height: number }>(
    '({ width: document.documentElement.clientWidth, height: document.documentElement.scrollHeight })',
  )
  // Of what Chromium writes, the smallest.
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST), scale: 1 },
  })
  await session.detach()
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
}
