import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

/**
 * A company in Texas whose first payroll was voided when its reversals were too late, so that everyone owes the net pay:
 * 2,000 − 156.15 − 124.00 − 29.00 = 1,690.85.
 */
export async function overpaid(...names: string[]) {
  const sandbox = await sharedService()
  const { ok } = sandbox
  const { company, hire, schedule, run, preview, later } = payroll(sandbox)
  const companyId = await company({ today: '2026-05-11', states: { TX: '2.7%' } })
  const who: { companyId: string; userId: string }[] = []
  for (const name of names) {
    const { userId } = await hire(companyId, { name, state: 'TX', rate: 52_000 })
    who.push({ companyId, userId })
  }
  await later()
  const periods = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
  const at = (n: number) => ({ companyId, payPeriodId: periods[n]!.payPeriodId })
  await run(at(0))
  await ok('sandbox/setClock', { to: '2026-07-01T15:00:00Z' })
  await ok('payroll/voidPayroll', { ...at(0), reason: 'never worked' })
  // Until then the taxes of the payroll are given back to the company.
  await ok('sandbox/setClock', { to: '2026-07-09T15:00:00Z' })

  await ok('payroll/skipPayPeriod', { ...at(1), reason: 'nobody worked' })

  /** What stands in the ledger for all of a kind, and in the books under a path. */
  const balance = async (kind: string): Promise<number> => {
    const { ledger } = await ok('reports/getLedger', { companyId })
    const own = ledger.accounts.filter((account: { kind: string }) => account.kind === kind)
    return rounded(own.map((account: { balance: number }) => account.balance))
  }
  const booked = async (path: string): Promise<number> => {
    const range = { companyId, from: '2026-01-01', to: '2027-12-31' }
    const { entries } = await ok('reports/getPayrollJournalReport', range)
    const lines: Line[] = entries.flatMap((entry: { lines: Line[] }) => entry.lines)
    return rounded(lines.filter(({ account }) => account === path).map((line) => line.debit - line.credit))
  }
  const owedBy = async (userId: string) =>
    (await ok('reports/getOverpayments', { companyId, userId })).overpayments[0]
  return { ...sandbox, companyId, who, at, run, preview, balance, booked, owedBy }
}

const rounded = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100

interface Line {
  readonly account: string
  readonly debit: number
  readonly credit: number
}
