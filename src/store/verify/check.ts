/** Of what rows one slice is made. Each slice is read in one snapshot, so nothing that is under way is seen half. */
export type SliceKind = 'company' | 'run' | 'workers' | 'transfers'

/** Something that must hold. Its statement answers the rows that break it; the walk gives it one slice at a time. */
export interface VerifyCheck {
  /** How a finding names it: `run.paychecks`. */
  readonly name: string
  /** What holds, as a sentence. */
  readonly holds: string
  readonly slice: SliceKind
  /**
   * Answers `recordId`, `expected` and `found`. $1 is the company. Of a run $2 is its id; of workers and transfers ids
   * are above $2 and up to $3.
   */
  readonly sql: string
  /** What to do about a row that breaks it. */
  readonly act: string
}

/** A row that breaks a check. */
export interface Finding {
  readonly check: string
  readonly clientId: string | null
  readonly companyId: string | null
  readonly recordId: string
  readonly expected: string
  readonly found: string
  readonly act: string
}
