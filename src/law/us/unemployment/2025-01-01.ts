import { unemployment } from '../../national.ts'

// Where an employer has a rate notice, its rate wins; these are the rates of new employers.
export const law = unemployment(
  {
    effective: '2025-01-01',
    select: 'payDate',
    checkedThrough: '2025-12-31',
    revision: 1,
    source: 'State wage bases and new-employer rates 2025 (DOL ETA significant provisions; state notices)',
  },
  {
    CA: {
      base: 7_000,
      newEmployer: '3.4%',
      confidence: 'verified',
      assessments: { ett: { name: 'Employment Training Tax', rate: '0.1%', confidence: 'verified' } },
    },
    GA: { base: 9_500, newEmployer: '2.7%', confidence: 'recalled' },
    NY: {
      base: 12_800,
      newEmployer: '4.025%',
      confidence: 'recalled',
      assessments: { rsf: { name: 'Re-employment Services Fund', rate: '0.075%', confidence: 'verified' } },
    },
    TX: { base: 9_000, newEmployer: '2.7%', confidence: 'recalled' },
  },
)
