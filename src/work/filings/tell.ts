import type { FilingFacts } from '../../domain/filings/filing.ts'
import type { Work } from '../../store/database/work.ts'

/** A filing was prepared, or moved. */
export const tellFiling = (
  work: Work,
  { companyId, filingId }: Pick<FilingFacts, 'companyId' | 'filingId'>,
  change: 'insert' | 'update',
): void => work.emit({ family: 'filing', change, companyId, entityId: filingId })
