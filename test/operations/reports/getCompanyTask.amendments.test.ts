import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { filed } from '../filed.ts'

const world = await sharedService()
const { ok } = world
const { companyId, payPeriodId, period, filingId } = await filed(world)

const asked = async (): Promise<string[]> =>
  (await ok('reports/getCompanyTask', { companyId })).tasks
    .filter(({ code }: { code: string }) => code === 'amendFiling')
    .map(({ description, operation }: Record<string, string>) => `${operation}: ${description}`)

test('a return that counts a paycheck which was voided since asks to be amended, until it is', async () => {
  await ok('adminPortal/approveFiling', { filingId })
  await ok('adminPortal/markFiled', { filingId, confirmation: 'By mail' })
  expect(await asked()).toEqual([])

  await ok('payroll/voidPayroll', { companyId, payPeriodId, reason: 'It was paid by mistake' })
  const { changedLines } = (await ok('reports/getFiling', { filingId })).filing
  expect(await asked()).toEqual([
    `adminPortal/amendFiling: Form 941 of ${period} was accepted, and a paycheck that it counts was voided since: ` +
      `lines ${changedLines.join(', ')} would be different today.`,
  ])

  await ok('adminPortal/amendFiling', { filingId, explanation: 'A paycheck was voided' })
  expect(await asked()).toEqual([])
})
