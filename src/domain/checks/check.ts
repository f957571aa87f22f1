import { machine } from '../../kernel/machine.ts'

/** A check on paper. One that went stale may still be cashed: a bank need not refuse it (UCC 4-404). */
export const checkMachine = machine('check', ['issued', 'cleared', 'voided', 'stale'], {
  markCheckCleared: { issued: 'cleared', stale: 'cleared' },
  voidCheck: { issued: 'voided', stale: 'voided' },
  /** Nobody cashed it for as long as the company waits. */
  goStale: { issued: 'stale' },
})
