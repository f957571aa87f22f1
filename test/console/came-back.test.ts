import { expect, test, vi } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

// Seconds each; more on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 })

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId, userId, openPeriodId: payPeriodId } = world
const requestReferenceId = await comesBack()

const LANGUAGES = [
  {
    language: 'en',
    came: /^\$150\.00 of your pay of .+ came back from your account ••7766\./,
    mend: 'Add an account that works',
    part: 'A part came back from the bank',
    listed: '$150.00 came back',
    broken: 'Nothing can be paid into your account ••7766.',
    again: /^\$150\.00 came back from your account ••7766\. It was paid again on .+, by check\./,
  },
  {
    language: 'es',
    came: /^El banco devolvió \$150\.00 de su pago del .+, de su cuenta ••7766\./,
    mend: 'Agregue una cuenta que funcione',
    part: 'El banco devolvió una parte',
    listed: '$150.00 devueltos',
    broken: 'No se puede pagar en su cuenta ••7766.',
    again: /^El banco devolvió \$150\.00 de su cuenta ••7766\. Se le pagó de nuevo el .+, con cheque\./,
  },
] as const

test.each(LANGUAGES)('a worker sees what came back, how much and what to do: $language', async (said) => {
  const { page, isCleanInBoth } = await openAsWorker('/me', said.language)
  const notice = page.getByRole('alert')
  await notice.waitFor()
  expect(await notice.textContent()).toMatch(said.came)
  expect(await notice.textContent()).toContain(said.mend)
  await isCleanInBoth(`worker-came-back-${said.language}`)
  await page.goto('/me/pay')
  await page.getByText(said.listed).waitFor()
  await isCleanInBoth(`worker-pay-came-back-${said.language}`)
  await page.goto(`/me/pay/${payPeriodId}`)
  await page.getByText(said.part).waitFor()
  await isCleanInBoth(`worker-stub-came-back-${said.language}`)
  await page.getByRole('alert').getByRole('link').click()
  await page.getByText(said.broken, { exact: false }).waitFor()
  await isCleanInBoth(`worker-bank-to-mend-${said.language}`)
})

test('it is told as paid again when it is, in both languages', async () => {
  await ok('payroll/reissuePayment', { requestReferenceId, paymentMethod: 'Check' })
  for (const { language, again, part } of LANGUAGES) {
    const { page } = await openAsWorker(`/me/pay/${payPeriodId}`, language)
    const notice = page.getByRole('note').filter({ hasText: '••7766' })
    await notice.waitFor()
    expect(await notice.textContent()).toMatch(again)
    expect(await page.getByText(part).count()).toBe(0)
  }
})

/** Pay of the open period goes to two accounts, and the smaller part comes back. */
async function comesBack(): Promise<string> {
  const { userPayAccountEntity } = await ok('userPortal/addUserBankAccount', {
    userPayAccountEntity: {
      ...{ companyId, userId, bankName: 'Second Bank', accountName: 'Savings', accountType: 'savings' },
      ...{ routingNumber: '021000021', accountNumber: '99887766', payPercentage: 0 },
    },
  })
  const second = userPayAccountEntity.userPayAccountEntityId
  const { bankAccounts } = (await ok('reports/getUser', { companyId, userId })).user[0]
  const [first] = bankAccounts
    .map((each: { userPayAccountEntityId: string }) => each.userPayAccountEntityId)
    .filter((id: string) => id !== second)
  await ok('userPortal/updateUserPaySplits', {
    userId,
    splits: [
      { userPayAccountEntityId: second, kind: 'amount', value: 150 },
      { userPayAccountEntityId: first, kind: 'remainder' },
    ],
  })
  await ok('sandbox/advanceClock', { days: 3 })
  await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  await ok('sandbox/advanceClock', { days: 20 })
  const named = { payPeriodId, transactionName: 'AchCredit' }
  const { payrollTransaction } = await ok('reports/getTransactionsBasedOnName', named)
  const credit = payrollTransaction.find((each: { transferAmount: number }) => each.transferAmount === 150)
  await ok('sandbox/simulateTransferReturn', {
    requestReferenceId: credit.requestReferenceId,
    returnCode: 'R03',
  })
  return credit.requestReferenceId
}

async function openAsWorker(path: string, language: 'en' | 'es') {
  const opened = await openPage({ url: service.url(), width: 390, language })
  await opened.context.addInitScript(`localStorage.setItem('purser-language', '${language}')`)
  await enterAs(service, opened.context, { who: 'worker', world })
  await opened.page.goto(path)
  return opened
}
