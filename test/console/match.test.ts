import { expect, test, vi } from 'vitest'
import { benefitCompany, TODAY } from '../support/benefits.ts'
import { openPage } from '../support/chromium.ts'
import { type ConsoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

// Seconds each; more on a machine that does much else.
vi.setConfig({ testTimeout: 180_000 })

const service = await sharedService()
const { ok } = service
await ok('sandbox/setClock', { to: TODAY })

test('a plan is given a match by tiers, and the paycheck tells where the law cuts it', async () => {
  const { companyId, userId, plan, enroll, periods } = await benefitCompany(service)
  const world = { companyId } as ConsoleWorld
  await ok('payroll/importPayrollHistory', {
    companyId,
    history: [
      {
        ...{ userId: userId('younger'), payDate: '2026-09-25', state: 'TX', gross: 358_000 },
        taxes: [{ code: 'US.medicare', wages: 358_000, tax: 5191 }],
        deductions: [{ type: '401(k)', amount: 24_300, employerAmount: 2500, matchAmount: 9000 }],
      },
    ],
  })
  await enroll('younger', await plan('401(k)', 'Retirement', { employeePercent: 5 }))

  const { page, context, isClean, isCleanInBoth } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'operator', world })
  await page.goto(`/c/${companyId}/benefits`)
  const panel = page.getByRole('dialog')
  await page.getByText('no match').waitFor()
  await page.getByRole('button', { name: 'Edit Retirement' }).click()
  await panel.getByRole('button', { name: 'Add a match' }).click()
  const tier = (number: number) => panel.getByRole('group', { name: `Tier ${number}` })
  await tier(1).getByLabel('The company adds').fill('100')
  await tier(1).getByLabel('of the first').fill('')
  await panel.getByRole('button', { name: 'Save' }).click()
  await tier(1).getByRole('alert').waitFor()
  await tier(1).getByLabel('of the first').fill('3')
  await panel.getByRole('button', { name: 'Add a tier' }).click()
  await tier(2).getByLabel('The company adds').fill('50')
  await tier(2).getByLabel('of the next').fill('2')
  await isCleanInBoth('match-form')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByText('100% of the first 3% of pay, 50% of the next 2%').waitFor()
  await isClean('benefits-match')
  const [{ matchFormula }] = (await ok('benefits/getBenefitPlans', { companyId })).benefitPlans
  expect(matchFormula).toMatchObject({
    tiers: [{ matchPercent: 100 }, { matchPercent: 50 }],
    basis: 'Paycheck',
  })

  // Of pay only 2,000 counts until 401(a)(17) is reached: 60 + 20 of 105.08.
  const { payPeriodId } = periods[0]
  await page.goto(`/c/${companyId}/payroll/${payPeriodId}?step=preview`)
  await page.getByText(/the company adds 25\.08 less to Retirement/).waitFor()
  await page.goto(`/c/${companyId}/payroll/${payPeriodId}/${userId('younger')}`)
  await page.getByText(/for benefits on top/).waitFor()
  await page.getByRole('button', { name: 'Show the company’s side' }).click()
  await page.getByRole('button', { name: /Match.*\$80\.00/ }).click()
  await page.getByText(/limit/).first().waitFor()
  await isCleanInBoth('paycheck-match')
})
