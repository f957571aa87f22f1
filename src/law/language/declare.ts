import type { Dated } from './dated.ts'
import type { Confidence, Exemption, FederalCertificate, FilingStatus, Frequency } from './types.ts'

/** The head of every tax. */
export interface Edition extends Dated {
  /** The second half of the code: `incomeTax`, `sui`, `sdi`. */
  readonly tax: string
  /** As on the pay stub: 'GA - State Withholding Tax'. `{place}` stands for the place of a law of many places. */
  readonly name: string
  /** Which date of a payment picks the edition. */
  readonly select: 'payDate' | 'periodStart' | 'periodEnd'
  /** Parts that are less sure than the whole: they reach the line that uses them. */
  readonly doubts?: Readonly<Partial<Record<'supplemental' | 'newEmployer', Confidence>>>
}

/** The authority's own lines in its own order, exact in between. */
export interface WorksheetLaw extends Edition {
  readonly method: 'worksheet'
  readonly payer?: 'employee' | 'employer'
  /**
   * Who is taxed by a place; a state is both. `homeFirst`: a worker with a home place in the state is taxed there
   * alone, others where they work (Indiana's counties). `stateResidents`: the same, but only residents of the
   * state (Maryland's counties). `courtesy`: work in the place, and residents who work elsewhere where the employer
   * withholds for them of its own will (Ohio's cities).
   */
  readonly taxes?: 'residents' | 'workers' | 'both' | 'homeFirst' | 'stateResidents' | 'courtesy'
  readonly places?: readonly string[]
  /** Places of many whose figures are less sure than the whole: it reaches their lines. */
  readonly placeDoubts?: Readonly<Record<string, Confidence>>
  /** Where the authority counts other than 260, 52, 26, 24, 12, 4, 2, 1. */
  readonly periods?: Readonly<Partial<Record<Frequency, number>>>
  readonly certificate: Certificate
  readonly figures: Readonly<Record<string, Figure>>
  /**
   * `'1c annual wages': 'wages * periods'`: the first word names the line for those below. The last line is
   * the tax of this period; it is brought to the cent when it has not been rounded, and extra withholding added.
   */
  readonly lines: SheetLines
  /** What is taken from the regular wages of a worker who claims exemption, where that is not nothing (Nebraska). */
  readonly ofExempt?: string
  /** Tax and extra withholding are brought to the dollar together (Maine, Mississippi). */
  readonly roundsExtra?: true
  readonly supplemental: Supplemental
}

export type SheetLines = Readonly<Record<string, string>>

/** What the editions of one law share: all but the head and the figures. */
export type Formula = Omit<WorksheetLaw, keyof Edition | 'figures'>

/**
 * 'aggregate': one payment with the regular wages. Otherwise flat lines (over `supplemental`, `bonus`, `other`),
 * in `alone` only for a payment without regular wages, in `ifTaxed` not where the regular wages of the payment bear
 * no tax: then both are one payment. Above `mandatory` nothing else is allowed.
 */
export type Supplemental =
  | 'aggregate'
  | {
      readonly flat: string | SheetLines
      readonly alone?: true
      readonly ifTaxed?: true
      readonly mandatory?: { readonly over: number; readonly rate: string }
    }

/** No income tax on wages, said aloud: absence would be a refusal. */
export interface NoTaxLaw extends Edition {
  readonly method: 'none'
}

/** Rates on bands of the year's wages, the wages of the year before this payment counted first. */
export interface BandsLaw extends Edition {
  readonly method: 'bands'
  readonly employee?: Bands
  readonly employer?: Bands
  /** Added to every rate above zero in these work states (FUTA credit reduction). */
  readonly surcharge?: Readonly<Record<string, string>>
  /** The employer's notice decides; the printed rate is what a new employer pays. */
  readonly assigned?: true
  readonly exemption?: Exemption
  /** By what a worker is left out of a state's program; the exemption is then the code of the program. */
  readonly exemptBy?: string
  /** Only so much of a week's wages counts (New York disability). */
  readonly wagesPerWeek?: number
  /** The employee pays no more than this in a year (New York paid family leave). */
  readonly taxPerYear?: number
  /** Smaller employers have other shares; the smallest class first. */
  readonly sizes?: readonly SizeClass[]
  /** The code whose wages of the year it also counts (Additional Medicare: those of Medicare). */
  readonly countsWith?: string
  /** Wages that another state's unemployment tax was taken on in the year count against the employer's base. */
  readonly countsOtherStates?: true
  /** A percentage of what the employer owes under another code, not of wages (Minnesota's additional assessment). */
  readonly partOf?: string
  /** Residents of the state owe it wherever they work (Oregon's transit tax). */
  readonly followsResidents?: true
}

export interface SizeClass {
  readonly below: number
  readonly employee?: string
  readonly employer?: string
}

/** [over, rate]: the rate of the wages of the year above this amount. */
export type Bands = readonly (readonly [over: number, rate: string])[]

/** So many dollars per hour worked; the employer's notice wins where there is one (Washington L&I). */
export interface PerHourLaw extends Edition {
  readonly method: 'perHour'
  readonly employee?: string
  readonly employer?: string
  readonly assigned?: true
}

export type Law = WorksheetLaw | NoTaxLaw | BandsLaw | PerHourLaw

export interface Certificate {
  /** 'G-4'; the federal W-4 where a state has none. */
  readonly form: string
  readonly fields: Readonly<Record<string, Field>>
}

export type Field = ChoiceField | NumberField

export interface ChoiceField {
  readonly kind: 'choice'
  readonly label: string
  /** Value → words of the form. */
  readonly options: Readonly<Record<string, string>>
  readonly default: string
  /** When no certificate was filed, where that differs from leaving the field empty. */
  readonly unfiled?: string
  /** Taken from the federal certificate, never from the state's. */
  readonly fromW4?: Readonly<Record<FilingStatus, string>> | 'form'
  readonly help?: string
}

export interface NumberField {
  /** A flag is 0 or 1 in the lines. */
  readonly kind: 'count' | 'dollars' | 'percent' | 'flag'
  readonly label: string
  readonly default?: number
  /** Taken from the federal certificate, never from the state's. */
  readonly fromW4?: Exclude<keyof FederalCertificate, 'status' | 'form'>
  /** A closed list, where the form has one (Arizona's percentages). */
  readonly oneOf?: readonly number[]
  readonly help?: string
}

/** Dollars or counts as numbers, rates as printed, tables by their bounds, and records or lists of these. */
export type Figure = number | string | Table | readonly Figure[] | { readonly [key: string]: Figure }

/** "Over … not over" or "at least … but less than": it matters when the amount stands on the bound. */
export type Table = { readonly over: readonly Row[] } | { readonly atLeast: readonly Row[] }

/** Bound; rate, or value of a lookup; base of a bracket (chained from the rows above when not printed). */
export type Row = readonly [bound: number, value: string | number, base?: number]
