import type { AgencyDebt } from '../../../src/domain/money/agency-debt.ts'
import type { FundingAccount, OwedRun } from '../../../src/domain/money/receivable.ts'
import type { Came } from '../../../src/domain/money/returned-facts.ts'
import type { TransferRow } from '../../../src/domain/money/transfer.ts'
import type { Day } from '../../../src/kernel/dates.ts'
import type { Id } from '../../../src/kernel/ids.ts'
import { usd } from '../../../src/kernel/money.ts'

/** What comes back, kind by kind: 1,000.00 of one run; tests say only what differs. */

export const run = {
  runId: 'run' as Id<'run'>,
  payPeriodId: 'period' as Id<'payPeriod'>,
  fundingAccountId: 'bank-1',
}

export const transfer = (over: Partial<Record<keyof TransferRow, unknown>> = {}): TransferRow =>
  ({
    companyId: 'company',
    transferId: 't',
    ...run,
    userId: null,
    name: 'AchDebit',
    sourceId: 'bank-1',
    destinationId: 'clearing',
    amount: usd(1000),
    status: 'complete',
    code: '',
    effectiveDate: '2026-11-04',
    achFileId: 'file',
    reversesId: null,
    ...over,
  }) as TransferRow

export const bank = (accountId: string, over: Partial<FundingAccount> = {}): FundingAccount => ({
  accountId,
  status: 'active',
  failure: '',
  ...over,
})
export const owed = (dollars: number, over: Partial<Record<keyof OwedRun, unknown>> = {}): OwedRun =>
  ({ ...run, owed: usd(dollars), draws: [], underWay: [], ...over }) as OwedRun

const totals = {
  payDate: '2026-11-06' as Day,
  debitDate: '2026-11-04' as Day,
  creditDate: '2026-11-06' as Day,
  fundingTotal: usd(1000),
  fundingAccountId: 'bank-1',
  federalForm: '941' as const,
  fundingMethod: 'ACH' as const,
  deposits: usd(800),
  lines: [
    { kind: 'employeeTax' as const, code: 'US.incomeTax', name: 'Federal income tax', amount: usd(200) },
  ],
}
export const early = (waiting: readonly TransferRow[], checks: readonly TransferRow[] = []): Came => ({
  name: 'AchDebit',
  transfers: [transfer({ status: 'pending' })],
  accounts: [bank('bank-1')],
  when: 'early',
  totals,
  waiting,
  checks,
})
export const late = (over: {
  readonly debit?: Parameters<typeof transfer>[0]
  readonly owed?: OwedRun
  readonly refunds?: readonly TransferRow[]
  readonly accounts?: readonly FundingAccount[]
}): Came => ({
  name: 'AchDebit',
  transfers: [transfer(over.debit)],
  accounts: over.accounts ?? [bank('bank-1')],
  when: 'late',
  owed: over.owed ?? owed(0),
  unsentRefunds: over.refunds ?? [],
})

export const credit = (over: Parameters<typeof transfer>[0] = {}) =>
  transfer({ name: 'AchCredit', userId: 'ada', destinationId: 'hers', ...over })
export const credits = (
  living: readonly string[],
  recoveries: readonly TransferRow[] = [],
  all = [credit()],
): Came => ({
  name: 'AchCredit',
  transfers: all,
  living: new Set(living),
  recoveries,
})
export const reversal = (over: Parameters<typeof transfer>[0] = {}) =>
  transfer({
    name: 'Reversal',
    transferId: 'reversal',
    userId: 'ada',
    sourceId: 'hers',
    status: 'pending',
    achFileId: null,
    ...over,
  })
export const debt = (over: Parameters<typeof transfer>[0] = {}) =>
  transfer({ name: 'Receivable', transferId: 'debt', userId: 'ada', ...over })

export const owes: AgencyDebt = {
  name: 'TaxPayment',
  agencyRef: 'US.941',
  agencyName: 'IRS, Form 941',
  payee: '',
  code: 'US.941',
  effectiveDate: '2026-11-03' as Day,
}
export const tax = (over: Partial<AgencyDebt & { owed: bigint; times: number }> = {}, paid = {}): Came => ({
  name: 'TaxPayment',
  transfers: [transfer({ name: 'TaxPayment', ...paid })],
  debt: { ...owes, owed: 0n, times: 0, ...over },
})

export const refused = (over: Partial<Extract<Came, { name: 'Refund' }>> = {}): Came => ({
  name: 'Refund',
  transfers: [transfer({ name: 'Refund', sourceId: 'clearing', destinationId: 'bank-1' })],
  accounts: [bank('bank-1')],
  isFromWages: false,
  companyOwes: 0n,
  held: [],
  ...over,
})

export const back = (status: 'pending' | 'complete', isCreditStanding: boolean): Came => ({
  name: 'Reversal',
  transfers: [reversal({ transferId: 't', status, achFileId: 'file' })],
  isCreditStanding,
  owed: owed(0),
  accounts: [bank('bank-1')],
})
