import type { Day } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import type { Rate } from '../../kernel/rate.ts'
import type { WithholdOptions } from '../../law/language/look-up.ts'
import type { PayFacts, Step, TaxLine, YearToDate } from '../../law/language/types.ts'
import type { DeductionType, EarningType } from './elements.ts'
import type { Garnished } from './garnishment.ts'
import type { GarnishmentOrder } from './garnishment-order.ts'
import type { MatchFormula } from './match-formula.ts'
import type { TravelPaid } from './travel-facts.ts'

/** One payment to one worker. What the law asks for beyond the wages is passed on as it is. */
export interface PaycheckInput extends Omit<PayFacts, 'wages' | 'yearToDate'> {
  readonly workerType: 'W2' | '1099-NEC'
  /** Of the pay period, by which orders are limited, where tax is withheld as for another. */
  readonly orderFrequency?: PayFacts['frequency']
  readonly earnings: readonly Earning[]
  readonly deductions: readonly Deduction[]
  readonly garnishments: readonly GarnishmentOrder[]
  readonly yearToDate: PayToDate
  /** Other places where some of it was earned; the earnings name theirs. */
  readonly elsewhere?: readonly OtherPlace[]
  /** The state that insures the whole wage; absent: each place its part. */
  readonly insuredState?: string
  /** What benefit limits ask of the person. */
  readonly person?: Person
  /** A contractor without a valid number, or by notice of the IRS. */
  readonly backupWithholding?: boolean
  /** Of earlier paychecks, taken with this one. */
  readonly corrections?: readonly TaxCorrection[]
  /** What it would take or give by itself, and was told not to. */
  readonly skipped?: readonly Skipped[]
}

export interface Skipped {
  readonly kind: 'recurringPayItem' | 'benefitEnrollment' | 'garnishment'
  readonly itemId: string
  readonly name: string
  readonly reason: string
}

export interface Earning {
  readonly type: EarningType
  readonly amount: Cents
  readonly hours?: number
  /** Ten-thousandths of a dollar for an hour, where it is paid by the hour; overtime with its multiple. */
  readonly rate?: number
  /** Hours that another line or an earlier period paid at the plain rate, beside this; null: how many is unknown. */
  readonly premiumHours?: number | null
  /** What its overtime was reckoned on. */
  readonly regularRate?: RegularRateUsed
  /** The half that the FLSA itself asks for, for W-2 code TT; absent from overtime that may be due by another rule. */
  readonly qualifiedOvertime?: Cents
  /** Of a make-up to the minimum wage: the weeks that lack something. */
  readonly makeUp?: readonly MakeUpWeek[]
  /** Of mileage and per diem: how far or long, at what rate, and up to which it is not taxed. */
  readonly travel?: TravelPaid
  /** Of imputed life insurance: what its cost is reckoned on. */
  readonly life?: LifeInsured
  readonly description?: string
  /** What it was to add to the net pay: the amount was solved for it. */
  readonly net?: Cents
  /** Where it was earned, if not at the paycheck's own place of work. */
  readonly place?: WorkPlace
  /** What was said about its place of work, until it is put there: a location of the company by its id, or `Remote`. */
  readonly at?: string
  readonly departmentId?: string
  readonly jobId?: string
  readonly costCenterId?: string
  /** The days it is for, if not those of the period. */
  readonly days?: { readonly begin: Day; readonly end: Day }
}

/** All pay for work over all hours of work: the rate on which overtime is owed (29 CFR 778.108, .109). */
export interface RegularRateUsed {
  /** Ten-thousandths of a dollar for an hour. */
  readonly rate: number
  readonly hours: number
  /** Pay beside the plain rate that was spread over the hours. */
  readonly other: Cents
}

export interface LifeInsured {
  readonly coverage: Cents
  readonly ageAtYearEnd: number
  /** In this pay period. */
  readonly workerPays: Cents
}

/** A week of a tipped worker beside the minimum wage of its place (29 USC 203(m)(2)(A)). Hours are hundredths. */
export interface MakeUpWeek {
  readonly end: Day
  readonly hours: number
  /** The minimum wage of an hour, and the edition that says so. */
  readonly hourly: Cents
  readonly law: string
  readonly cash: Cents
  readonly tips: Cents
  /** Of the tips, what may stand in the place of the wage. */
  readonly credit: Cents
  readonly short: Cents
}

/** What the law asks of a place of work. */
export type OtherPlace = Pick<
  PayFacts,
  'work' | 'employer' | 'stateW4' | 'residentW4' | 'spared' | 'lacksNonresidence'
> &
  // Of a home before a move inside the period.
  Partial<Pick<PayFacts, 'resident' | 'homeIsUnregistered' | 'courtesy'>> & {
    readonly key?: string
  }

export interface WorkPlace {
  /** Tells places apart that have the same codes; absent where those tell. */
  readonly key?: string
  readonly state: string
  readonly localities?: readonly string[]
  readonly locationId?: string
}

export interface Deduction {
  readonly type: DeductionType
  readonly amount: PartOfPay
  /** What the employer adds for this payment. */
  readonly employer?: PartOfPay
  /** What the employer adds for what is deferred. */
  readonly match?: MatchFormula
  /** What earlier payments did not suffice for and this one makes up. */
  readonly arrears?: Cents
  /** A plan may be run after tax although its kind is usually pre-tax; never the other way round. */
  readonly isAfterTax?: boolean
  /** HSA: whose health plan it goes with. */
  readonly coverage?: 'Self' | 'Family'
  /** The plan's own yearly limit; it can only lower the law's. */
  readonly annualLimit?: Cents
  /** Taken for this plan this year, where the worker has several of its kind; else the kind's own year counts. */
  readonly planToDate?: Cents
  readonly description?: string
  /** The enrollment behind it: `notTaken` names it again. */
  readonly enrollmentId?: string
  /** The recurring item with a total behind it, of which this much is left: the line names it again. */
  readonly repays?: string
  readonly atMost?: Cents
  /** It takes back what the worker owes since a paycheck was voided. */
  readonly recovers?: true
}

/** So much of each payment, or a percentage of its cash earnings. */
export type PartOfPay = Cents | { readonly percent: Rate }

export interface PayToDate extends YearToDate {
  /** Pay in money of this year, of which percentages are taken; only where a match formula asks for it. */
  readonly paid?: Cents
  /** Taken this year before this payment, by kind; `month` of the same calendar month. */
  readonly benefits?: Readonly<Partial<Record<DeductionType, BenefitToDate>>>
}

export interface BenefitToDate {
  readonly employee: Cents
  readonly employer?: Cents
  /** By a match formula, beside `employer`. */
  readonly match?: Cents
  /** Of both sides. */
  readonly month?: Cents
}

/** An employer's tax of earlier paychecks, after a rate notice whose day was past when it came. */
export interface TaxCorrection {
  readonly code: string
  readonly since: Day
  /** At the rates of the notices, and as it was charged. */
  readonly owed: Cents
  readonly charged: Cents
}

export interface Person {
  /** Reached by December 31 of the year of payment: catch-up contributions go by it. */
  readonly ageAtYearEnd?: number
  /** Above the year's threshold catch-up contributions must be Roth. */
  readonly priorYearSocialSecurityWages?: Cents
  /** Deferred under another employer's plan this year. */
  readonly priorEmployerDeferrals?: Cents
}

export type PaycheckOptions = WithholdOptions

/** gross + reimbursements = net + taxes + deductions + garnishments + what was not paid in money. */
export interface Paycheck {
  readonly gross: Cents
  /** Imputed income and cash tips: part of gross, never part of the money paid. */
  readonly notPaid: Cents
  readonly reimbursements: Cents
  readonly employeeTaxes: Cents
  readonly employerTaxes: Cents
  readonly deducted: Cents
  readonly garnished: Cents
  readonly net: Cents
  readonly taxes: readonly TaxLine[]
  readonly deductions: readonly DeductionLine[]
  readonly garnishments: readonly Garnished[]
  /** What was due or elected and could not be taken, and why: arrears as data. */
  readonly notTaken: readonly NotTaken[]
  /** For the W-2: premium half of overtime (TT) and tips (TP). */
  readonly qualifiedOvertime: Cents
  readonly tips: Cents
}

export interface DeductionLine {
  readonly type: DeductionType
  readonly description?: string
  /** The recurring item of whose total it takes. */
  readonly repays?: string
  readonly recovers?: true
  readonly isPreTax: boolean
  readonly wanted: Cents
  readonly amount: Cents
  readonly employer: Cents
  /** Of a plan with a match formula. */
  readonly match?: MatchLine
  /** Its limit in law is past what was checked. */
  readonly confidence?: 'provisional'
  readonly steps?: readonly Step[]
}

/** What an employer adds by a match formula. */
export interface MatchLine {
  /** By the formula, before the limits of the law. */
  readonly wanted: Cents
  readonly amount: Cents
  /** The deferrals and the pay that the formula looks at: of this payment, or of the year so far. */
  readonly deferred: Cents
  readonly pay: Cents
  readonly confidence?: 'provisional'
}

export interface NotTaken {
  /** `contribution`: what the employer would have added. */
  readonly kind: 'tax' | 'deduction' | 'contribution' | 'garnishment'
  /** The tax code, the deduction's type or the order's id. */
  readonly code: string
  /** Of a deduction that has one. */
  readonly description?: string
  readonly enrollmentId?: string
  readonly amount: Cents
  readonly reason: 'cash' | 'limit' | 'stayed' | 'barred'
}
