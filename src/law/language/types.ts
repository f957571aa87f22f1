import type { Day } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import type { Rate } from '../../kernel/rate.ts'
import type { Cell, PayItem } from './pay-items.ts'

/**
 * What a caller hands to the law and what comes back. One payment to one worker: the caller has already
 * applied the taxability table (`taxability.ts`), so each tax is asked for its own wages.
 */
export interface PayFacts {
  readonly payDate: Day
  readonly periodStart: Day
  readonly periodEnd: Day
  readonly frequency: Frequency
  readonly work: Place
  /** Where the worker lives; the work place when unknown. */
  readonly resident: Place
  readonly wages: WagesOf
  /** How the wages of a base come from gross, as a line of this name, where someone wants to follow it. */
  readonly explainWages?: (base: Base, line: string) => Step
  readonly w4: FederalCertificate
  /** The certificate of the work state. */
  readonly stateW4?: Elections
  /** The certificate of the home state where that is another one, whether or not the work state withholds too. */
  readonly residentW4?: Elections
  readonly employer: EmployerFacts
  readonly yearToDate: YearToDate
  readonly supplementalMethod: 'flat' | 'aggregate'
  /** Of the pay period; absent means not known: a tax per hour is left out, or refused if the employer has a notice. */
  readonly hours?: number
  readonly exemptions?: readonly Exemption[]
  /** A spouse of a service member keeps the home state's tax law: no income tax in the work state. */
  readonly militarySpouse?: boolean
  /** The wages are of somebody who died on this day. */
  readonly diedOn?: Day
  /** The employer has no account with the home state, and so withholds neither its tax nor that of its places. */
  readonly homeIsUnregistered?: boolean
  /** The form by which the work state would leave a resident of the home state alone is not on file. */
  readonly lacksNonresidence?: boolean
  /** Why the work state asks for no withholding of these wages yet: few days or little pay there this year. */
  readonly spared?: string
  /** Extra state withholding that was asked for on the federal certificate, per period. */
  readonly stateExtra?: Cents
  /** What the home city credits of the work city's tax, where the employer withholds for it too (Ohio). */
  readonly courtesy?: Courtesy
}

/** Credit = factor × the smaller of the work city's tax and limit × wages; both in ten-thousandths. */
export interface Courtesy {
  readonly factor: number
  readonly limit: number
}

/** The wire's spelling. */
export type Frequency =
  | 'Daily'
  | 'Weekly'
  | 'BiWeekly'
  | 'SemiMonthly'
  | 'Monthly'
  | 'Quarterly'
  | 'SemiAnnual'
  | 'Annual'

/** `state` is the postal code; `localities` are codes such as `NY-NYC`, `IN-MARION`, `OH-SD-2501`. */
export interface Place {
  readonly state: string
  readonly localities?: readonly string[]
}

/** The wages that a tax is taken on: a row of the taxability table, its items one bit each. */
export interface Base {
  readonly leftOut: number
  /** Of which nobody knows whether they are taxed, and of which it is unsure. */
  readonly unknown: number
  readonly doubted: number
  readonly cells: ReadonlyMap<PayItem, Cell | undefined>
}

/** This payment's wages for one base. */
export type WagesOf = (base: Base) => Wages

/** In whole cents, as plain numbers: the laws calculate on them (`exact.ts`), lines become money at the end. */
export interface Wages {
  readonly regular: number
  /** Bonuses and stock options: some states give them their own flat rate. */
  readonly bonus: number
  /** Commissions, severance and every other supplemental wage. */
  readonly supplemental: number
  /** The items of the payment, counted or not: one bit each. */
  readonly items: number
}

export interface FederalCertificate {
  readonly status: FilingStatus
  /** '2019' stands for every certificate before 2020: allowances instead of steps 2 to 4. */
  readonly form: '2020' | '2019'
  /** The Step 2 box. */
  readonly multipleJobs: boolean
  /** Children under 17 and other dependents: their number times the amounts of the year of the pay date. */
  readonly dependents: number
  readonly otherDependents: number
  /** Step 3 in dollars, as the form says it; beside the two above. */
  readonly credits?: Cents | undefined
  readonly otherIncome: Cents
  readonly deductions: Cents
  readonly extra: Cents
  readonly allowances: number
  readonly exempt: boolean
  readonly nonresidentAlien: boolean
  /** Arizona's A-4 percentage, as printed ('2.5%'). */
  readonly arizonaPercent?: string | undefined
}

export type FilingStatus = 'Single' | 'Married' | 'Married Filing Separately' | 'Head of Household'

/** A state certificate by field name or by the form's label. `extra` and `exempt` exist on every one. */
export type Elections = Readonly<Record<string, string | number | boolean>>

export interface EmployerFacts {
  /** Rates assigned to the employer, by tax code ('GA.sui', 'CA.ett', 'PA-EIT.incomeTax'); they win over defaults. */
  readonly rates: Readonly<Record<string, Rate>>
  /** Dollars of a year by tax code ('PA-LST.localServices'), where the place sets an amount instead of a rate. */
  readonly amounts?: Readonly<Record<string, Cents>>
  /** Codes of amounts that are taken in parts, one each period, where the law would let them be taken at once. */
  readonly eachPeriod?: readonly string[]
  /** Where a size rule asks; absent means the rule of the largest employers. */
  readonly employees?: number
  /** Dollars per hour by code, as the notice prints them ('0.3138'): Washington L&I. */
  readonly perHour?: Readonly<Record<string, { readonly employee: string; readonly employer: string }>>
  /** The part of the workers' share that the employer pays for them, by tax code ('WA.familyLeave'). */
  readonly pays?: Readonly<Record<string, Rate>>
}

/** Before this payment, by tax code; `code:2026-11` is a month of it. Caps count the wages; the tax tells cents of rounding. */
export interface YearToDate {
  readonly taxes: Readonly<Record<string, { readonly wages: Cents; readonly tax: Cents }>>
  /** All supplemental wages of the calendar year, for the federal million. */
  readonly supplementalWages: Cents
}

/** A payroll tax, or the code of a state's program that the law lets a worker out of (`WA.longTermCare`). */
export type Exemption = 'FICA' | 'FUTA' | 'SUI' | `${string}.${string}`

/** The lines of one payment, and what each payer owes by them in whole cents. */
export interface Withholding {
  readonly lines: readonly TaxLine[]
  readonly employeeTaxes: number
  readonly employerTaxes: number
}

export type Confidence = 'verified' | 'derived' | 'recalled' | 'unsure' | 'provisional'

export interface TaxLine {
  /** `GA.incomeTax`; the employer's share of a tax has the same code and another payer. */
  readonly code: string
  readonly taxName: string
  readonly payer: 'employee' | 'employer'
  /** The wages of its base in this payment, before any cap; `taxable` is what of them it was taken on. */
  readonly subject: Cents
  readonly taxable: Cents
  /** Billionths of the taxable wages; null where no one rate gives the amount (a worksheet, several bands, hours). */
  readonly rate: number | null
  readonly amount: Cents
  /** `GA@2026-05-11#1`: jurisdiction, edition, revision. */
  readonly law: string
  readonly source: string
  readonly confidence: Confidence
  readonly steps?: readonly Step[]
}

/** One line of the authority's worksheet: its name, how it is computed, from what, and its value in dollars. */
export interface Step {
  readonly line: string
  readonly formula: string
  readonly inputs: Readonly<Record<string, string>>
  readonly value: string
  /** Of wages: the kinds of pay and of deductions that their row of the taxability table leaves out. */
  readonly leftOut?: readonly string[]
}
