import { cases } from '../../../../cases.ts'

const at = (city: string) => ({ state: 'OH', localities: [city] })
const OUTSIDE = { state: 'OH' }

cases('OH-PARMA.incomeTax', [['2026-06-12', 'BiWeekly', 3000, {}, '75.00', '3,000 × 2.5%']], {
  work: at('OH-PARMA'),
  home: OUTSIDE,
})
cases('OH-YOUNGSTOWN.incomeTax', [['2026-06-12', 'BiWeekly', 3000, {}, '82.50', 'W12: 3,000 × 2.75%']], {
  work: at('OH-YOUNGSTOWN'),
})
cases(
  'OH-AVON.incomeTax',
  [['2026-02-06', 'BiWeekly', 1000, {}, '19.50', 'since 2026-01-01: 1,000 × 1.95%']],
  {
    work: at('OH-AVON'),
  },
)
cases(
  'OH-OAKWOOD-PAULDING.incomeTax',
  [['2026-06-12', 'BiWeekly', 1000, {}, '10.00', 'one of three Oakwoods: 1%']],
  {
    work: at('OH-OAKWOOD-PAULDING'),
  },
)

const HEIGHTS = { work: at('OH-PARMA'), home: at('OH-CLEVELAND-HEIGHTS') }

cases('OH-PARMA.incomeTax', [['2026-06-12', 'BiWeekly', 3000, {}, '75.00', 'the work city first']], HEIGHTS)
cases(
  'OH-CLEVELAND-HEIGHTS.incomeTax',
  [['2026-06-12', 'BiWeekly', 3000, {}, '0.00', 'nobody asked for courtesy withholding']],
  HEIGHTS,
)
cases(
  'OH-CLEVELAND-HEIGHTS.incomeTax',
  [['2026-06-12', 'BiWeekly', 3000, {}, '52.50', '67.50 − 0.5 × min(75.00, 1% of 3,000)']],
  { ...HEIGHTS, given: { courtesy: { factor: 5_000, limit: 100 } } },
)
cases('OH-BEXLEY.incomeTax', [['2026-06-12', 'BiWeekly', 2000, {}, '0.00', '50.00 − 50.00 of Columbus']], {
  work: at('OH-COLUMBUS'),
  home: at('OH-BEXLEY'),
  given: { courtesy: { factor: 10_000, limit: 250 } },
})
cases('OH-COLUMBUS.incomeTax', [['2026-06-12', 'BiWeekly', 2000, {}, '50.00', 'lives and works there']], {
  work: at('OH-COLUMBUS'),
  given: { courtesy: { factor: 10_000, limit: 250 } },
})
