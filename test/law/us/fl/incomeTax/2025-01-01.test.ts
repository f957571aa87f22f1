import { cases } from '../../../cases.ts'

cases('FL.incomeTax', [
  ['2025-06-13', 'BiWeekly', 5000, {}, '0.00', 'no tax on wages'],
  ['2026-06-12', 'BiWeekly', 5000, {}, '0.00', 'no tax on wages'],
])
