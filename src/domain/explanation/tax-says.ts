import type { TaxLine } from '../../law/language/types.ts'
import type { PaycheckInput } from '../pay/paycheck-types.ts'
import { type CertificateUsed, isExemptBy } from './certificate-used.ts'
import { type Says, says } from './says.ts'
import { shownMoney, shownShare } from './shown.ts'

/** Beside the tax itself, under the same code. */
export const isCorrection = ({ subject, amount }: { subject: bigint; amount: bigint }): boolean =>
  subject === 0n && amount !== 0n

export function taxSays(
  tax: TaxLine,
  paid: { readonly base: bigint; readonly amount: bigint },
  { input, certificate }: { readonly input: PaycheckInput; readonly certificate: CertificateUsed | null },
): Says {
  const money = {
    amount: shownMoney(paid.amount),
    taxable: shownMoney(paid.base),
    subject: shownMoney(tax.subject),
  }
  if (isCorrection(tax)) return says('correction', money)
  if (isFlatAlone(tax)) return says('flat', money)
  if (certificate) return formSays(certificate, money, paid.amount === 0n && isExemptBy(tax.code, input))
  if (paid.base === 0n && tax.subject !== 0n) return says('outsideLimits', money)
  if (tax.rate === null) return says('tables', money)
  const words = { ...money, rate: shownShare(tax.rate) }
  return says(paid.base === tax.subject ? 'rate' : 'rateWithinLimit', words)
}

/** No table was read and no form was asked: all of it is supplemental, at one rate. */
const isFlatAlone = ({ steps = [] }: TaxLine): boolean =>
  steps.some(({ line, value }) => line === 'wages' && value === '0.00') &&
  steps.some(({ line }) => line === 'flat')

function formSays(
  { form, given }: CertificateUsed,
  money: Readonly<Record<string, string>>,
  isExempt: boolean,
): Says {
  if (given === null) return says('noCertificate', { ...money, form })
  return says(isExempt ? 'exempt' : 'certificate', { ...money, form, given })
}
