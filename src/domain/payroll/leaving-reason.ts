import type { Leaving } from '../../law/engine/final-pay.ts'

interface ToldReason {
  readonly terminationChoice?: string
  readonly dismissalType?: string
}

/** Whether the words of an exit say that the worker resigned; whoever does not say so is paid as fast as the discharged. */
export const leavingReason = ({
  terminationChoice = '',
  dismissalType = '',
}: ToldReason): Leaving['reason'] =>
  /resign|voluntar|quit/i.test(`${terminationChoice} ${dismissalType}`.replace(/involuntar\w*/gi, ''))
    ? 'resigned'
    : 'discharged'

/** What the words of an exit are searched for, in capitals or not, to learn that the worker died. */
export const DEATH = 'deceas|died|death'
