import { type Cents, dollars } from '../../kernel/money.ts'
import { times } from '../../kernel/rate.ts'
import type { TaxLine, Withholding } from '../../law/language/types.ts'
import type { PaycheckInput, PaycheckOptions } from './paycheck-types.ts'

/** A contractor's only withholding: 24 % when the number is missing or the IRS says so (IRC 3406). */
export function backupWithholding(
  input: PaycheckInput,
  taxable: Cents,
  { explain }: PaycheckOptions,
): Withholding {
  if (input.backupWithholding !== true) return { lines: [], employeeTaxes: 0, employerTaxes: 0 }
  const amount = times(taxable, RATE)
  const line = {
    code: 'US.backupWithholding',
    taxName: 'Backup Withholding',
    payer: 'employee',
    subject: taxable,
    taxable,
    rate: BILLIONTHS,
    amount,
    ...law,
  } as TaxLine
  const inputs = { pay: dollars(taxable), rate: RATE }
  const step = { line: 'backup withholding', formula: 'pay × rate', inputs, value: dollars(amount) }
  const lines = [explain === true ? { ...line, steps: [step] } : line]
  return { lines, employeeTaxes: Number(amount), employerTaxes: 0 }
}

const RATE = '24%'
const BILLIONTHS = 240_000_000
const law = {
  law: 'US@2018-01-01#1',
  source: 'IRC 3406(a)(1); Pub 15 section 16',
  confidence: 'verified',
} as const
