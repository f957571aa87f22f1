import type { Instant } from '../../kernel/dates.ts'

/** A document without its contents. */
export interface DocumentFacts {
  readonly companyId: string
  readonly documentId: string
  readonly userId: string | null
  readonly fileName: string
  readonly documentType: string
  /** Bytes. */
  readonly size: number
  readonly createdAt: Instant
}
