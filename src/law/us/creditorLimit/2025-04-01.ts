import { creditorLimits, percent } from '../../language/creditor-limit.ts'

// biome-ignore format: one state a line where it fits
export const law = creditorLimits(
  { table: 'creditorLimit', effective: '2025-04-01', checkedThrough: '2026-12-31', revision: 1 },
  [
    ['MN', { parts: [percent('25%')], steps: [{ overHours: 40, take: '10%' }, { overHours: 60, take: '15%' }, { overHours: 80, take: '25%' }] }, 'verified', 'Minn. Stat. 571.922'],
  ],
)
