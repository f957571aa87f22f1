import type { Day } from '../../kernel/dates.ts'

/** Who signs for a company, who may speak for it, and what the IRS was told about it. */
export interface FilingProfile {
  readonly signerName: string
  readonly signerTitle: string
  readonly signerPhone: string
  readonly designeeName: string
  readonly designeePhone: string
  /** The day of Form 8655; null while nobody may sign for the company. */
  readonly reportingAgentFrom: Day | null
  readonly isSeasonal: boolean
  readonly finalPayDate: Day | null
  readonly recordsKeeper: string
  readonly kindOfEmployer: KindOfEmployer
  /** All its workers are farm workers: Form 943 instead of 941 and 944. */
  readonly isFarm: boolean
  /** Of Business Services Online, eight characters. */
  readonly bsoUserId: string
  readonly contactEmail: string
  /** The header row of the IRIS template for 1099-NEC. */
  readonly irisHeader: string
}

/** Form W-3, box b. */
export const kindsOfEmployer = [
  'None apply',
  '501c non-govt.',
  'State/local non-501c',
  'State/local 501c',
  'Federal govt.',
] as const
type KindOfEmployer = (typeof kindsOfEmployer)[number]
