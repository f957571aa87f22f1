import type { Day } from '../../kernel/dates.ts'
import { certificateOf } from '../../law/engine/state-w4.ts'
import type { Elections } from '../../law/language/types.ts'
import type { PaycheckInput } from '../pay/paycheck-types.ts'
import type { UsedEdition } from '../payroll/editions.ts'

/** The withholding certificate that a tax reads. */
export interface CertificateUsed {
  readonly form: string
  /** Since when it counts; null where none was given. */
  readonly given: Day | null
}

/** Null for a tax that reads none, and for a paycheck that does not tell which rows it was made with. */
export function certificateUsed(
  code: string,
  editions: readonly UsedEdition[] | null,
): CertificateUsed | null {
  if (editions === null || !code.endsWith('.incomeTax')) return null
  const where = code.slice(0, -'.incomeTax'.length)
  const certificate = where === 'US' ? W4 : certificateOf(where)
  if (certificate === undefined) return null
  // Arizona's form is told on the federal one.
  const isFederal = Object.values(certificate.fields).every(({ fromW4 }) => fromW4 !== undefined)
  const kept = isFederal ? 'w4' : `stateW4:${where.slice(0, 2)}`
  return { form: certificate.form, given: editions.find(({ of }) => of === kept)?.from ?? null }
}

const W4 = { form: 'W-4', fields: {} }

/** Whether the certificate claims that nothing is to be withheld. */
export function isExemptBy(code: string, { w4, work, stateW4, residentW4 }: PaycheckInput): boolean {
  const where = code.split('.')[0]!
  if (where === 'US') return w4.exempt
  const certificate = certificateOf(where)
  if (certificate?.form === W4.form) return w4.exempt
  return claims(work.state === where.slice(0, 2) ? stateW4 : residentW4)
}

const claims = (elections: Elections | undefined): boolean =>
  ['true', '1', 'yes'].includes(String(elections?.exempt ?? '').toLowerCase())
