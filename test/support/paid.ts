import { expect } from 'vitest'
import { holdsIn } from './invariants.ts'
import type { TestService } from './service.ts'

/** A paycheck as the stub prints it: name, hours where there are any, amount. */
export interface Paid {
  readonly earnings: readonly (readonly [string, number | null, number])[]
  readonly taxes: Readonly<Record<string, number>>
  readonly deductions: Readonly<Record<string, number>>
  /** Taxes and contributions of the employer. */
  readonly employer: Readonly<Record<string, number>>
  readonly gross: number
  readonly net: number
}

interface At {
  readonly companyId: string
  readonly payPeriodId: string
}

/** Payrolls that are run, paid and settled: what the stub, the list and the bank say of the same paycheck. */
export function paying({ ok, owner }: Pick<TestService, 'ok' | 'owner'>) {
  const detailsOf = async (payPeriodId: string) =>
    (await ok('reports/getPayPeriodDetails', { payPeriodId })).payPeriod[0]

  /** Runs the period now and lets its payday come. */
  const process = async ({ companyId, payPeriodId }: At): Promise<void> => {
    const { payPeriod } = await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
    await ok('sandbox/setClock', { to: `${payPeriod.payDate}T20:00:00Z` })
    const details = await detailsOf(payPeriodId)
    expect(details.payPeriodStatus).toBe('processed')
    await isPaid({ companyId, payPeriodId }, details.payrollLineItems)
    await holdsIn(owner, companyId)
  }

  /** The credits that came home are the nets of those paid into an account. */
  const isPaid = async ({ payPeriodId }: At, items: readonly Item[]): Promise<void> => {
    const named = { payPeriodId, transactionName: 'AchCredit' }
    const { payrollTransaction } = await ok('reports/getTransactionsBasedOnName', named)
    const credits = payrollTransaction.map(({ transferAmount, status }: Credit) => [transferAmount, status])
    const nets = items.filter(
      ({ paymentMethod, netTotal }) => paymentMethod === 'Direct Deposit' && netTotal > 0,
    )
    expect(credits.toSorted(byAmount)).toEqual(
      nets.map(({ netTotal }) => [netTotal, 'complete']).toSorted(byAmount),
    )
  }

  const stubOf = async (payPeriodId: string, userId: string): Promise<Paid> => {
    const { payStub } = await ok('reports/getPayStub', { payPeriodId, userId })
    return {
      earnings: payStub.earnings.map((line: Line) => [line.name, line.hours ?? null, line.amount]),
      taxes: byName(payStub.taxes),
      deductions: byName(payStub.deductions),
      employer: byName([...payStub.employerTaxes, ...payStub.employerContributions]),
      gross: payStub.gross,
      net: payStub.net,
    }
  }

  /** Balances of the accounts of one kind, by name. */
  const ledgerOf = async (companyId: string, kind: string): Promise<Readonly<Record<string, number>>> => {
    const { ledger } = await ok('reports/getLedger', { companyId })
    const accounts = ledger.accounts.filter((account: Account) => account.kind === kind)
    return Object.fromEntries(accounts.map(({ account, balance }: Account) => [account, balance]))
  }

  return { process, stubOf, ledgerOf }
}

interface Item {
  readonly paymentMethod: string
  readonly netTotal: number
}
interface Credit {
  readonly transferAmount: number
  readonly status: string
}
interface Line {
  readonly name: string
  readonly hours?: number
  readonly amount: number
}
interface Account {
  readonly kind: string
  readonly account: string
  readonly balance: number
}

const byName = (lines: readonly Line[]) =>
  Object.fromEntries(lines.filter(({ amount }) => amount !== 0).map(({ name, amount }) => [name, amount]))

const byAmount = (a: readonly unknown[], b: readonly unknown[]): number => Number(a[0]) - Number(b[0])
