import { machine } from '../../kernel/machine.ts'

/**
 * A paycheck is frozen; all that ever happens to it is that it is taken back. One that was cancelled never was, one that
 * was voided is shown as such.
 */
export const paycheckMachine = machine('paycheck', ['living', 'cancelled', 'voided'], {
  cancelPayrollSubmission: { living: 'cancelled' },
  fundingReturned: { living: 'cancelled' },
  wireMissed: { living: 'cancelled' },
  voidPayroll: { living: 'voided' },
})

export type TakenBack = Exclude<(typeof paycheckMachine.states)[number], typeof paycheckMachine.initial>
