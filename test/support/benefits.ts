import { expect } from 'vitest'
import type { TestService } from './service.ts'

/** A Tuesday: the demo company's first period is October 19 to November 1, paid on November 6. */
export const TODAY = '2026-10-20T15:00:00Z'

/** Demo people by their place, in Texas, whose pay bears no state income tax. */
const TEXANS = {
  /** Born 1965: 61 at the end of 2026. 64,700 a year are 2,488.46 every two weeks. */
  older: 3,
  /** Born 1989: 37. 68,300 a year are 2,626.92 every two weeks. */
  younger: 27,
} as const

/** A demo company of its own, with words for enrolling and for reading paychecks. */
export async function benefitCompany({ ok, owner }: Pick<TestService, 'ok' | 'owner'>) {
  const companyId = (await ok('sandbox/seedDemoCompany', { employees: 28 })).company.companyId as string
  const { users } = await ok('reports/getUsers', { companyId })
  const { unprocessedPayPeriods: periods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const userId = (who: keyof typeof TEXANS): string => users[TEXANS[who]].userId

  const plan = async (type: string, name: string, more: object = {}): Promise<string> =>
    (await ok('benefits/addBenefitPlan', { benefitPlan: { companyId, type, name, ...more } })).benefitPlan
      .benefitPlanId
  const enroll = async (
    who: keyof typeof TEXANS,
    benefitPlanId: string,
    more: object = {},
  ): Promise<string> =>
    (
      await ok('benefits/addBenefitEnrollment', {
        benefitEnrollment: {
          companyId,
          userId: userId(who),
          benefitPlanId,
          effectiveMonth: 'November 2026',
          ...more,
        },
      })
    ).benefitEnrollment.benefitEnrollmentId

  /** Runs the n-th period and answers one person's line items and what they come to. */
  const pay = async (n: number, who: keyof typeof TEXANS) => {
    const { payPeriodId } = periods[n]
    await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
    const { payPeriod } = await ok('reports/getPayPeriodDetails', { payPeriodId })
    const item = payPeriod[0].payrollLineItems.find((one: { userId: string }) => one.userId === userId(who))
    return { ...item, taken: Object.fromEntries(item.deductions.map(named)) as Record<string, number> }
  }

  /** Balances of what is owed to carriers, by plan, in dollars. */
  const owed = async (): Promise<Record<string, number>> => {
    const { rows } = await owner.query(
      `select a.ref, sum(case when a.account_id = t.destination_account_id then t.amount else -t.amount end)::float8 / 100
                as balance
       from transfer t join ledger_account a on a.company_id = t.company_id
                                            and a.account_id in (t.source_account_id, t.destination_account_id)
       where t.company_id = $1 and a.kind = 'benefits' group by a.ref`,
      [companyId],
    )
    return Object.fromEntries(rows.map(({ ref, balance }) => [ref, balance]))
  }

  const arrears = async (who: keyof typeof TEXANS): Promise<Record<string, number>> => {
    const { benefitEnrollments } = await ok('benefits/getBenefitEnrollments', {
      companyId,
      userId: userId(who),
    })
    return Object.fromEntries(
      benefitEnrollments.map((one: { name: string; arrears: number }) => [one.name, one.arrears]),
    )
  }
  expect(periods[0].payDate).toBe('2026-11-06')
  return { companyId, periods, userId, plan, enroll, pay, owed, arrears }
}

const named = ({ deductionDescription, amount }: { deductionDescription: string; amount: number }) =>
  [deductionDescription, amount] as const
