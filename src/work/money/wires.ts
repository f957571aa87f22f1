import { wireDueAt } from '../../domain/calendar/wire.ts'
import { wireMissed } from '../../domain/money/funding-lost.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { TransferRow } from '../../domain/money/transfer.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Work } from '../../store/database/work.ts'
import { lockTransfers } from '../../store/money/transfers.ts'
import { insertReceipt } from '../../store/money/wires.ts'
import type { Money } from './load.ts'
import { lostFunding } from './load-returned.ts'
import { carryOut } from './returned.ts'
import { settleTransfers } from './settle.ts'

const { pending } = transactionMachine.state

/** At its cut-off a wire that has not arrived is not waited for any longer. */
export function closeWireLater(work: Work, { companyId, runId, debitDate }: RunFacts): void {
  const payload = { companyId, runId }
  work.later({ task: 'closeWire', key: runId, companyId, dueAt: wireDueAt(debitDate), payload })
}

/** The wire of a run, whatever has become of it. Whoever asks has locked the period: the cut-off and a receipt take turns. */
export async function wireOf(work: Work, run: RunFacts): Promise<TransferRow | undefined> {
  const [wire] = await lockTransfers(work, run, { names: ['Wire'] })
  return wire
}

/** It has arrived: the receipt makes it the wire of this run alone, and what waited for the money goes out. */
export async function receiveWire(
  work: Work,
  money: Money,
  { wire, ...received }: { readonly wire: TransferRow; readonly reference: string; readonly receivedOn: Day },
): Promise<void> {
  await insertReceipt(work, { ...wire, ...received })
  await settleTransfers(work, money, [wire])
}

/** It has not arrived by its cut-off: load, decide, record. */
export async function missWire(work: Work, money: Money): Promise<void> {
  const wire = await wireOf(work, money.run)
  if (wire?.status !== pending) return
  const lost = await lostFunding(work, money.run)

  const outcome = wireMissed(work, wire, lost)

  await carryOut(work, money, outcome)
  work.note({ facts: { missedWire: wire.transferId } })
}
