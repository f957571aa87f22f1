import { cases } from '../../../cases.ts'

cases('FL.incomeTax', [
  ['2024-01-01', 'BiWeekly', 5000, {}, '0.00', 'the first day that is looked at'],
  ['2025-06-13', 'BiWeekly', 5000, {}, '0.00', 'no tax on wages'],
  ['2026-06-12', 'BiWeekly', 5000, {}, '0.00', 'no tax on wages'],
])
