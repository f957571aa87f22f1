import { type FormField, readField } from '../form.ts'

/** The rate notice's line for one worker's risk class, as getUser answers it. */
export interface WorkerTax {
  readonly RiskClassNameEmployee: string
  readonly RiskClassCode: string
  readonly PayrollDeductionRate: string
  readonly CompositeRate: string
}

/** What a state asks per worker besides the certificate: Washington's L&I class, nothing elsewhere. */
export const workerTaxFields = (code: string): readonly FormField[] => (code === 'WA' ? washington : [])

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
    else if (!patterns[field.key as keyof WorkerTax].test(reading.value))
      wrong.push(`${field.key} must be ${field.format}`)
    else kept[field.key] = reading.value
  }
  if (wrong.length > 0) return { wrong }
  const tax = kept as unknown as WorkerTax
  if (Number(tax.PayrollDeductionRate) <= Number(tax.CompositeRate)) return { tax }
  return { wrong: ['PayrollDeductionRate must not exceed CompositeRate'] }
}

const hourly = 'dollars per hour, up to 5 decimals'

const washington: readonly FormField[] = [
  {
    key: 'RiskClassNameEmployee',
    description: 'L&I description of the risk class',
    type: 'text',
    format: 'text',
    required: true,
    example: 'Clerical Office',
  },
  {
    key: 'RiskClassCode',
    description: 'L&I risk class and sub-class',
    type: 'text',
    format: '9999-99',
    required: true,
    example: '4904-00',
  },
  {
    key: 'PayrollDeductionRate',
    description: "The worker's part, from the rate notice",
    type: 'text',
    format: hourly,
    required: true,
    example: '0.1119',
  },
  {
    key: 'CompositeRate',
    description: 'The total, from the rate notice',
    type: 'text',
    format: hourly,
    required: true,
    example: '0.3138',
  },
]

const patterns: Readonly<Record<keyof WorkerTax, RegExp>> = {
  RiskClassNameEmployee: /./,
  RiskClassCode: /^\d{4}-?\d{2}$/,
  PayrollDeductionRate: /^\d{0,3}(\.\d{1,5})?$/,
  CompositeRate: /^\d{0,3}(\.\d{1,5})?$/,
}
