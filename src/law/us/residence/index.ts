import type { ResidenceTable } from '../../language/residence-table.ts'
import { table as from20250101 } from './2025-01-01.ts'

/** The newest first. */
export const residences: readonly ResidenceTable[] = [from20250101]
