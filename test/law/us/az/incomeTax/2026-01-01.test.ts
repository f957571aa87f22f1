import { cases } from '../../../cases.ts'

cases(
  'AZ.incomeTax',
  [
    ['2026-06-12', 'BiWeekly', 2000, {}, '50.00', '2,000 × 2.5%'],
    ['2026-06-12', 'BiWeekly', 2000, { extra: 7.5 }, '57.50', '2,000 × 2.5% + 7.5'],
    ['2026-06-12', 'BiWeekly', 2000, { exempt: true }, '0.00', 'zero percent'],
  ],
  { w4: { arizonaPercent: '2.5%' } },
)

cases('AZ.incomeTax', [['2026-06-12', 'BiWeekly', '1234.56', {}, '24.69', 'no form: 1,234.56 × 2%']])
