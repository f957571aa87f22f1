import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { ok, stranger } = shared

test('what was imported comes back as it was sent, and as it stands after a removal', async () => {
  const demo = await payday(shared, 2)
  const { companyId } = demo
  const { payPeriodId } = demo.first
  const [{ userId }] = (await ok('reports/getActiveUsers', { companyId })).users
  const sent = {
    additionalCompensation: [{ description: 'Bonus', amount: 500.25 }],
    deductions: [{ description: 'Uniform', amount: 12.5 }],
    reimbursements: [{ reimbursementType: 'Mileage', amount: 33.4 }],
    retro: { amount: 80, description: 'Late raise' },
  }
  const asked = { companyId, payPeriodId }
  expect((await ok('reports/getImportedPayrollData', asked)).importedPayrollData).toEqual([])
  await ok('payroll/importRegularPayrollData', { ...asked, payrollData: [{ userId, ...sent }] })
  const { importedPayrollData } = await ok('reports/getImportedPayrollData', asked)
  expect(importedPayrollData).toMatchObject([
    {
      userId,
      basicPay: null,
      ...sent,
      additionalCompensation: [{ description: 'Bonus', amount: 500.25, supplementalMethod: null }],
      overTime: [],
      timeOffs: [],
    },
  ])

  await ok('payroll/removeDeductions', { ...asked, userId, deductionDescription: 'Uniform' })
  const [after] = (await ok('reports/getImportedPayrollData', { ...asked, userId })).importedPayrollData
  expect(after).toMatchObject({ deductions: [], reimbursements: sent.reimbursements })
  expect(await stranger('reports/getImportedPayrollData', asked)).toMatchObject(refused('Invalid CompanyId'))
})
