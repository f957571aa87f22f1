import { expect, test, vi } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs, type Who } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

// Seconds each; more on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 })

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId, userId } = world
await ok('userPortal/addUserBankAccount', {
  userPayAccountEntity: {
    ...{ companyId, userId, bankName: 'Second Bank', accountName: 'Savings', accountType: 'savings' },
    ...{ routingNumber: '021000021', accountNumber: '99887766', payPercentage: 0 },
  },
})
await ok('sandbox/advanceClock', { days: 3 })

async function openAs(who: Who, path: string, { width = 1280, language = 'en' as 'en' | 'es' } = {}) {
  const opened = await openPage({ url: service.url(), width, language })
  await opened.context.addInitScript(`localStorage.setItem('purser-language', '${language}')`)
  await enterAs(service, opened.context, { who, world })
  await opened.page.goto(path)
  return opened
}

test('net pay is shared out on the page of the person: an amount, and the rest', async () => {
  const { page, isCleanInBoth } = await openAs('operator', `/c/${companyId}/people/${userId}?tab=bank`)
  const panel = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Share out the pay' }).click()
  const [first, second] = [panel.getByRole('combobox').first(), panel.getByRole('combobox').last()]
  await first.selectOption('remainder')
  await second.selectOption('amount')
  await panel.getByLabel(/^Amount to Second Bank/).fill('150')
  await isCleanInBoth('splits-form')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.waitFor({ state: 'detached' })
  await isCleanInBoth('person-bank')
  await ok('sandbox/advanceClock', { days: 2 })
  const { bankAccounts } = (await ok('reports/getUser', { companyId, userId })).user[0]
  expect(
    bankAccounts.map(({ paySplit, payAmount }: Record<string, unknown>) => [paySplit, payAmount]),
  ).toEqual(
    expect.arrayContaining([
      ['remainder', 0],
      ['amount', 150],
    ]),
  )
})

test('the worker sees the same on a phone, in Spanish, and is told what does not come to 100', async () => {
  const { page, isCleanInBoth } = await openAs('worker', '/me/bank', { width: 390, language: 'es' })
  await page.getByText('$150.00', { exact: false }).waitFor()
  await isCleanInBoth('worker-bank-split')
  await page.goto('/me/bank?open=share')
  const panel = page.getByRole('dialog')
  await panel.getByRole('combobox').first().selectOption('percent')
  await panel.getByRole('combobox').last().selectOption('percent')
  for (const field of await panel.getByRole('textbox').all()) await field.fill('40')
  await panel.getByText('80%').waitFor()
  expect(await panel.getByRole('button', { name: 'Guardar' }).isDisabled()).toBe(true)
  await isCleanInBoth('worker-bank-share')
})
