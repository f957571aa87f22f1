import type { DeductionType } from '../pay/elements.ts'

export const taxTreatments = ['Pre-Tax', 'After-Tax'] as const
export type TaxTreatment = (typeof taxTreatments)[number]

export const coverages = ['Self', 'Family'] as const
export type Coverage = (typeof coverages)[number]

/** What a plan of a type may be; the first treatment is the usual one. */
interface PlanType {
  readonly deduction: DeductionType
  readonly treatments: readonly [TaxTreatment, ...TaxTreatment[]]
  /**
   * Whether later paychecks make up what one did not suffice for. A premium is owed for cover that was had; a year's
   * election to a flexible spending account is owed within its plan year (Prop. Reg. 1.125-5(d)). A deferral, an HSA or
   * a commuter contribution is a share of the pay that it is taken from: what that pay could not give is not owed.
   */
  readonly arrears: 'always' | 'planYear' | 'never'
  /** Contributions of this type ask for something of the person; `hours`: they may be so much an hour. */
  readonly asks?: 'deferral' | 'coverage' | 'hours'
}

const premium = { treatments: taxTreatments, arrears: 'always' } as const
const afterTax = { treatments: ['After-Tax'], arrears: 'always' } as const
const spending = { treatments: ['Pre-Tax'], arrears: 'planYear' } as const

const planTypes = {
  Medical: { deduction: 'Medical', ...premium },
  Dental: { deduction: 'Dental', ...premium },
  Vision: { deduction: 'Vision', ...premium },
  Life: { deduction: 'Life', ...afterTax },
  Disability: { deduction: 'Disability', ...afterTax },
  '401(k)': { deduction: '401(k)', treatments: ['Pre-Tax'], arrears: 'never', asks: 'deferral' },
  'Roth 401(k)': { deduction: 'Roth 401(k)', treatments: ['After-Tax'], arrears: 'never', asks: 'deferral' },
  HSA: { deduction: 'HSA', treatments: taxTreatments, arrears: 'never', asks: 'coverage' },
  FSA: { deduction: 'FSA', ...spending },
  'Dependent Care FSA': { deduction: 'Dependent Care FSA', ...spending },
  Commuter: { deduction: 'Commuter', treatments: ['Pre-Tax'], arrears: 'never' },
  // What pay did not suffice for is not taken later: the worker authorized dues of each pay, no more.
  'Union Dues': { deduction: 'Union Dues', treatments: ['After-Tax'], arrears: 'never', asks: 'hours' },
  // Not the engine's `Other`, which stays with the company: what a plan takes is owed to a carrier.
  Other: { deduction: 'Other Plan', ...afterTax },
} as const satisfies Record<string, PlanType>

export type BenefitType = keyof typeof planTypes
export const benefitTypes = Object.keys(planTypes) as readonly BenefitType[] as readonly [
  BenefitType,
  ...BenefitType[],
]
export const planTypeOf = (type: BenefitType): PlanType => planTypes[type]
