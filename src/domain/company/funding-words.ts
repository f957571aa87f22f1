import type { Day } from '../../kernel/dates.ts'
import { dollars } from '../../kernel/money.ts'
import { WIRE_CUT_OFF } from '../calendar/wire.ts'
import { returnOf } from '../money/ach/returns.ts'
import type { OwedFunding } from '../money/receivable.ts'
import { type AwaitedWire, wireQuote } from '../money/wire.ts'

export interface FailedPayroll {
  /** `MM/DD/YYYY - MM/DD/YYYY`. */
  readonly period: string
  readonly payDate: Day
  /** By which its funding came back; empty when it is not known. */
  readonly returnCode: string
  /** Its money was to come by wire. */
  readonly isWired: boolean
}

/** What became of a payroll without its money. */
export function failedPayrollWords({ period, payDate, returnCode, isWired }: FailedPayroll): string {
  const came = returnCode === '' ? '' : `: ${returnCode} ${returnOf(returnCode).means}`
  const [why, mend] = isWired
    ? ['its wire did not arrive in time', 'see to the wire']
    : [`its funding came back${came}`, 'see to the funds or the account']
  return (
    `The payroll of ${period}, to be paid on ${payDate}, failed because ${why}. Nobody was paid: ${mend}, then run ` +
    'it again.'
  )
}

/** What a company owes for people who were paid, and what becomes of it. */
export function owedFundingWords({ owed, drawnOn }: OwedFunding): string {
  const next = drawnOn
    ? `it is drawn again on ${drawnOn}`
    : 'nothing draws it by itself any more. Link another account, or the same one again, and it is drawn from there'
  return `The funding of an earlier payroll came back and is still owed, ${dollars(owed)}: ${next}`
}

/** Who has pay of a voided paycheck: the bank did not give it back, or it was too late to ask. */
export interface OverpaidWorker {
  readonly name: string
  readonly owed: bigint
}

export const overpaidWords = ({ name, owed }: OverpaidWorker): string =>
  `${name} has ${dollars(owed)} of pay that was voided, and the bank does not give it back. Record what ${name} gives back, ` +
  'or take it from coming paychecks.'

/** What a company has to send, by when. */
export function awaitedWireWords({ method, amount, dueOn, payDate, runId }: AwaitedWire): string {
  const [sum, by] = [dollars(amount), `${dueOn} at ${WIRE_CUT_OFF} US Eastern`]
  const sent =
    method === 'Wire'
      ? `Wire ${sum} so that it arrives by ${by}, and quote ${wireQuote(runId)}`
      : `Your bank is asked to wire ${sum} by ${by} under ${wireQuote(runId)}: see that it agrees`
  return `${sent}. Otherwise the payroll of ${payDate} fails, and nobody is paid.`
}
