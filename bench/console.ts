/**
 * Pages of the console over a company of 10,000 that was paid once, in a real browser: how long until a page has everything
 * that it asked for, how much it asked, and the largest answer. A page that asked for everybody would show here.
 *
 *   npm run build && node --import tsx bench/console.ts [people]
 */
import type { Browser, Page } from 'playwright-core'
import { launch } from '../test/support/launch.ts'
import { ownService } from './own-service.ts'
import { paidCompany } from './paid-company.ts'

const PEOPLE = Number(process.argv[2] ?? 10_000)
const PORT = 47_313
/** More than a page of fifty takes anywhere. */
const MOST_BYTES = 200_000

const { end, post } = await ownService(PORT)
const browser = await launch()
try {
  const { companyId, payPeriodId, userId, openPeriodId } = await paidCompany(post, PEOPLE)
  const page = await signedIn(browser)
  const at = `/c/${companyId}`
  const paths: Readonly<Record<string, string>> = {
    'home, the first page of all': at,
    home: at,
    people: `${at}/people`,
    person: `${at}/people/${userId}`,
    payrolls: `${at}/payroll`,
    hours: `${at}/payroll/${openPeriodId}?step=hours`,
    preview: `${at}/payroll/${openPeriodId}?step=preview`,
    'paid payroll': `${at}/payroll/${payPeriodId}`,
    paycheck: `${at}/payroll/${payPeriodId}/${userId}`,
    time: `${at}/time`,
    'time off': `${at}/time-off`,
    benefits: `${at}/benefits`,
    documents: `${at}/documents`,
    money: `${at}/money`,
    taxes: `${at}/taxes`,
    filings: `${at}/filings`,
  }
  const heavy: string[] = []
  console.log('| page | until it rests | answers | bytes | largest |\n|---|---:|---:|---:|---:|')
  for (const [name, path] of Object.entries(paths)) {
    const { wait, sizes } = await opened(page, path)
    const [bytes, largest] = [sizes.reduce((sum, size) => sum + size, 0), Math.max(0, ...sizes)]
    console.log(`| ${name} | ${wait.toFixed(0)} ms | ${sizes.length} | ${bytes} | ${largest} |`)
    if (largest > MOST_BYTES) heavy.push(`${name}: an answer of ${largest} bytes`)
  }
  for (const words of heavy) console.error(words)
  process.exitCode = heavy.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await end()
}

async function signedIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${PORT}` })
  context.setDefaultTimeout(120_000)
  const reply = await context.request.post('/session/createSession', {
    data: { method: 'createSession', clientID: 'bench', SecretKey: 'bench-secret' },
    headers: { 'Purser-Console': '1', 'Sec-Fetch-Site': 'same-origin' },
  })
  if (!reply.ok()) throw new Error(await reply.text())
  return context.newPage()
}

/** A page rests when it asks for nothing any more. */
async function opened(page: Page, path: string): Promise<{ wait: number; sizes: readonly number[] }> {
  const sizes: number[] = []
  const listen = async (reply: import('playwright-core').Response) => {
    if (reply.request().method() !== 'POST') return
    sizes.push((await reply.body().catch(() => Buffer.alloc(0))).length)
  }
  page.on('response', listen)
  const begun = performance.now()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // networkidle itself waits for half a second of silence.
  const wait = performance.now() - begun - 500
  page.off('response', listen)
  return { wait, sizes }
}
