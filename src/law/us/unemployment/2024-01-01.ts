import { unemployment } from '../../language/national.ts'
import { cite } from '../sources/sources.ts'

// The year before the states' own tables begin, as far as payments of 2024 are still looked at.
export const law = unemployment(
  {
    effective: '2024-01-01',
    select: 'payDate',
    checkedThrough: '2024-12-31',
    revision: 1,
    source: 'State wage bases and new-employer rates 2024',
    cite,
  },
  {
    FL: {
      base: 7_000,
      confidence: 'recalled',
      newEmployer: '2.7%',
      rateConfidence: 'recalled',
      source: 'own',
    },
    TX: {
      base: 9_000,
      confidence: 'recalled',
      newEmployer: '2.7%',
      rateConfidence: 'recalled',
      source: 'own',
    },
  },
)
