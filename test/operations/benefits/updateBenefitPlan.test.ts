import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { sharedService } from '../../support/shared.ts'
import { plans } from './plans.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { companyId, asked, messageOf } = await plans(sandbox)

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
    employeePerHour: null,
    employerAmount: null,
    employerPercent: 3.25,
    annualLimit: 2000,
    matchFormula: null,
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

test('dues for an hour are of a union: no other plan takes them, new or changed', async () => {
  const { benefitPlan } = await ok('benefits/addBenefitPlan', asked({ type: 'Dental', employeeAmount: 1 }))
  const { benefitPlanId } = benefitPlan
  const update = { benefitPlan: { companyId, benefitPlanId, employeePerHour: 0.5 } }
  expect(await messageOf('benefits/updateBenefitPlan', update)).toBe(
    'employeePerHour goes with Union Dues only',
  )
})
