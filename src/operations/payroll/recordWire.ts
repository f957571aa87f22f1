import { z } from 'zod'
import { wireDueAt } from '../../domain/calendar/wire.ts'
import { isWired } from '../../domain/money/funding.ts'
import { moneyNews } from '../../domain/money/news.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { TransferRow } from '../../domain/money/transfer.ts'
import { wireReference } from '../../domain/money/wire.ts'
import { type RunFacts, runMachine } from '../../domain/payroll/run.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { cents, dollars } from '../../kernel/money.ts'
import { receiptsOf, type WireReceipt } from '../../store/money/wires.ts'
import { runsOf } from '../../store/payroll/runs.ts'
import { amount, date, id, money, text } from '../../wire/fields/fields.ts'
import { receiveWire, wireOf } from '../../work/money/wires.ts'
import { lockedPeriod } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const recordWire = operation({
  address: 'payroll/recordWire',
  job: 'money',
  verb: 'POST',
  access: { scope: 'money', roles: [], reach: 'client' },
  summary: 'Records that the wire for a payroll has arrived.',
  description:
    'From the statement of the platform’s bank: a company does not say that its own money arrived. The amount must be the one ' +
    'that getAwaitedWires names, and a reference is taken once, whatever its letter case and blanks: one wire funds one ' +
    'payroll. People are then paid on the pay date. Calling again with the same reference and amount answers the same ' +
    'success and records nothing twice. In the sandbox no wire arrives by itself.',
  body: z.object({
    companyId: id('company'),
    payPeriodId: id('payPeriod'),
    amount: money({ min: 0.01 }).describe('What arrived.'),
    reference: text(100)
      .meta({ examples: ['20260617MMQFMP2K000123'] })
      .describe('The bank’s reference of the wire, such as its IMAD.'),
    receivedOn: date().nullish().describe('The day on which it arrived; today, if it is left out.'),
  }),
  reply: z.object({
    wire: z
      .object({
        requestReferenceId: z.uuid(),
        payPeriodId: z.uuid(),
        status: z.literal('Recorded'),
        amount: amount().describe('What arrived.'),
        reference: z.string().describe('The reference, without blanks and in capitals.'),
        receivedOn: z.string().describe('The day on which it arrived.'),
        message: z.string(),
      })
      .describe('The wire, as it is recorded.'),
  }),
  refusals: {
    notSubmitted: 'No payroll of this period awaits a wire: initiate it first with initiatePayroll',
    notByWire: 'This payroll is funded by ACH and awaits no wire; send the money back',
    notLocked:
      'The payroll can still be taken back until {deadline} ends; record the wire after that, or process the payroll now ' +
      'with initiatePayroll and runNow: true',
    missed:
      'The wire had to arrive by {dueAt}, and the payroll failed without it: initiate it again, and record the wire for the ' +
      'new run; or send the money back',
    drawnInstead:
      'The wire had to arrive by {dueAt}; what it was for is drawn from the company’s account now: send the money back',
    withdrawn: 'This payroll was voided before its wire arrived: send the money back',
    otherAmount:
      'The wire for this payroll is {expected}, not {amount}: send it back, and ask the company for one of {expected}',
    arrived: 'The wire for this payroll was recorded as {reference}; send a second one back',
    referenceInUse: 'This wire is recorded for another payroll; a wire funds one payroll',
    laterThanToday: 'receivedOn must not be in the future',
  },
  conflicts: { wire_receipt_pkey: 'referenceInUse' },
  emits: [...moneyNews],

  async run({ body, work, refuse }) {
    const period = await lockedPeriod(work, body)
    const run = (await runsOf(work, period)).at(-1) ?? refuse('notSubmitted')
    const words = { deadline: `${period.deadline} (US Eastern)`, dueAt: isoInstant(wireDueAt(run.debitDate)) }
    const closed = closedBy(run)
    if (closed) refuse(closed, words)
    const wire = (await wireOf(work, run))!
    const reference = wireReference(body.reference)
    const known = (await receiptsOf(work, period)).get(run.runId)
    if (known?.reference === reference && body.amount === wire.amount) return answer(wire, known)
    if (known) refuse('arrived', { reference: known.reference })
    if (wire.status !== transactionMachine.state.pending) {
      refuse(run.status === runMachine.state.voided ? 'withdrawn' : 'drawnInstead', words)
    }
    if (body.amount !== wire.amount) {
      refuse('otherAmount', { expected: dollars(wire.amount), amount: dollars(body.amount) })
    }
    const receivedOn = body.receivedOn ?? work.today
    if (receivedOn > work.today) refuse('laterThanToday')

    await receiveWire(work, { run, period }, { wire, reference, receivedOn })
    work.note({
      companyId: period.companyId,
      subjectIds: [period.payPeriodId, run.runId, wire.transferId],
      facts: { reference, receivedOn },
    })
    return answer(wire, { reference, receivedOn })
  },
})

/** Why no wire was ever posted for a run, or none is waited for any more. */
function closedBy(run: RunFacts): 'notSubmitted' | 'notByWire' | 'notLocked' | 'missed' | undefined {
  const { cancelled, submitted, failed } = runMachine.state
  if (run.status === cancelled) return 'notSubmitted'
  if (!isWired(run.fundingMethod) || run.fundingTotal === 0n) return 'notByWire'
  if (run.status === submitted) return 'notLocked'
  return run.status === failed ? 'missed' : undefined
}

const answer = (wire: TransferRow, { reference, receivedOn }: WireReceipt) => ({
  wire: {
    requestReferenceId: wire.transferId,
    payPeriodId: wire.payPeriodId!,
    status: 'Recorded' as const,
    amount: cents(wire.amount),
    reference,
    receivedOn,
    message: 'Wire recorded successfully',
  },
})
