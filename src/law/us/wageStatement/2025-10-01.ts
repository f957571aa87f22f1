import { wageStatements } from '../../language/wage-statement.ts'
import { cite } from '../sources/sources.ts'

// biome-ignore format: one state a line
export const law = wageStatements(
  { table: 'wageStatement', effective: '2025-10-01', checkedThrough: '2026-12-31', revision: 1, cite },
  [
    ['NE', 'every payment', ['employerName', 'hours', 'gross', 'deductions', 'leaveBalance', 'leaveUsed', 'leavePay'], 'Neb. Rev. Stat. 48-1230; Healthy Families and Workplaces Act', 'recalled', 'own'],
  ],
)
