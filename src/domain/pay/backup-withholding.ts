import { type Cents, dollars } from '../../kernel/money.ts'
import { rate, times } from '../../kernel/rate.ts'
import { citation, needTable } from '../../law/engine/editions.ts'
import { billionths } from '../../law/language/bands.ts'
import type { TaxLine, Withholding } from '../../law/language/types.ts'
import type { PaycheckInput, PaycheckOptions } from './paycheck-types.ts'

/** A contractor's only withholding: a flat rate when the number is missing or the IRS says so (IRC 3406). */
export function backupWithholding(
  input: PaycheckInput,
  taxable: Cents,
  options: PaycheckOptions,
): Withholding {
  if (input.backupWithholding !== true) return { lines: [], employeeTaxes: 0, employerTaxes: 0 }
  const { law, confidence } = needTable('backupWithholding', 'US', input.payDate, options)
  const amount = times(taxable, law.rate)
  const line = {
    code: 'US.backupWithholding',
    taxName: 'Backup Withholding',
    payer: 'employee',
    subject: taxable,
    taxable,
    rate: billionths(rate(law.rate)),
    amount,
    law: citation(law, 'US'),
    source: law.source,
    confidence,
  } as TaxLine
  const inputs = { pay: dollars(taxable), rate: law.rate }
  const step = { line: 'backup withholding', formula: 'pay × rate', inputs, value: dollars(amount) }
  const lines = [options.explain === true ? { ...line, steps: [step] } : line]
  return { lines, employeeTaxes: Number(amount), employerTaxes: 0 }
}
