import type { ResidenceTable } from '../../language/residence-table.ts'
import { law as from20250101 } from './2025-01-01.ts'

// The year before the states' own tables begin, as far as payments of 2024 are still looked at: no change is known.
export const law: ResidenceTable = {
  ...from20250101,
  effective: '2024-01-01',
  checkedThrough: '2024-12-31',
}
