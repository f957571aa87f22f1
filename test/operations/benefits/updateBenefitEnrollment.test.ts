import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { sharedService } from '../../support/shared.ts'
import { enrollable, MONTHS } from './enrollable.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { companyId, plan, hsa, asked, messageOf } = await enrollable(sandbox)
const deferral = await plan('401(k)', 'Retirement', { employeePercent: 6 })

test('an enrollment cannot be changed before it begins, nor in a month that is not valid', async () => {
  const { benefitEnrollment } = await ok(
    'benefits/addBenefitEnrollment',
    asked({ benefitPlanId: deferral, effectiveMonth: 'March 2027', priorEmployerDeferrals: 1000 }),
  )
  const { benefitEnrollmentId } = benefitEnrollment
  const update = (over: object) => ({
    benefitEnrollment: { companyId, benefitEnrollmentId, employeePercent: 7, ...over },
  })
  const to = (over: object) => messageOf('benefits/updateBenefitEnrollment', update(over))
  expect(await to({ effectiveMonth: 'February 2027' })).toBe(
    'The enrollment begins in March 2027; it can be changed from then on',
  )
  expect(await to({ effectiveMonth: 'October 2026' })).toBe(MONTHS)
  expect(await to({ effectiveMonth: 'March 2027', employeeAmount: 1 })).toBe(
    'Give an amount or a percent for employee, not both',
  )
  expect(await to({ effectiveMonth: 'March 2027', benefitEnrollmentId: newId() })).toBe(
    'Invalid BenefitEnrollmentId',
  )
  await ok(
    'benefits/updateBenefitEnrollment',
    update({ effectiveMonth: 'March 2027', priorEmployerDeferrals: 2000 }),
  )
  const { benefitEnrollments } = await ok('benefits/getBenefitEnrollments', {
    companyId,
    benefitPlanId: deferral,
  })
  expect(benefitEnrollments).toMatchObject([
    { priorEmployerDeferrals: 2000, elections: [{ effectiveMonth: 'March 2027', employeePercent: 7 }] },
  ])
  // Ended before it begins, it never does.
  expect(
    (await ok('benefits/endBenefitEnrollment', { benefitEnrollment: { companyId, benefitEnrollmentId } }))
      .benefitEnrollment,
  ).toMatchObject({ status: 'Ended', message: 'Benefit enrollment ends on 2026-10-31' })
})

test('a dental or a HSA enrollment changed later still follows its type', async () => {
  const { benefitEnrollment } = await ok(
    'benefits/addBenefitEnrollment',
    asked({ benefitPlanId: hsa, coverage: 'Self' }),
  )
  const { benefitEnrollmentId } = benefitEnrollment
  expect(
    await messageOf('benefits/updateBenefitEnrollment', {
      benefitEnrollment: {
        companyId,
        benefitEnrollmentId,
        effectiveMonth: 'December 2026',
        priorEmployerDeferrals: 1,
      },
    }),
  ).toBe('priorEmployerDeferrals goes with a 401(k) or Roth 401(k) only')
})

test('what belongs to other kinds of plans is refused, as when somebody enrolls', async () => {
  const { benefitEnrollment } = await ok(
    'benefits/addBenefitEnrollment',
    asked({ benefitPlanId: await plan('Medical', 'Medical 2027', { employeeAmount: 20 }) }),
  )
  const { benefitEnrollmentId } = benefitEnrollment
  const to = (id: string, over: object) =>
    messageOf('benefits/updateBenefitEnrollment', {
      benefitEnrollment: { companyId, benefitEnrollmentId: id, effectiveMonth: 'March 2027', ...over },
    })
  expect(await to(benefitEnrollmentId, { employeePerHour: 0.5 })).toBe(
    'employeePerHour goes with Union Dues only',
  )
  expect(await to(benefitEnrollmentId, { employeeAmount: 20, insuredAmount: 60_000 })).toBe(
    'insuredAmount and insuredMultiple go with a Life plan only',
  )
  const lives = await ok(
    'benefits/addBenefitEnrollment',
    asked({ benefitPlanId: await plan('Life', 'Lives', { employeeAmount: 5 }), insuredAmount: 60_000 }),
  )
  const both = { employeeAmount: 5, insuredAmount: 60_000, insuredMultiple: 2 }
  expect(await to(lives.benefitEnrollment.benefitEnrollmentId, both)).toBe(
    'Give insuredAmount or insuredMultiple, not both',
  )
})
