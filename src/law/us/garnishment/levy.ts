import { type Cents, usd } from '../../../kernel/money.ts'

export type LevyStatus = 'Single' | 'Married Filing Separately' | 'Married' | 'Head of Household'

export interface LevyEdition {
  readonly year: number
  readonly source: string
  readonly confidence: string
  /** The standard deduction by status; Publication 1494 prints it divided by the pay periods of a year. */
  readonly deduction: Readonly<Record<LevyStatus, Cents>>
  readonly perDependent: Cents
  /** Each of: 65 or older, blind. */
  readonly addition: Readonly<Record<LevyStatus, Cents>>
}

export const levyEditions: readonly LevyEdition[] = [
  edition(2024, 'Pub 1494 (2024)', 'verified', {
    single: 14_600,
    head: 21_900,
    dependent: 5000,
    alone: 1950,
    joint: 1550,
  }),
  // Whether the IRS printed it anew after the deduction was raised in July 2025 is not known.
  edition(2025, 'Pub 1494 (2025), derived', 'derived', {
    single: 15_000,
    head: 22_500,
    dependent: 5200,
    alone: 2000,
    joint: 1600,
  }),
  edition(2026, 'Pub 1494 (Rev. 12-2025)', 'verified', {
    single: 16_100,
    head: 24_150,
    dependent: 5300,
    alone: 2050,
    joint: 1650,
  }),
]

function edition(
  year: number,
  source: string,
  confidence: string,
  dollars: { single: number; head: number; dependent: number; alone: number; joint: number },
): LevyEdition {
  return {
    year,
    source,
    confidence,
    deduction: {
      Single: usd(dollars.single),
      'Married Filing Separately': usd(dollars.single),
      Married: usd(dollars.single * 2),
      'Head of Household': usd(dollars.head),
    },
    perDependent: usd(dollars.dependent),
    addition: {
      Single: usd(dollars.alone),
      'Married Filing Separately': usd(dollars.joint),
      Married: usd(dollars.joint),
      'Head of Household': usd(dollars.alone),
    },
  }
}
