import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { user } from '../../support/bodies.ts'
import { service } from '../../support/service.ts'
import { benefitCompany, TODAY } from './company.ts'

const { ok, owner, call, stranger } = await service()
await ok('sandbox/setClock', { to: TODAY })
const company = await benefitCompany({ ok, owner })
const { companyId, plan } = company
const userId = company.userId('younger')

const dental = await plan('Dental', 'Smile', { employeeAmount: 20, employerAmount: 5 })
const bare = await plan('Vision', 'Sight')
const hsa = await plan('HSA', 'Health savings', { employeeAmount: 100 })
const deferral = await plan('401(k)', 'Retirement', { employeePercent: 6 })

const asked = (over: object = {}) => ({
  benefitEnrollment: { companyId, userId, benefitPlanId: dental, effectiveMonth: 'November 2026', ...over },
})
const messageOf = async (address: string, body: object) => (await call(address, body)).body.error?.message

const MONTHS = 'Invalid EffectiveMonth: benefits can become effective in November 2026 to October 2027'

test.each([
  ['the month that runs', { effectiveMonth: 'October 2026' }, MONTHS],
  ['a month past the twelve', { effectiveMonth: 'November 2027' }, MONTHS],
  ['a word that is no month', { effectiveMonth: 'soon' }, MONTHS],
  ['an unknown company', { companyId: newId() }, 'Invalid CompanyId'],
  ['an unknown user', { userId: newId() }, 'Invalid UserId'],
  ['an unknown plan', { benefitPlanId: newId() }, 'Invalid BenefitPlanId'],
  ['an unknown coverage', { coverage: 'Pets' }, 'Invalid Coverage'],
  [
    'both an amount and a percent',
    { employeeAmount: 10, employeePercent: 1 },
    'Give an amount or a percent for employee, not both',
  ],
  [
    'both for the employer',
    { employerAmount: 10, employerPercent: 1 },
    'Give an amount or a percent for employer, not both',
  ],
  [
    'no contribution in plan or enrolment',
    { benefitPlanId: bare },
    'employeeAmount or employeePercent is required: the plan has neither',
  ],
  ['an HSA without coverage', { benefitPlanId: hsa }, 'coverage is required for an HSA: Self or Family'],
  [
    'deferrals elsewhere in a dental plan',
    { priorEmployerDeferrals: 100 },
    'priorEmployerDeferrals goes with a 401(k) or Roth 401(k) only',
  ],
])('an enrolment with %s is refused', async (_, over, message) => {
  expect(await messageOf('benefits/addBenefitEnrollment', asked(over))).toBe(message)
})

test('contractors and inactive users are not enrolled', async () => {
  const { user: contractor } = await ok('adminPortal/addUser', user(companyId, { workerType: '1099-NEC' }))
  expect(await messageOf('benefits/addBenefitEnrollment', asked({ userId: contractor.userId }))).toBe(
    'Only W2 workers can be enrolled in benefits',
  )
  const leaver = company.userId('older')
  await ok('adminPortal/deactivateUser', {
    user: {
      userId: leaver,
      exitDate: '2026-10-20',
      personalEmail: 'leaver@example.com',
      finalPayCheckType: 'They have already been paid',
      additionalNotes: '',
    },
  })
  expect(await messageOf('benefits/addBenefitEnrollment', asked({ userId: leaver }))).toBe(
    'An inactive user cannot be enrolled in benefits',
  )
})

test('an enrolment is told whole: first as agreed, then with its changes, then ended', async () => {
  const first = await ok('benefits/addBenefitEnrollment', asked({ effectiveMonth: 'november 2026' }))
  expect(first.benefitEnrollment).toMatchObject({ status: 'Pending' })
  const { benefitEnrollmentId } = first.benefitEnrollment
  expect(await messageOf('benefits/addBenefitEnrollment', asked({ effectiveMonth: 'May 2027' }))).toBe(
    'Employee is already enrolled in this benefit plan',
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
          employeeAmount: 20,
          employeePercent: null,
          employerAmount: 5,
          employerPercent: null,
        },
        {
          effectiveMonth: 'January 2027',
          coverage: 'Family',
          employeeAmount: null,
          employeePercent: 1.5,
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
  expect(await messageOf('benefits/endBenefitEnrollment', end())).toBe('The enrollment was ended already')
  expect(
    await messageOf('benefits/updateBenefitEnrollment', update({ effectiveMonth: 'January 2027' })),
  ).toBe('The enrollment has ended or ends before January 2027')

  // Beside the one that runs to December 31 none begins; after it another may.
  expect(await messageOf('benefits/addBenefitEnrollment', asked({ effectiveMonth: 'December 2026' }))).toBe(
    'Employee is already enrolled in this benefit plan',
  )
  await ok('benefits/addBenefitEnrollment', asked({ effectiveMonth: 'January 2027' }))
})

test('an enrolment cannot be changed before it begins, nor in a month that is not valid', async () => {
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

test('a dental or a HSA enrolment changed later still follows its type', async () => {
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
