import type { ownService } from './own-service.ts'

type Post = Awaited<ReturnType<typeof ownService>>['post']

/** A demo company with one payroll whose money has moved. */
export async function paidCompany(post: Post, employees: number) {
  const read = reader(post)
  const { companyId } = (await read('sandbox/seedDemoCompany', { employees })).company
  const [period] = (await read('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods
  const { payPeriodId, payDate } = period
  await read('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  await read('sandbox/setClock', { to: `${payDate}T20:00:00Z` })
  const [open] = (await read('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods
  const { userId } = (await read('reports/getUsers', { companyId, limit: 1 })).users[0]
  return { companyId, payPeriodId, payDate, userId, openPeriodId: open.payPeriodId } as {
    readonly companyId: string
    readonly payPeriodId: string
    readonly payDate: string
    readonly userId: string
    readonly openPeriodId: string
  }
}

/** A call that must succeed. */
export const reader =
  (post: Post) =>
  // biome-ignore lint/suspicious/noExplicitAny: a bench reads what it expects.
  async (address: string, body: object): Promise<any> => {
    const { status, text } = await post(address, body)
    if (status !== 200) throw new Error(`${address}: ${text}`)
    return JSON.parse(text)
  }
