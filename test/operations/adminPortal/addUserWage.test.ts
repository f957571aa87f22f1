import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people, type Who, wage } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { staff } from './staff.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId } = await staff(sandbox)
const { added, shown } = people(sandbox)

test('are answered whole, in the documented spelling', async () => {
  const who = await added(companyId)
  await ok('adminPortal/addUserWage', {
    userWage: {
      ...who,
      wageRate: 5200.5,
      wageBasis: 'per month',
      standardWorkingHours: 37.5,
      userType: 'salary/no overtime',
      employmentStatus: 'Variable',
      userRefTaxExempt: 'Yes, as an owner/corporate officer',
      differentialPay: 'yes',
      startDate: '2026-02-01',
      paymentMethod: 'check',
      taxExemptions: ['fica', 'wa.longtermcare'], // W15
    },
  })
  expect((await shown(who)).userWages).toEqual([
    {
      userWageId: expect.any(String),
      standardWorkingHours: 37.5,
      WageRate: 5200.5,
      WageBasis: { WageBasis: 'Per Month' },
      paymentMethod: { PaymentMethod: 'Check' },
      employeeRefTaxExempt: 'Yes, as an owner/corporate officer',
      employeeType: 'Salary/No overtime',
      differentialPay: 'Yes',
      employmentStatus: 'Variable',
    },
  ])
  const { users } = await ok('reports/getUsers', { companyId })
  expect(users.find((each: Who) => each.userId === who.userId).userWages).toEqual([
    {
      WageRate: 5200.5,
      WageBasis: { WageBasis: 'Per Month' },
      paymentMethod: { PaymentMethod: 'Check' },
    },
  ])
})

test.each([
  [{ wageBasis: 'Per Fortnight' }, 'Invalid WageBasis'],
  [{ userType: 'x' }, 'Invalid UserType'],
  [{ paymentMethod: 'Gold' }, 'Invalid PaymentMethod'],
  [{ taxExemptions: ['SDI'] }, 'Invalid TaxExemptions'],
  [{ taxExemptions: ['RI.sdi'] }, 'Invalid TaxExemptions'],
  [{ wageRate: 1.005 }, 'userWage.wageRate: must have at most two decimals'],
  [{ wageRate: -1 }, 'userWage.wageRate: must be at least 0'],
  [{ startDate: '2026-02-30' }, 'userWage.startDate: must be a calendar date, YYYY-MM-DD'],
])('%j is refused', async (over, message) => {
  expect(await call('adminPortal/addUserWage', wage(await added(companyId), over))).toMatchObject(
    refused(message),
  )
})
