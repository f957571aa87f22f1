import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { business } from '../../support/bodies.ts'
import { service } from '../../support/service.ts'

const { ok, call } = await service()
const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration

const asked = (over: object = {}) => ({ benefitPlan: { companyId, name: 'Gold', type: 'Medical', ...over } })
const messageOf = async (address: string, body: object) => (await call(address, body)).body.error?.message

test('a plan is added with its type’s usual treatment, changed in part, and listed', async () => {
  const { benefitPlan } = await ok(
    'benefits/addBenefitPlan',
    asked({ type: 'medical', employeeAmount: 120.5, employerPercent: 3.25, annualLimit: 2000 }),
  )
  expect(benefitPlan).toMatchObject({ status: 'Ready' })
  const { benefitPlanId } = benefitPlan
  const listed = async () => (await ok('benefits/getBenefitPlans', { companyId })).benefitPlans
  const there = {
    benefitPlanId,
    companyId,
    name: 'Gold',
    type: 'Medical',
    taxTreatment: 'Pre-Tax',
    employeeAmount: 120.5,
    employeePercent: null,
    employerAmount: null,
    employerPercent: 3.25,
    annualLimit: 2000,
  }
  expect(await listed()).toEqual([there])

  const update = (over: object) => ({ benefitPlan: { companyId, benefitPlanId, ...over } })
  await ok('benefits/updateBenefitPlan', update({ employeePercent: 2 }))
  expect(await listed()).toEqual([{ ...there, employeeAmount: null, employeePercent: 2 }])
  await ok('benefits/updateBenefitPlan', update({ name: 'Gold 2027', annualLimit: null }))
  expect(await listed()).toMatchObject([{ name: 'Gold 2027', employeePercent: 2, annualLimit: null }])

  expect(
    await messageOf('benefits/updateBenefitPlan', update({ employerAmount: 1, employerPercent: 1 })),
  ).toBe('Give an amount or a percent for employer, not both')
  expect(await messageOf('benefits/updateBenefitPlan', update({ benefitPlanId: newId() }))).toBe(
    'Invalid BenefitPlanId',
  )
  await ok('benefits/addBenefitPlan', asked({ name: 'Silver', taxTreatment: 'After-Tax' }))
  expect(await messageOf('benefits/updateBenefitPlan', update({ name: 'Silver' }))).toBe(
    'Benefit plan name already in use',
  )
})

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
  ['of an unknown company', { companyId: newId() }, 'Invalid CompanyId'],
])('a plan %s is refused', async (_, over, message) => {
  expect(await messageOf('benefits/addBenefitPlan', asked({ name: 'Other name', ...over }))).toBe(message)
})
