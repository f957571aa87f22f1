import type { TestService } from '../../support/service.ts'

/** A demo company on a Monday, its bakers (paid by the hour) and a policy. */
export async function timeGround({ ok }: Pick<TestService, 'ok'>, given: { on: string; employees: number }) {
  await ok('sandbox/setClock', { to: `${given.on}T14:00:00Z` })
  const { companyId } = (await ok('sandbox/seedDemoCompany', { employees: given.employees })).company
  const { users } = await ok('reports/getUsers', { companyId })
  const bakers: readonly User[] = users.filter((user: User) => user.jobTitle === 'Baker')
  const { unprocessedPayPeriods: periods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const policy = async (over: object = {}): Promise<string> =>
    (
      await ok('adminPortal/addTimeTrackingPolicy', {
        timeTrackingPolicy: { companyId, name: 'Hours', ...over },
      })
    ).timeTrackingPolicy.timeTrackingPolicyId
  const assign = (timeTrackingPolicyId: string, userIds: readonly string[]) =>
    ok('adminPortal/addTimeTrackingPolicyAssignments', { companyId, timeTrackingPolicyId, userIds })
  const enter = (userId: string, start: string, end: string, over: object = {}) =>
    ok('userPortal/addTimeEntry', { companyId, userId, start, end, ...over })
  const cardsOf = async (over: object) => (await ok('reports/getTimeCards', { companyId, ...over })).timeCards
  /** Submitted, approved and synced into the period. */
  const syncAll = async (payPeriodId: string, timeCardIds: readonly string[]) => {
    await ok('userPortal/submitTimeCard', { companyId, timeCardIds })
    await ok('adminPortal/approveTimeCards', { companyId, timeCardIds })
    return (await ok('adminPortal/syncTimeCardsToPayroll', { companyId, payPeriodId, timeCardIds })).timeCards
  }
  /** What the period would pay someone. */
  const payOf = async (payPeriodId: string, userId: string) => {
    const { payPeriod } = await ok('payroll/previewPayroll', { companyId, payPeriodId })
    return payPeriod[0].payrollLineItems.find((line: { userId: string }) => line.userId === userId)
  }
  return {
    companyId: companyId as string,
    users: users as readonly User[],
    bakers,
    periods,
    policy,
    assign,
    enter,
    cardsOf,
    syncAll,
    payOf,
  }
}

export interface User {
  readonly userId: string
  readonly jobTitle: string
  readonly stateCode: string
  readonly userWages: readonly { readonly WageRate: number }[]
}
