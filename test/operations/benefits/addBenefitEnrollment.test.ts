import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { user } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'
import { enrollable, MONTHS } from './enrollable.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { company, companyId, plan, hsa, asked, messageOf } = await enrollable(sandbox)
const bare = await plan('Vision', 'Sight')

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
    'no contribution in plan or enrollment',
    { benefitPlanId: bare },
    'employeeAmount or employeePercent is required: the plan has neither',
  ],
  ['an HSA without coverage', { benefitPlanId: hsa }, 'coverage is required for an HSA: Self or Family'],
  [
    'deferrals elsewhere in a dental plan',
    { priorEmployerDeferrals: 100 },
    'priorEmployerDeferrals goes with a 401(k) or Roth 401(k) only',
  ],
])('an enrollment with %s is refused', async (_, over, message) => {
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
    'An inactive user cannot be enrolled in benefits; use activateUser first',
  )
})

test('who brought pay of this year along may begin with the month that runs', async () => {
  const userId = company.userId('younger')
  const running = asked({ effectiveMonth: 'october 2026' })
  expect(await messageOf('benefits/addBenefitEnrollment', running)).toBe(MONTHS)
  const valid = async () => (await ok('benefits/getBenefitValidEffectiveMonths', { companyId })) as string[]
  expect((await valid()).slice(0, 2)).toEqual(['November 2026', 'December 2026'])
  const row = { userId, payDate: '2026-09-15', state: 'TX', gross: 1000, taxes: [] }
  await ok('payroll/importPayrollHistory', { companyId, history: [row] })
  expect(await messageOf('benefits/addBenefitEnrollment', asked({ effectiveMonth: 'September 2026' }))).toBe(
    MONTHS,
  )
  expect((await valid()).slice(0, 2)).toEqual(['October 2026', 'November 2026'])
  await ok('benefits/addBenefitEnrollment', running)
  const { benefitEnrollments } = await ok('benefits/getBenefitEnrollments', { companyId, userId })
  expect(benefitEnrollments).toMatchObject([{ effectiveMonth: 'October 2026', status: 'Active' }])
})
