import { usd } from '../../../../kernel/money.ts'
import type { LevyTable } from '../../../language/garnishment.ts'

export const law: LevyTable = {
  table: 'levy',
  where: 'US',
  effective: '2024-01-01',
  checkedThrough: '2024-12-31',
  revision: 1,
  source: 'Pub 1494 (2024)',
  confidence: 'verified',
  // The standard deduction; the publication prints it divided by the pay periods of a year.
  deduction: {
    Single: usd(14_600),
    'Married Filing Separately': usd(14_600),
    Married: usd(29_200),
    'Head of Household': usd(21_900),
  },
  perDependent: usd(5000),
  addition: {
    Single: usd(1950),
    'Married Filing Separately': usd(1550),
    Married: usd(1550),
    'Head of Household': usd(1950),
  },
}
