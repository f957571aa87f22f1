import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { root } from '../house/sources.ts'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs, type Who } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'
import { rows } from './pages.ts'

vi.setConfig({ testTimeout: 120_000 })

/** As the console declares it; what a page shows is of no interest here. */
interface Declared {
  readonly path: string
  readonly face: 'company' | 'worker' | 'operator'
  readonly roles: readonly string[]
}

const { pages } = (await import(/* @vite-ignore */ join(root, 'console/src/pages.ts'))) as {
  readonly pages: readonly Declared[]
}

const service = await sharedService()
const world = await consoleWorld(service)

/** Another company of the same client. */
const other = (await service.ok('sandbox/seedDemoCompany', { employees: 2 })).company.companyId as string

const PREFIXES = { company: `/c/${world.companyId}`, worker: '/me', operator: '/ops' } as const

const addressOf = ({ face, path }: Declared): string =>
  `${PREFIXES[face]}/${path === '/' ? '' : path}`
    .replace('$periodId', world.paidPeriodId)
    .replace('$userId', world.userId)
    .replace('$filingId', world.filingId)
    .replace('$part', 'company')
    .replace('$endpointId', world.endpointId)
    .replace(/\/$/, '')

const HOMES: Readonly<Record<Exclude<Who, 'nobody'>, string>> = {
  operator: '/ops',
  administrator: PREFIXES.company,
  bookkeeper: PREFIXES.company,
  worker: '/me',
  formerWorker: '/me',
}

/** What a role may see is declared with the page; everything else ends at the own face, and asks the service nothing of it. */
test.each(['operator', 'administrator', 'bookkeeper', 'worker', 'formerWorker'] as const)(
  '%s: every page is shown, or is not theirs',
  async (who) => {
    const { page, context } = await openPage({ url: service.url() })
    await enterAs(service, context, { who, world })
    const refused: string[] = []
    page.on('response', (reply) => {
      if (reply.status() === 403) refused.push(new URL(reply.url()).pathname)
    })
    await page.goto(HOMES[who])
    await page.waitForSelector('h1')
    for (const declared of pages) {
      const at = addressOf(declared)
      const isTheirs = declared.roles.includes(who)
      // Who looks at it in the accessibility test has seen it.
      if (isTheirs && rows.some(({ page: name, who: seen }) => seen === who && isOf(name, declared))) continue
      await page.evaluate(`history.pushState({}, '', ${JSON.stringify(at)})`)
      if (isTheirs) {
        await expect
          .poll(() => page.evaluate(SETTLED), { message: `${who} at ${at}`, timeout: 20_000 })
          .toBe(at)
      } else {
        await expect
          .poll(() => page.evaluate(SETTLED), { message: `${who} is kept from ${at}`, timeout: 20_000 })
          .not.toBe(at)
      }
    }
    // A page that is theirs asks nothing that is not.
    expect(refused).toEqual([])
    if (who === 'operator') return

    // Another company of the same client is not there for them: nothing is even asked of it.
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.postData() ?? ''))
    await page.goto(`/c/${other}/people`)
    await page.waitForURL((at) => at.pathname === HOMES[who])
    await page.waitForSelector('h1')
    expect(asked.filter((body) => body.includes(other))).toEqual([])
  },
)

const isOf = (name: string, { face, path }: Declared): boolean =>
  name === `${face} ${path}` || name.startsWith(`${face} ${path} `)

/** Where the window stands once a page with its heading is there and nothing is asked any more. */
const SETTLED = `document.querySelector('h1') && !document.querySelector('[aria-busy=true]')
  ? location.pathname : ''`
