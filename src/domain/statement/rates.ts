import { isExempt } from '../pay/flsa.ts'
import { hourlyRate, shownRate } from '../payroll/hourly.ts'
import type { StubFacts } from './facts.ts'

export interface StubRates {
  /** Dollars for one of `payBasis`; null where nobody agreed on a wage. */
  readonly payRate: bigint | null
  readonly payBasis: string
  /** Dollars an hour; null for whom no overtime is owed. */
  readonly overtimeRate: number | null
}

export interface StubHours {
  /** Each hour once; null: not known. */
  readonly hoursWorked: number | null
  readonly hoursPaid: number | null
  readonly regularHours: number | null
  readonly overtimeHours: number
}

/** The wage in force, and the overtime rate as it was paid, or else one and a half of the hourly rate. */
export function ratesOf({ wage, check }: StubFacts): StubRates {
  const paid = check.lines.find(({ code, rate }) => code === 'Overtime' && rate !== null)?.rate ?? null
  const owed = hasOvertime({ wage, check }) && wage ? shownRate(hourlyRate([], wage), 150) : null
  const overtimeRate = paid ?? owed
  return {
    payRate: wage?.rate ?? null,
    payBasis: wage?.basis ?? '',
    overtimeRate: overtimeRate === null ? null : overtimeRate / 10_000,
  }
}

export function hoursOf({ check }: StubFacts): StubHours {
  const overtime = check.input.earnings.reduce(
    (sum, { type, hours = 0 }) => (OVERTIME.has(type) ? sum + Math.round(hours * 100) : sum),
    0,
  )
  const worked = check.hoursWorked
  return {
    hoursWorked: worked === null ? null : worked / 100,
    hoursPaid: check.hoursPaid === null ? null : check.hoursPaid / 100,
    regularHours: worked === null ? null : (worked - overtime) / 100,
    overtimeHours: overtime / 100,
  }
}

/** Contractors have none, nor whom the law exempts. */
export const hasOvertime = ({ wage, check }: Pick<StubFacts, 'wage' | 'check'>): boolean =>
  check.input.workerType === 'W2' && wage !== null && !isExempt(wage.employeeType)

const OVERTIME: ReadonlySet<string> = new Set(['Overtime', 'Double Time'])
