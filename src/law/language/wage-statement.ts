import type { Dated, HeadOf } from './dated.ts'
import type { Cite, SourceKeys } from './sources.ts'
import type { StateCode } from './states.ts'
import type { Confidence } from './types.ts'

/** What a state wants on the statement that goes with a worker's pay. */
export interface WageStatement extends Dated {
  readonly table: 'wageStatement'
  readonly duty: StatementDuty
  readonly contents: readonly WageContent[]
}

/** With every payment, when the worker asks for it, or by no law of the state. */
type StatementDuty = 'every payment' | 'on request' | 'none'

/** Everything that some state demands, in the words of a sentence: "California wants …". */
export const wageContents = {
  employerName: 'the name of the employer',
  tradeName: 'the name under which the employer does business',
  employerAddress: 'the address of the employer',
  employerPhone: 'the telephone number of the employer',
  employerStateNumber: 'the number under which the state knows the employer',
  employeeName: 'the name of the employee',
  employeeAddress: 'the address of the employee',
  employeeNumber: 'the last four digits of the social security number, or an employee number',
  period: 'the first and the last day of the pay period',
  payDate: 'the day of pay',
  hours: 'the hours worked',
  overtimeHours: 'the overtime hours worked',
  rates: 'every rate of pay',
  payBasis: 'whether pay is by the hour, week, salary or otherwise',
  overtimeRate: 'the overtime rate',
  overtimePay: 'overtime pay apart from other pay',
  gross: 'gross pay',
  net: 'net pay',
  earnings: 'every kind of pay by itself',
  deductions: 'every deduction with its purpose',
  pieceUnits: 'the pieces made and the rate of each',
  allowances: 'allowances counted toward the minimum wage',
  leaveBalance: 'the sick leave or paid leave that is left',
  leaveUsed: 'the sick leave or paid leave taken this year',
  leavePay: 'what was paid this year for sick leave',
  yearToDate: 'wages and deductions of the year',
} as const

export type WageContent = keyof typeof wageContents

export type StatementRow = readonly [
  state: StateCode,
  duty: StatementDuty,
  contents: readonly WageContent[],
  statute: string,
  confidence: Confidence,
  source: SourceKeys,
]

export const wageStatements = (
  { cite, ...head }: HeadOf<'wageStatement'> & { readonly cite: Cite },
  rows: readonly StatementRow[],
): readonly WageStatement[] =>
  rows.map(([where, duty, contents, statute, confidence, source]) => ({
    ...head,
    where,
    duty,
    contents,
    confidence,
    source: `${statute} (${cite(source)})`,
  }))
