import { usd } from '../../../../kernel/money.ts'
import type { LevyTable } from '../../../language/garnishment.ts'

export const law: LevyTable = {
  table: 'levy',
  where: 'US',
  effective: '2026-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Pub 1494 (Rev. 12-2025)',
  confidence: 'verified',
  // The standard deduction; the publication prints it divided by the pay periods of a year.
  deduction: {
    Single: usd(16_100),
    'Married Filing Separately': usd(16_100),
    Married: usd(32_200),
    'Head of Household': usd(24_150),
  },
  perDependent: usd(5300),
  addition: {
    Single: usd(2050),
    'Married Filing Separately': usd(1650),
    Married: usd(1650),
    'Head of Household': usd(2050),
  },
}
