import type { Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'

/** A document without its contents. */
export interface DocumentFacts {
  readonly companyId: Id<'company'>
  readonly documentId: string
  readonly userId: string | null
  readonly fileName: string
  readonly documentType: string
  /** Bytes. */
  readonly size: number
  readonly createdAt: Instant
  readonly deletedAt: Instant | null
}
