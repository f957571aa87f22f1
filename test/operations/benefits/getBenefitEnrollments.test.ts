import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { sharedService } from '../../support/shared.ts'
import { enrollable } from './enrollable.ts'

const sandbox = await sharedService()
const { ok, stranger } = sandbox
const { companyId, userId, dental, asked, messageOf } = await enrollable(sandbox)

test('an enrollment is told whole: first as agreed, then with its changes, then ended', async () => {
  const first = await ok('benefits/addBenefitEnrollment', asked({ effectiveMonth: 'november 2026' }))
  expect(first.benefitEnrollment).toMatchObject({ status: 'Pending' })
  const { benefitEnrollmentId } = first.benefitEnrollment
  expect(await messageOf('benefits/addBenefitEnrollment', asked({ effectiveMonth: 'May 2027' }))).toBe(
    'Employee is already enrolled in this benefit plan; use updateBenefitEnrollment',
  )
  const update = (over: object) => ({ benefitEnrollment: { companyId, benefitEnrollmentId, ...over } })
  // What is left out stays: here the employer's amount.
  await ok(
    'benefits/updateBenefitEnrollment',
    update({ effectiveMonth: 'January 2027', employeePercent: 1.5, coverage: 'family' }),
  )
  const listed = await ok('benefits/getBenefitEnrollments', { companyId, userId, benefitPlanId: dental })
  expect(listed.benefitEnrollments).toEqual([
    {
      benefitEnrollmentId,
      benefitPlanId: dental,
      userId,
      userName: 'Devon Birch',
      name: 'Smile',
      type: 'Dental',
      status: 'Pending',
      effectiveMonth: 'November 2026',
      endDate: null,
      priorEmployerDeferrals: 0,
      arrears: 0,
      elections: [
        {
          effectiveMonth: 'November 2026',
          coverage: '',
          insuredAmount: null,
          insuredMultiple: null,
          employeeAmount: 20,
          employeePercent: null,
          employeePerHour: null,
          employerAmount: 5,
          employerPercent: null,
        },
        {
          effectiveMonth: 'January 2027',
          coverage: 'Family',
          insuredAmount: null,
          insuredMultiple: null,
          employeeAmount: null,
          employeePercent: 1.5,
          employeePerHour: null,
          employerAmount: 5,
          employerPercent: null,
        },
      ],
    },
  ])

  const end = (endDate?: string) => ({ benefitEnrollment: { companyId, benefitEnrollmentId, endDate } })
  expect(await messageOf('benefits/endBenefitEnrollment', end('2026-10-19'))).toBe(
    'endDate must not be in the past',
  )
  expect((await ok('benefits/endBenefitEnrollment', end('2026-12-31'))).benefitEnrollment).toMatchObject({
    status: 'Pending',
    message: 'Benefit enrollment ends on 2026-12-31',
  })
  expect(await messageOf('benefits/endBenefitEnrollment', end())).toBe(
    'The enrollment was ended already; addBenefitEnrollment begins another',
  )
  expect(
    await messageOf('benefits/updateBenefitEnrollment', update({ effectiveMonth: 'January 2027' })),
  ).toBe('The enrollment has ended or ends before January 2027; addBenefitEnrollment begins another')

  // Beside the one that runs to December 31 none begins; after it another may.
  expect(await messageOf('benefits/addBenefitEnrollment', asked({ effectiveMonth: 'December 2026' }))).toBe(
    'Employee is already enrolled in this benefit plan; use updateBenefitEnrollment',
  )
  await ok('benefits/addBenefitEnrollment', asked({ effectiveMonth: 'January 2027' }))
})

test('lists come in pages, and to the owner only', async () => {
  const first = await ok('benefits/getBenefitEnrollments', { companyId, limit: 1 })
  expect(first.benefitEnrollments).toHaveLength(1)
  const rest = await ok('benefits/getBenefitEnrollments', { companyId, limit: 100, cursor: first.nextCursor })
  expect(rest.nextCursor).toBeNull()
  expect(await messageOf('benefits/getBenefitEnrollments', { companyId, userId: newId() })).toBe(
    'Invalid UserId',
  )
  expect(await messageOf('benefits/getBenefitEnrollments', { companyId, benefitPlanId: newId() })).toBe(
    'Invalid BenefitPlanId',
  )
  const foreign = await stranger('benefits/getBenefitEnrollments', { companyId })
  expect(foreign.body.error.message).toBe('Invalid CompanyId')
})
