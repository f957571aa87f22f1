import { machine } from '../../kernel/machine.ts'

/** The life of one run of a period. It follows its period, but a period that failed may have a second run. */
export const runMachine = machine(
  'payroll run',
  ['submitted', 'inProcess', 'processed', 'cancelled', 'failed', 'voided'],
  {
    process: { submitted: 'inProcess' },
    settle: { inProcess: 'processed' },
    cancelPayrollSubmission: { submitted: 'cancelled' },
    fundingReturned: { inProcess: 'failed' },
    voidPayroll: { inProcess: 'voided', processed: 'voided' },
  },
)

export type RunStatus = (typeof runMachine.states)[number]
