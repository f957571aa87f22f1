import type { Day } from '../../kernel/dates.ts'
import type { Secret } from '../../kernel/secret.ts'

/** Form W-9 (Rev. March 2024): as whom a contractor is paid. */

export const contractorTypes = ['Individual', 'Business'] as const

/** Line 3a. */
export const taxClassifications = [
  'Individual or sole proprietor',
  'C corporation',
  'S corporation',
  'Partnership',
  'Trust or estate',
  'LLC taxed as a C corporation',
  'LLC taxed as an S corporation',
  'LLC taxed as a partnership',
  'Other',
] as const

type ContractorType = (typeof contractorTypes)[number]
export type TaxClassification = (typeof taxClassifications)[number]

export interface W9Facts {
  readonly contractorType: ContractorType
  /** Line 2 of an individual, the name of the entity of a business. */
  readonly businessName: string
  readonly taxClassification: TaxClassification
  readonly ein: Secret | null
  readonly signedOn: Day
}

/** One person: line 1 of the form is their own name, whatever the business is called. */
const SOLE: TaxClassification = taxClassifications[0]

/** 26 CFR 1.6041-3(p)(1): what a corporation is paid need not be reported, with few exceptions. */
export const isCorporation = (classification: TaxClassification): boolean =>
  /\b[CS] corporation$/.test(classification)

/** Which rule of the form it breaks. */
export function w9Fault(
  w9: Omit<W9Facts, 'ein' | 'signedOn'> & { readonly ein: unknown },
): 'businessNeeds' | 'soleOnly' | undefined {
  if (w9.contractorType === 'Business') return w9.businessName === '' || !w9.ein ? 'businessNeeds' : undefined
  return w9.taxClassification === SOLE ? undefined : 'soleOnly'
}

interface Payee {
  readonly name: string
  /** The last four digits of the SSN or ITIN; empty where none was given. */
  readonly ownDigits: string
  readonly w9?: { readonly classification: TaxClassification; readonly businessName: string } | undefined
  /** The last four digits of the EIN; empty where none was given. */
  readonly einDigits: string
}

/**
 * To whom a 1099-NEC is addressed: a business under its name and EIN; one person under their own name first, then that of the
 * business. The number is shortened as 26 CFR 301.6109-4 allows on the payee's copy.
 */
export function recipientOf({ name, ownDigits, w9, einDigits }: Payee): {
  readonly names: readonly string[]
  readonly tin: string
} {
  const own = ownDigits === '' ? 'Applied For' : `***-**-${ownDigits}`
  if (!w9) return { names: [name], tin: own }
  const isOne = w9.classification === SOLE
  return {
    names: (isOne ? [name, w9.businessName] : [w9.businessName]).filter((each) => each !== ''),
    tin: einDigits === '' ? own : `**-***${einDigits}`,
  }
}
