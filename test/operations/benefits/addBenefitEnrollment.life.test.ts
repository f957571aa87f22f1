import { expect, test } from 'vitest'
import { benefitCompany, TODAY } from '../../support/benefits.ts'
import { refused } from '../../support/caller.ts'
import { holdsIn } from '../../support/invariants.ts'
import { sharedService } from '../../support/shared.ts'

/** Life insurance over 50,000: its cost by Table I is taxed with every regular paycheck. */
const sandbox = await sharedService()
const { call, ok, owner } = sandbox
await ok('sandbox/setClock', { to: TODAY })
const { companyId, plan, enroll, pay, userId, periods } = await benefitCompany(sandbox)
const life = await plan('Life', 'Harbor Life', { employeeAmount: 0 })
const asked = (more: object) => ({
  benefitEnrollment: {
    companyId,
    userId: userId('older'),
    benefitPlanId: life,
    effectiveMonth: 'November 2026',
    ...more,
  },
})

test.each<[string, object, string]>([
  [
    'twice',
    { insuredAmount: 100_000, insuredMultiple: 2 },
    'Give insuredAmount or insuredMultiple, not both',
  ],
  ['for nothing', { insuredMultiple: 0 }, 'benefitEnrollment.insuredMultiple: must be more than 0'],
])('a life insured %s is refused', async (_, more, message) => {
  expect(await call('benefits/addBenefitEnrollment', asked(more))).toMatchObject(refused(message))
})

test('only a Life plan insures lives', async () => {
  const benefitPlanId = await plan('Dental', 'Harbor Dental', { employeeAmount: 1 })
  expect(
    await call('benefits/addBenefitEnrollment', asked({ benefitPlanId, insuredAmount: 60_000 })),
  ).toMatchObject(refused('insuredAmount and insuredMultiple go with a Life plan only'))
  expect(
    await call('benefits/addBenefitEnrollment', asked({ benefitPlanId, employeePerHour: 0.5 })),
  ).toMatchObject(refused('employeePerHour goes with Union Dues only'))
})

test('the cost over 50,000 is imputed: FICA is taken of it, no money is paid', async () => {
  const more = { insuredMultiple: 2, employeeAmount: 5 }
  const benefitEnrollmentId = await enroll('older', life, more)
  // An amount of 200,000 with another plan of the employer: both are one coverage. Age 37 at the end of 2026.
  const top = await plan('Life', 'Harbor Life Plus', { employeeAmount: 2 })
  await enroll('younger', life, { insuredAmount: 60_000 })
  await enroll('younger', top, { insuredAmount: 140_000 })

  // (129,400 − 50,000) at 66 cents a thousand and month: 79.4 × 0.66 × 12 ÷ 26 = 24.19, less 5.00.
  await pay(0, 'older')
  const line = async (who: 'older' | 'younger', { payPeriodId } = periods[0]) => {
    const { explanation } = await ok('reports/explainPaycheck', { payPeriodId, userId: userId(who) })
    const of = (code: string) => explanation.find((one: { code: string }) => one.code === code)
    return { life: of('Group-Term Life'), security: of('US.socialSecurity'), income: of('US.incomeTax') }
  }
  const told = await line('older')
  expect(told.life).toMatchObject({
    amount: 19.19,
    says: {
      en: '$19.19 counts as pay for taxes: the cost of $129,400.00 of life insurance over 50,000 at age 61.',
    },
  })
  expect(told.security).toMatchObject({ taxable: 2507.65, amount: 155.47 })
  expect(told.income).toMatchObject({ taxable: 2507.65 })
  // 150 thousands at 9 cents: 13.50 × 12 ÷ 26 = 6.23, less 2.00.
  expect((await line('younger')).life).toMatchObject({ amount: 4.23 })

  const { benefitEnrollments } = await ok('benefits/getBenefitEnrollments', {
    companyId,
    userId: userId('older'),
  })
  expect(benefitEnrollments[0].elections).toMatchObject([{ insuredAmount: null, insuredMultiple: 2 }])
  // What is left out stays.
  await ok('benefits/updateBenefitEnrollment', {
    benefitEnrollment: {
      companyId,
      benefitEnrollmentId,
      effectiveMonth: 'December 2026',
      insuredAmount: 50_000,
    },
  })
  await pay(1, 'older')
  await pay(2, 'older')
  expect((await line('older', periods[1])).life).toMatchObject({ amount: 19.19 })
  expect((await line('older', periods[2])).life).toBeUndefined()
  await holdsIn(owner, companyId)
})
