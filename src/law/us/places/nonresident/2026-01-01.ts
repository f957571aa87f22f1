import type { NonresidentTable } from '../../../language/nonresident.ts'

// biome-ignore format: one rule a line
export const law: NonresidentTable = {
  table: 'nonresident',
  where: 'US',
  effective: '2026-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Tax Foundation survey of 2026-02, trade charts of nonresident withholding; each rule has its own',
  confidence: 'derived',
  withholding: [
    { state: 'AZ', overDays: 60, confidence: 'derived', source: 'Trade chart of nonresident withholding' },
    { state: 'CA', overWages: 1500, confidence: 'derived', source: 'Trade chart of nonresident withholding' },
    { state: 'CT', overDays: 15, confidence: 'derived', source: 'Trade chart of nonresident withholding' },
    { state: 'GA', overDays: 23, overWages: 5000, either: true, confidence: 'derived', source: 'Public table with its citation; 5 percent of all income is not looked at' },
    { state: 'HI', overDays: 60, confidence: 'derived', source: 'Public table of nonresident withholding' },
    { state: 'ID', overWages: 1000, confidence: 'derived', source: 'Public table of nonresident withholding' },
    { state: 'IL', overDays: 30, confidence: 'derived', source: 'Illinois working days rule, public table' },
    { state: 'IN', overDays: 30, confidence: 'derived', source: 'Indiana, since 2024' },
    { state: 'ME', overDays: 12, overWages: 3000, confidence: 'derived', source: 'Maine, public table' },
    { state: 'MN', overWages: 14_950, confidence: 'derived', source: 'Minnesota filing minimum of 2025' },
    { state: 'MT', overDays: 30, confidence: 'recalled', source: 'Montana, since 2024' },
    { state: 'ND', overDays: 20, mutual: true, confidence: 'recalled', source: 'North Dakota mobile workforce rule' },
    { state: 'NM', overDays: 15, confidence: 'derived', source: 'Public table of nonresident withholding' },
    { state: 'NY', overDays: 14, confidence: 'derived', source: 'New York: of withholding only, tax is owed from the first day' },
    { state: 'SC', overWages: 800, confidence: 'derived', source: 'Public table of nonresident withholding' },
    { state: 'UT', overDays: 20, mutual: true, confidence: 'recalled', source: 'Utah mobile workforce rule' },
    { state: 'WI', overWages: 1500, confidence: 'recalled', source: 'Wisconsin employer guide' },
    { state: 'WV', overDays: 30, mutual: true, confidence: 'recalled', source: 'West Virginia mobile workforce rule' },
    // Since 2026.
    { state: 'AL', overDays: 30, mutual: true, confidence: 'derived', source: 'Tax Foundation survey of 2026-02: from 2026' },
    { state: 'LA', overDays: 30, confidence: 'derived', source: 'Tax Foundation survey of 2026-02: from 2026' },
  ],
  convenience: [
    { state: 'CT', mutual: true, confidence: 'recalled', source: 'Connecticut, against residents of states with such a rule' },
    { state: 'DE', confidence: 'recalled', source: 'Delaware' },
    { state: 'NE', confidence: 'unsure', source: 'Nebraska, narrowed by a law of 2024' },
    { state: 'NJ', mutual: true, confidence: 'recalled', source: 'New Jersey, since 2023, against residents of states with such a rule' },
    { state: 'NY', confidence: 'derived', source: '20 NYCRR 131.18, TSB-M-06(5)I: a home office counts where it is an office of the employer in good faith' },
    { state: 'PA', confidence: 'recalled', source: '61 Pa. Code 109.8' },
  ],
  cityDays: [
    { state: 'OH', upTo: 20, confidence: 'recalled', source: 'ORC 718.011' },
  ],
}
