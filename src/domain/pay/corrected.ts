import { type Cents, dollars, wholeCents } from '../../kernel/money.ts'
import type { TaxLine, Withholding } from '../../law/language/types.ts'
import type { TaxCorrection } from './paycheck-types.ts'

/**
 * Taxes of the employer with what late rate notices add or give back, as lines of their own without wages. What is given
 * back stays within what this payment owes under the same code; the rest waits for the next.
 */
export function withCorrections(taken: Withholding, corrections: readonly TaxCorrection[]): Withholding {
  const added = corrections.flatMap((each): TaxLine[] => {
    const own = taken.lines.find(({ code, payer }) => code === each.code && payer === 'employer')
    const room = -(own?.amount ?? 0n)
    const wanted = each.owed - each.charged
    const amount = wholeCents(Number(wanted < room ? room : wanted))
    return amount === 0n ? [] : [lineOf(each, own, amount)]
  })
  const employerTaxes = added.reduce((sum, { amount }) => sum + Number(amount), taken.employerTaxes)
  return { ...taken, lines: [...taken.lines, ...added], employerTaxes }
}

const lineOf = (
  { code, since, owed, charged }: TaxCorrection,
  own: TaxLine | undefined,
  amount: Cents,
): TaxLine => ({
  code,
  taxName: `${own?.taxName ?? code}, correction since ${since}`,
  payer: 'employer',
  subject: 0n as Cents,
  taxable: 0n as Cents,
  rate: null,
  amount,
  law: own?.law ?? '',
  source: `The employer's rate notice, in force since ${since}`,
  confidence: 'verified',
  steps: [
    {
      line: 'correction',
      formula: 'tax of the paychecks since then at the rates of the notices − what they were charged',
      inputs: { 'at the rates of the notices': dollars(owed), charged: dollars(charged) },
      value: dollars(amount),
    },
  ],
})
