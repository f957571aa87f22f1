import { cases } from '../../../cases.ts'

cases('TN.incomeTax', [
  ['2025-01-01', 'Weekly', 1000, {}, '0.00', 'no tax on wages'],
  ['2026-12-31', 'Weekly', 1000, {}, '0.00', 'the last day that was looked at'],
])
