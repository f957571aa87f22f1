import { returnOf } from '../../domain/money/ach/returns.ts'
import { afterReturn } from '../../domain/money/returned.ts'
import type { Came, ReturnFacts, ReturnOutcome } from '../../domain/money/returned-facts.ts'
import type { TransferRow } from '../../domain/money/transfer.ts'
import { paycheckMachine } from '../../domain/payroll/paycheck-state.ts'
import { payPeriodMachine } from '../../domain/payroll/period.ts'
import { type RunFacts, runMachine } from '../../domain/payroll/run.ts'
import { newId } from '../../kernel/ids.ts'
import { arrow, move } from '../../kernel/machine.ts'
import type { Work } from '../../store/database/work.ts'
import { insertPostings } from '../../store/money/ledger.ts'
import { insertOpposites, moveTransfers } from '../../store/money/transfers.ts'
import { setPeriodStatus } from '../../store/payroll/pay-periods.ts'
import { setRunStatus } from '../../store/payroll/runs.ts'
import { mailLater, tellStaff } from '../people/mail-later.ts'
import { closeWorkerAccounts, moveFundingAccount } from './accounts.ts'
import { dateDepositsLater } from './deposits.ts'
import type { Money } from './load.ts'
import { loadReturned } from './load-returned.ts'
import { fileLater, payLater } from './schedule.ts'
import { takeBackPaychecks } from './take-back.ts'

/**
 * Transfers of one run came back: load, decide, record. Credits come back many at a time and are decided together; of
 * everything else each is decided by itself, on what the one before left.
 */
export async function cameBack(
  work: Work,
  money: Money,
  { transfers, code }: { readonly transfers: readonly TransferRow[]; readonly code: string },
): Promise<void> {
  const credits = transfers.filter(({ name }) => name === 'AchCredit')
  const others = transfers.filter(({ name }) => name !== 'AchCredit').map((transfer) => [transfer] as const)
  for (const together of [...(credits.length > 0 ? [credits] : []), ...others]) {
    const came = await loadReturned(work, money, together)
    const returnIds = new Map<string, string>(together.map(({ transferId }) => [transferId, newId()]))
    const { today, isSandbox } = work
    const facts = { code, today, isSandbox, run: money.run, returnIds }

    const outcome = afterReturn(facts, came)

    await record(work, money, { facts, came, outcome })
  }
}

/** What came back of it, or goes out again, is part of the record of a period. */
export function tellPeriod(work: Work, { companyId, payPeriodId: entityId }: RunFacts): void {
  work.emit({ family: 'payPeriod', change: 'update', companyId, entityId })
}

interface Decided {
  readonly facts: ReturnFacts
  readonly came: Came
  readonly outcome: ReturnOutcome
}

async function record(work: Work, money: Money, { facts, came, outcome }: Decided): Promise<void> {
  const { run } = money
  const { code, returnIds: ids, today: effectiveDate } = facts
  await moveTransfers(work, came.transfers, 'return', code)
  work.note({ facts: { returnCode: code } })
  const reason = `${code} ${returnOf(code).means}`
  await insertOpposites(work, came.transfers, { name: 'Return', reason, effectiveDate, ids })

  if (outcome.fundingAccount) {
    await moveFundingAccount(work, run.companyId, { ...outcome.fundingAccount, code })
  }
  await closeWorkerAccounts(work, run.companyId, { ids: outcome.closedAccounts, code })
  await carryOut(work, money, outcome)
  if (came.name === 'TaxPayment') dateDepositsLater(work, run)
  if (outcome.watches) for (const transfer of came.transfers) watchLater(work, run, transfer)
  await tellPayees(work, run, came.transfers)
}

/** What an outcome says of the books, of the files that carry it, and of the period. */
export async function carryOut(work: Work, money: Money, outcome: ReturnOutcome): Promise<void> {
  const { run } = money
  await moveTransfers(work, outcome.cancelled, 'cancel')
  for (const why of new Set(outcome.undone.map((each) => each.reason))) {
    const those = outcome.undone.filter((each) => each.reason === why).map(({ transfer }) => transfer)
    await insertOpposites(work, those, { reason: why })
  }
  await insertPostings(work, run, outcome.postings)
  for (const { posting, ...key } of outcome.refundsAgain) {
    await insertPostings(work, { companyId: run.companyId, ...key }, [posting])
    payLater(work, { companyId: run.companyId, ...key }, { kind: 'refund', days: [posting.effectiveDate] })
  }
  if (outcome.fails) await fail(work, money, outcome.fails)
  for (const file of outcome.files) fileLater(work, run, file)
  if (outcome.tellsPeriod) tellPeriod(work, run)
  if (outcome.isOwed) await tellStaff(work, { ...run, letter: 'fundingOwed', about: run.runId })
}

/** Whoever was not paid is told, and the administrators, once for all that come back together. */
async function tellPayees(work: Work, run: RunFacts, transfers: readonly TransferRow[]): Promise<void> {
  const credits = transfers.filter(({ name, userId }) => name === 'AchCredit' && userId !== null)
  for (const { companyId, userId, transferId } of credits) {
    mailLater(work, { companyId, userId: userId! }, 'payCameBack', transferId)
  }
  if (credits.length > 0) await tellStaff(work, { ...run, letter: 'payReturned', about: run.runId })
}

/** Nothing is paid, and the period can be corrected and initiated again. */
async function fail(
  work: Work,
  { run, period }: Money,
  trigger: NonNullable<ReturnOutcome['fails']>,
): Promise<void> {
  await takeBackPaychecks(work, run, { mark: arrow(paycheckMachine, trigger).to })
  await setRunStatus(work, run, move(runMachine, run.status, trigger))
  await setPeriodStatus(work, period, move(payPeriodMachine, period.status, trigger))
  dateDepositsLater(work, run)
  await tellStaff(work, { ...run, letter: 'payrollFailed', about: run.runId })
}

function watchLater(work: Work, { companyId, runId }: RunFacts, { transferId }: TransferRow): void {
  const payload = { companyId, runId, transferId }
  work.later({ task: 'watchPayee', key: transferId, companyId, dueAt: work.now, payload })
}
