import type { Deduction } from './paycheck-types.ts'

/** The code of what clears a worker's debt to the company: it is neither kept by the company nor owed to a plan. */
export const OVERPAYMENT = 'Overpayment'

/** Under which code a deduction stands. */
export const codeOf = ({ type, recovers }: Pick<Deduction, 'type' | 'recovers'>): string =>
  recovers === true ? OVERPAYMENT : type
