import { clearing, wagesPayable } from '../../domain/money/postings.ts'
import type { Came, EarlyFacts, Funding, LateFacts } from '../../domain/money/returned-facts.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { TransferRow } from '../../domain/money/transfer.ts'
import { type RunFacts, runMachine } from '../../domain/payroll/run.ts'
import { arrow } from '../../kernel/machine.ts'
import { assert } from '../../kernel/problem.ts'
import type { Work } from '../../store/database/work.ts'
import { hasFile } from '../../store/money/ach-files.ts'
import { openAccounts, refOf, runTotals } from '../../store/money/ledger.ts'
import { agencyDebt } from '../../store/money/open-returns.ts'
import { fundingAccounts, heldRefunds, owedRuns } from '../../store/money/receivables.ts'
import { lockTransfers, receivableOf } from '../../store/money/transfers.ts'
import { livingUserIds } from '../../store/payroll/paychecks.ts'
import type { Money } from './load.ts'
import { totalsOf } from './totals.ts'

const { pending, complete } = transactionMachine.state

/** Everything that decides what follows when these come back: credits together, of the rest one. The run is locked. */
export async function loadReturned(
  work: Work,
  money: Money,
  transfers: readonly TransferRow[],
): Promise<Came> {
  const [first] = transfers
  assert(first, 'nothing came back')
  const load = loads[first.name as keyof typeof loads]
  assert(load, `a ${first.name} cannot come back`)
  return load(work, money, transfers as readonly [TransferRow, ...TransferRow[]])
}

type Load<Name extends Came['name']> = (
  work: Work,
  money: Money,
  transfers: readonly [TransferRow, ...TransferRow[]],
) => Promise<Extract<Came, { name: Name }>>

const loads: { readonly [Name in Came['name']]: Load<Name> } = {
  AchCredit: async (work, { run }, transfers) => {
    const userIds = [...new Set(transfers.map(({ userId }) => userId!))]
    const recoveries = await lockTransfers(work, run, { names: ['Reversal', 'Receivable'], userIds })
    const living = new Set<string>(await livingUserIds(work, run, userIds))
    return { name: 'AchCredit', transfers, living, recoveries }
  },
  AchDebit: async (work, { run }, [debit]) => {
    return { name: 'AchDebit', transfers: [debit], ...(await lostFunding(work, run)) }
  },
  Reversal: async (work, { run }, [reversal]) => {
    const standing = await lockTransfers(work, run, {
      names: ['AchCredit'],
      statuses: arrow(transactionMachine, 'return').from,
      userIds: [reversal.userId!],
    })
    return {
      name: 'Reversal',
      transfers: [reversal],
      // Whatever was sent to that account and is still there.
      isCreditStanding: standing.some(({ destinationId }) => destinationId === reversal.sourceId),
      owed: await owedOf(work, run),
      accounts: await fundingAccounts(work, run.companyId),
    }
  },
  TaxPayment: async (work, _, [payment]) => ({
    name: 'TaxPayment',
    transfers: [payment],
    debt: await agencyDebt(work, payment),
  }),
  GarnishmentPayment: async (work, _, [payment]) => ({
    name: 'GarnishmentPayment',
    transfers: [payment],
    debt: await agencyDebt(work, payment),
  }),
  Refund: async (work, { run }, [refund]) => {
    const accounts = await openAccounts(work, run.companyId, [wagesPayable])
    return {
      name: 'Refund',
      transfers: [refund],
      isFromWages: refund.sourceId === accounts.get(refOf(wagesPayable)),
      companyOwes: await receivableOf(work, run.companyId),
      held: await heldRefunds(work, run.companyId),
      accounts: await fundingAccounts(work, run.companyId),
    }
  },
}

/** The money of a run is not there: whether somebody was paid with it, and what decides then. */
export async function lostFunding(work: Work, run: RunFacts): Promise<Funding & (EarlyFacts | LateFacts)> {
  const isPaid = run.status === runMachine.state.processed || (await hasFile(work, run, 'credit'))
  const isEarly = !isPaid && run.status === runMachine.state.inProcess
  const when = isEarly ? await early(work, run) : await late(work, run)
  return { ...when, accounts: await fundingAccounts(work, run.companyId) }
}

async function early(work: Work, run: RunFacts): Promise<EarlyFacts> {
  const names = ['AchCredit', 'TaxPayment', 'GarnishmentPayment', 'Refund'] as const
  return {
    when: 'early',
    totals: totalsOf(run, await runTotals(work, run)),
    waiting: await lockTransfers(work, run, { names, statuses: [pending] }),
    checks: await lockTransfers(work, run, { names: ['Check'], statuses: [complete] }),
  }
}

/** A refund that is sent, or that goes out for a second time, is not kept. */
async function late(work: Work, run: RunFacts): Promise<LateFacts> {
  const accounts = await openAccounts(work, run.companyId, [clearing])
  const refunds = await lockTransfers(work, run, { names: ['Refund'], statuses: [pending] })
  const unsentRefunds = refunds.filter(
    ({ achFileId, sourceId, reversesId }) =>
      achFileId === null && sourceId === accounts.get(refOf(clearing)) && reversesId === null,
  )
  return { when: 'late', unsentRefunds, owed: await owedOf(work, run) }
}

async function owedOf(work: Work, { companyId, runId, payPeriodId }: RunFacts): Promise<LateFacts['owed']> {
  const found = (await owedRuns(work, companyId)).find((each) => each.runId === runId)
  return found ?? { runId, payPeriodId, owed: 0n, draws: [], underWay: [] }
}
