import type { TestService } from './service.ts'

/** A demo company on a Monday, its bakers, here paid by the hour, and a policy. */
export async function timeGround({ ok }: Pick<TestService, 'ok'>, given: { on: string; employees: number }) {
  await ok('sandbox/setClock', { to: `${given.on}T14:00:00Z` })
  const { companyId } = (await ok('sandbox/seedDemoCompany', { employees: given.employees })).company
  const { unprocessedPayPeriods: periods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const isBaker = (user: User) => user.jobTitle === 'Baker'
  const byHour = { wageBasis: 'Per Hour', userType: 'Paid by the hour', startDate: periods[0].payBeginDate }
  const salaried: readonly User[] = (await ok('reports/getUsers', { companyId })).users.filter(isBaker)
  for (const [n, { userId }] of salaried.entries()) {
    await ok('adminPortal/updateUserWage', {
      userWage: { companyId, userId, wageRate: 22 + (n % 20), ...byHour },
    })
  }
  const { users } = await ok('reports/getUsers', { companyId })
  const bakers: readonly User[] = users.filter(isBaker)
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
