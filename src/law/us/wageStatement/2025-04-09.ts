import { wageStatements } from '../../language/wage-statement.ts'
import { cite } from '../sources/sources.ts'

// biome-ignore format: one state a line
export const law = wageStatements(
  { table: 'wageStatement', effective: '2025-04-09', checkedThrough: '2026-12-31', revision: 1, cite },
  [
    ['OH', 'every payment', ['employeeName', 'employeeAddress', 'employerName', 'gross', 'net', 'earnings', 'deductions', 'payDate', 'period', 'hours', 'rates', 'overtimeHours'], 'Ohio Rev. Code 4113.14', 'verified', 'oh-ccj'],
  ],
)
