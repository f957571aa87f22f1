import { test } from 'vitest'
import { openPage } from './chromium.ts'
import { sharedService } from './shared.ts'
import { until } from './until.ts'

const { url } = await sharedService()

test('a page of ours opens in a real browser and is clean', async () => {
  const { page, isClean } = await openPage({ url: url() })
  await page.goto('/sign-in')
  await page.getByLabel('E-mail address').waitFor()
  await isClean('sign-in')
})

test.each([
  ['console warning: watch', 'console.warn("watch")'],
  ['uncaught: late', 'queueMicrotask(() => { throw new Error("late") })'],
  ['another host: http://elsewhere.invalid/', 'void open("http://elsewhere.invalid/")'],
  ['refused: style-src', 'document.head.append(document.createElement("style"))'],
  ['label: ', 'document.body.append(document.createElement("input"))'],
])('what is not clean is told: %s', async (fault, script) => {
  const { page, isClean } = await openPage({ url: url() })
  await page.goto('/sign-in')
  await page.evaluate(script)
  const told = () => isClean('planted').catch(({ message }: Error) => message)
  await until(async () => (await told())?.includes(fault) ?? false)
})

test('a browser that died between two tests is replaced', async () => {
  const { context } = await openPage({ url: url() })
  await context.browser()!.close()
  const { page } = await openPage({ url: url() })
  await page.goto('/sign-in')
  await page.getByLabel('E-mail address').waitFor()
})
