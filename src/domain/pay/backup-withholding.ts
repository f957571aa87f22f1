import { dollars, ZERO } from '../../kernel/money.ts'
import { times } from '../../kernel/rate.ts'
import type { TaxLine } from '../../law/types.ts'
import { earningKinds } from './elements.ts'
import type { PaycheckInput, PaycheckOptions } from './paycheck-types.ts'

/** A contractor's only withholding: 24 % when the number is missing or the IRS says so (IRC 3406). */
export function backupWithholding(input: PaycheckInput, { explain }: PaycheckOptions): TaxLine[] {
  if (input.backupWithholding !== true) return []
  const taxable = input.earnings.reduce(
    (sum, { type, amount }) => (earningKinds[type].item === 'reimbursement' ? sum : sum + amount),
    ZERO as bigint,
  )
  const amount = times(taxable, RATE)
  const line = {
    code: 'US.backupWithholding',
    taxName: 'Backup Withholding',
    payer: 'employee',
    taxable,
    amount,
    ...law,
  } as TaxLine
  if (explain !== true) return [line]
  const inputs = { pay: dollars(taxable), rate: RATE }
  return [
    {
      ...line,
      steps: [{ line: 'backup withholding', formula: 'pay × rate', inputs, value: dollars(amount) }],
    },
  ]
}

const RATE = '24%'
const law = {
  law: 'US@2018-01-01#1',
  source: 'IRC 3406(a)(1); Pub 15 section 16',
  confidence: 'verified',
} as const
