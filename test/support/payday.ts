import type { TestService } from './service.ts'

/** A demo company and the usual ways to pay it. */
export async function payday({ ok }: Pick<TestService, 'ok'>, employees = 4) {
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
    /** What decides in the sandbox is how the number ends. The account is linked, verified, and the only one. */
    fundFrom: async (digits: string) => {
      const before = (await ok('reports/getCompanyInfo', { companyId })).company.BankAccounts
      await ok('adminPortal/addCompanyBankAccount', anotherAccount(companyId, digits))
      await ok('sandbox/advanceClock', { hours: 1 })
      for (const { companyFundingSourceEntityId, status } of before) {
        if (status === 'deactivated') continue
        await ok('adminPortal/deactivateCompanyBankAccount', { companyId, companyFundingSourceEntityId })
      }
    },
    payFirstWorkerTo: async (digits: string) => {
      const { users } = await ok('reports/getActiveUsers', { companyId })
      const [{ userId }] = users
      const { user } = await ok('reports/getUser', { companyId, userId })
      const entity = { companyId, userId, ...bankAccount(`80000000${digits}`), payPercentage: 0 }
      await ok('userPortal/addUserBankAccount', { userPayAccountEntity: entity })
      await ok('sandbox/advanceClock', { hours: 1 })
      for (const { userPayAccountEntityId } of user[0].bankAccounts) {
        await ok('userPortal/deactivateUserBankAccount', { userId, userPayAccountEntityId })
      }
      // A change of accounts waits for a day.
      await ok('sandbox/advanceClock', { hours: 24 })
    },
  }
}

/** What addCompanyBankAccount takes. */
export const anotherAccount = (companyId: string, digits = '7777') => ({
  companyFundingSourceEntity: { companyId, ...bankAccount(`90000000${digits}`) },
})

const bankAccount = (accountNumber: string) => ({
  accountNumber,
  routingNumber: '021000021',
  bankName: 'Another Bank',
  accountType: 'checking',
  accountName: 'Another Account',
})

export interface Transaction {
  readonly requestReferenceId: string
  readonly sourceAccount: string
  readonly destinationAccount: string
  readonly transferAmount: number
  readonly status: string
}
