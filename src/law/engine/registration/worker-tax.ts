import { type PatternField, readField } from '../../language/form.ts'
import { riskClass } from '../../us/wa/riskClass.ts'

/** The rate notice's line for one worker's risk class, as getUser answers it. */
export interface WorkerTax {
  readonly RiskClassNameEmployee: string
  readonly RiskClassCode: string
  readonly PayrollDeductionRate: string
  readonly CompositeRate: string
}

/** What a state asks per worker besides the certificate: Washington's L&I class, nothing elsewhere. */
export const workerTaxFields = (code: string): readonly PatternField[] => (code === 'WA' ? riskClass : [])

/** The fields of addEmployeeMiscellaneousStateTax → the kept record and its dollars per hour, or what is wrong. */
export function readWorkerTax(
  code: string,
  given: Readonly<Record<string, unknown>>,
): { readonly tax: WorkerTax } | { readonly wrong: readonly string[] } {
  const fields = workerTaxFields(code)
  if (fields.length === 0) return { wrong: [`${code} has no tax of this kind`] }
  const kept: Record<string, string> = {}
  const wrong: string[] = []
  for (const field of fields) {
    const reading = readField(field, given[field.key])
    if ('wrong' in reading) wrong.push(`${field.key} ${reading.wrong}`)
    else if (!field.pattern.test(reading.value)) wrong.push(`${field.key} must be ${field.format}`)
    else kept[field.key] = reading.value
  }
  if (wrong.length > 0) return { wrong }
  const tax = kept as unknown as WorkerTax
  if (Number(tax.PayrollDeductionRate) <= Number(tax.CompositeRate)) return { tax }
  return { wrong: ['PayrollDeductionRate must not exceed CompositeRate'] }
}
