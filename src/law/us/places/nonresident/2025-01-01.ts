import type { NonresidentTable } from '../../../language/nonresident.ts'
import { law as from20260101 } from './2026-01-01.ts'

// Alabama and Louisiana began in 2026 and come last; no other change of 2026 is known.
const { withholding } = from20260101
export const law: NonresidentTable = {
  ...from20260101,
  effective: '2025-01-01',
  checkedThrough: '2025-12-31',
  confidence: 'recalled',
  withholding: withholding.slice(0, -2),
}
