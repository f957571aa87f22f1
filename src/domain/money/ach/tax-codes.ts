import { type Day, dayOf, endOfMonth, quarterOf, yearOf } from '../../../kernel/dates.ts'

/** What a tax deposit says of itself: the type of tax, the period's end and the parts of the amount. */
export interface TaxForm {
  readonly taxCode: string
  readonly periodEnd: (payDate: Day) => Day
  /** Part of the amount that a tax belongs to; one that is not named is the whole, `T`. */
  readonly parts: Readonly<Record<string, string>>
}

const quarterEnd = (payDate: Day): Day => endOfMonth(dayOf(yearOf(payDate), quarterOf(payDate) * 3, 1))
const yearEnd = (payDate: Day): Day => dayOf(yearOf(payDate), 12, 31)

/**
 * EFTPS tax type codes: the form and 05 for a deposit; Form 941 is split into 1 Social Security, 2 Medicare,
 * 3 withholding. States number their own; withholding and unemployment have a convention of the tax administrators
 * (TXP), which stands here until a state's own code is known.
 */
const federal: Readonly<Record<string, TaxForm>> = {
  'US.941': {
    taxCode: '94105',
    periodEnd: quarterEnd,
    parts: {
      'US.socialSecurity': '1',
      'US.medicare': '2',
      'US.additionalMedicare': '2',
      'US.incomeTax': '3',
    },
  },
  'US.940': { taxCode: '09405', periodEnd: yearEnd, parts: {} },
  'US.945': { taxCode: '09455', periodEnd: yearEnd, parts: {} },
}

const stateWithholding: TaxForm = { taxCode: '01100', periodEnd: quarterEnd, parts: {} }
const stateOther: TaxForm = { taxCode: '13000', periodEnd: quarterEnd, parts: {} }

/** By the agency's reference (domain/money/agencies.ts). */
export const taxFormOf = (agencyRef: string): TaxForm =>
  federal[agencyRef] ?? (agencyRef.includes('.') ? stateOther : stateWithholding)
