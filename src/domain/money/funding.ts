/**
 * How a company brings the money of a payroll: we draw it, the company wires it, or our bank asks the company's bank to wire
 * it (a drawdown request). The last two differ only in who begins.
 */
export const fundingMethods = ['ACH', 'Wire', 'Reverse Wire'] as const

export type FundingMethod = (typeof fundingMethods)[number]

/** Waits for money that arrives, instead of drawing it. */
export const isWired = (method: FundingMethod): boolean => method !== 'ACH'

/** The transfers that bring the company's money in for a run. */
export const FUNDING = ['AchDebit', 'Wire'] as const

export const fundingName = (method: FundingMethod): (typeof FUNDING)[number] =>
  isWired(method) ? 'Wire' : 'AchDebit'
