import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { sharedService } from '../../support/shared.ts'
import { plans } from './plans.ts'

const sandbox = await sharedService()
const { asked, messageOf } = await plans(sandbox)
await sandbox.ok('benefits/addBenefitPlan', asked({ name: 'Silver' }))

test.each([
  ['of an unknown type', { type: 'Pet' }, 'Invalid Type'],
  ['of an unknown treatment', { taxTreatment: 'Free' }, 'Invalid TaxTreatment'],
  ['401(k) after tax', { type: '401(k)', taxTreatment: 'After-Tax' }, 'A 401(k) plan cannot be After-Tax'],
  [
    'Roth before tax',
    { type: 'Roth 401(k)', taxTreatment: 'Pre-Tax' },
    'A Roth 401(k) plan cannot be Pre-Tax',
  ],
  ['with a name that is taken', { name: 'Silver' }, 'Benefit plan name already in use'],
  [
    'with both for one side',
    { name: 'Both', employeeAmount: 1, employeePercent: 1 },
    'Give an amount or a percent for employee, not both',
  ],
  [
    'with two ways of dues',
    { type: 'Union Dues', employeePerHour: 0.75, employeeAmount: 1 },
    'Give an amount or a percent for employee, not both',
  ],
  [
    'of premiums by the hour',
    { type: 'Dental', employeePerHour: 0.75 },
    'employeePerHour goes with Union Dues only',
  ],
  ['of an unknown company', { companyId: newId() }, 'Invalid CompanyId'],
])('a plan %s is refused', async (_, over, message) => {
  expect(await messageOf('benefits/addBenefitPlan', asked({ name: 'Other name', ...over }))).toBe(message)
})
