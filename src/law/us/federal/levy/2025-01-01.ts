import { usd } from '../../../../kernel/money.ts'
import type { LevyTable } from '../../../language/garnishment.ts'

export const law: LevyTable = {
  table: 'levy',
  where: 'US',
  effective: '2025-01-01',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Pub 1494 (2025), derived',
  confidence: 'derived',
  notes: 'Whether the IRS printed it anew after the deduction was raised in July 2025 is not known.',
  // The standard deduction; the publication prints it divided by the pay periods of a year.
  deduction: {
    Single: usd(15_000),
    'Married Filing Separately': usd(15_000),
    Married: usd(30_000),
    'Head of Household': usd(22_500),
  },
  perDependent: usd(5200),
  addition: {
    Single: usd(2000),
    'Married Filing Separately': usd(1600),
    Married: usd(1600),
    'Head of Household': usd(2000),
  },
}
