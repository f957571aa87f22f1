import { cents, dollars } from '../../kernel/money.ts'
import { type Rate, times } from '../../kernel/rate.ts'
import type { EmployerFacts, TaxLine, Withholding } from '../language/types.ts'

/**
 * An employer may pay the workers' part of a leave premium, or a share of it (Washington, Vermont). What it takes over
 * leaves the worker's line and joins the employer's; both together stay what they were.
 */
export function takenOver(due: readonly TaxLine[], pays: NonNullable<EmployerFacts['pays']>): Withholding {
  const lines = shifted(due, pays)
  const sum = (payer: TaxLine['payer']) =>
    lines.reduce((total, line) => (line.payer === payer ? total + Number(line.amount) : total), 0)
  return { lines, employeeTaxes: sum('employee'), employerTaxes: sum('employer') }
}

function shifted(lines: readonly TaxLine[], pays: NonNullable<EmployerFacts['pays']>): TaxLine[] {
  return lines.flatMap((line) => {
    const part = pays[line.code]
    if (part === undefined) return [line]
    const workers = line.payer === 'employee' ? line : lines.find(isTwinOf(line, 'employee'))
    if (workers === undefined) return [line]
    const moved = times(workers.amount, part)
    if (line.payer === 'employer') return [changed(line, moved, part)]
    const left = changed(line, -moved, part)
    const hasTwin = lines.some(isTwinOf(line, 'employer'))
    return hasTwin ? [left] : [left, changed({ ...line, payer: 'employer', amount: cents(0n) }, moved, part)]
  })
}

const isTwinOf =
  (line: TaxLine, payer: TaxLine['payer']) =>
  (other: TaxLine): boolean =>
    other.code === line.code && other.payer === payer

function changed(line: TaxLine, change: bigint, part: Rate): TaxLine {
  const amount = cents(line.amount + change)
  if (line.steps === undefined) return { ...line, amount }
  const taken = {
    line: 'taken over',
    formula: `${part.numerator}/${part.denominator} of the worker's part is the employer's`,
    inputs: { moved: dollars(change < 0n ? -change : change) },
    value: dollars(amount),
  }
  return { ...line, amount, steps: [...line.steps, taken] }
}
