import { dollars } from '../../kernel/money.ts'
import { returnOf } from './ach/returns.ts'

/** A payment to an agency, or pay, that came back and waits. */
export interface WaitingReturn {
  readonly transferId: string
  readonly name: string
  readonly agencyName: string
  /** Whose pay it is, or whom an order names. */
  readonly payee: string
  readonly amount: bigint
  readonly returnCode: string
}

/** An order that was paid with wrong data: correcting it pays again. */
export const isForCorrection = ({ name, returnCode }: WaitingReturn): boolean =>
  name === 'GarnishmentPayment' && isDataFault(returnCode)

/** The return says that the account or the entry is wrong: with other data it can go out again. */
const isDataFault = (returnCode: string): boolean =>
  ['closeAccount', 'correct'].includes(returnOf(returnCode).next)

export function wordsOf(payment: WaitingReturn): string {
  const { name, agencyName, payee, amount, returnCode, transferId } = payment
  const isPay = name === 'AchCredit'
  const { means, next } = returnOf(returnCode)
  const came = `A payment of ${dollars(amount)} to ${isPay ? payee : agencyName} came back: ${returnCode} ${means}.`
  const advice = isPay ? OWED : isForCorrection(payment) ? CORRECT : advices[next]
  return `${came} ${advice} requestReferenceId ${transferId}.`
}

const OWED = 'It is still owed: pay it again to another account, or by Check.'

const CORRECT =
  'Correct the order and it goes out again by itself; if only the account of the agency was wrong, ' +
  'payroll/reissuePayment sends it again when the operator has corrected that.'

const advices: Readonly<Record<ReturnType<typeof returnOf>['next'], string>> = {
  retry: 'It was tried again as often as it may be: ask the agency, then send it again.',
  closeAccount: 'The operator corrects the account of the agency; then it goes out again.',
  correct: 'The agency could not book the entry: ask it, then send it again.',
  stop: 'Ask the agency before it is sent again.',
}
