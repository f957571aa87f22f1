import { cases } from '../../../../cases.ts'

cases(
  'MO-KANSAS-CITY.incomeTax',
  [
    ['2025-06-12', 'BiWeekly', 2000, {}, '20.00', '2,000 × 1%'],
    [
      '2026-06-12',
      'BiWeekly',
      2000,
      { exempt: true },
      '20.00',
      "the state's exemption is not the city's: 2,000 × 1%",
    ],
  ],
  { home: { state: 'MO', localities: ['MO-KANSAS-CITY'] } },
)

cases('MO-ST-LOUIS.incomeTax', [['2026-06-12', 'BiWeekly', 2000, {}, '20.00', '2,000 × 1%']], {
  work: { state: 'MO', localities: ['MO-ST-LOUIS'] },
  home: { state: 'MO' },
})

cases('MO-ST-LOUIS.incomeTax', [['2026-06-12', 'BiWeekly', 2000, {}, '30.00', '3,000 × 1%']], {
  bonus: 1000,
  work: { state: 'MO', localities: ['MO-ST-LOUIS'] },
  home: { state: 'MO', localities: ['MO-ST-LOUIS'] },
})
