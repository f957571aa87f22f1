import { payroll } from '../../support/payroll.ts'
import type { SharedService } from '../../support/shared.ts'

export interface Check {
  readonly checkId: string
  readonly checkNumber: number
  readonly payee: string
  readonly amount: number
  readonly status: string
  readonly timesPrinted: number
  readonly companyFundingSourceEntityId: string
}

/** A company of two who are paid by check, on payday. */
export async function paidByCheck(sandbox: SharedService, today: string) {
  const { ok } = sandbox
  const { company, hire, schedule, later } = payroll(sandbox)
  const companyId = await company({ today, states: { TX: '2.7%' } })
  const byCheck = { wage: { paymentMethod: 'Check' }, account: null, state: 'TX', rate: 52_000 }
  await hire(companyId, { ...byCheck, name: 'Blake Birch' })
  const who = await hire(companyId, { ...byCheck, name: 'Avery Alder' })
  await later()
  const [first] = await schedule(companyId, { payBeginDate: today, payDate: addWeeks(today) })
  const checksOf = async (over: object = {}): Promise<readonly Check[]> =>
    (await ok('reports/getChecks', { companyId, ...over })).checks
  return {
    companyId,
    who,
    payPeriodId: first!.payPeriodId,
    payDate: first!.payDate,
    submit: (runNow = true) =>
      ok('payroll/initiatePayroll', { companyId, payPeriodId: first!.payPeriodId, runNow }),
    toPayday: () => ok('sandbox/setClock', { to: `${first!.payDate}T20:00:00Z` }),
    checksOf,
    balances: async (): Promise<Readonly<Record<string, number>>> => {
      const { ledger } = await ok('reports/getLedger', { companyId })
      const sums = new Map<string, number>()
      for (const { kind, balance } of ledger.accounts as { kind: string; balance: number }[])
        sums.set(kind, Math.round(((sums.get(kind) ?? 0) + balance) * 100) / 100)
      return Object.fromEntries(sums)
    },
  }
}

/** The Friday in the third week. */
const addWeeks = (monday: string): string => {
  const day = new Date(`${monday}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 18)
  return day.toISOString().slice(0, 10)
}
