import type { TestService } from './service.ts'

/** A demo company and the usual ways to pay it. */
export async function payday({ ok, owner }: Pick<TestService, 'ok' | 'owner'>, employees = 4) {
  const { company } = await ok('sandbox/seedDemoCompany', { employees })
  const { companyId } = company as { companyId: string }
  const { unprocessedPayPeriods: periods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const [first, second] = periods as { payPeriodId: string; payDate: string; deadLineToRunPayroll: string }[]

  const named = async (transactionName: string, payPeriodId = first!.payPeriodId) =>
    (await ok('reports/getTransactionsBasedOnName', { payPeriodId, transactionName }))
      .payrollTransaction as Transaction[]

  return {
    companyId,
    first: first!,
    second: second!,
    periods: periods as { payPeriodId: string; payDate: string; deadLineToRunPayroll: string }[],
    named,
    statuses: async (name: string, payPeriodId?: string) =>
      (await named(name, payPeriodId)).map(({ status }) => status).sort(),
    initiate: (payPeriodId = first!.payPeriodId) =>
      ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true }),
    /** Noon in New York of a day. */
    travelTo: (day: string, time = '17:00') => ok('sandbox/setClock', { to: `${day}T${time}:00Z` }),
    periodStatus: async (payPeriodId = first!.payPeriodId): Promise<string> => {
      const { payPeriod } = await ok('reports/getPayPeriodDetails', { payPeriodId })
      return payPeriod[0].payPeriodStatus
    },
    /** What decides in the sandbox: the last digits of the shown number. */
    endFundingWith: (digits: string) =>
      owner.query(
        `update company_bank_account set account_mask = left(account_mask, -4) || $2 where company_id = $1`,
        [companyId, digits],
      ),
    endFirstWorkerWith: (digits: string) =>
      owner.query(
        `update user_bank_account set account_mask = left(account_mask, -4) || $2
         where company_id = $1 and user_bank_account_id =
           (select min(user_bank_account_id::text)::uuid from user_bank_account where company_id = $1)`,
        [companyId, digits],
      ),
  }
}

export interface Transaction {
  readonly requestReferenceId: string
  readonly sourceAccount: string
  readonly destinationAccount: string
  readonly transferAmount: number
  readonly status: string
}
