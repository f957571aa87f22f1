import type { Share } from '../language/bands.ts'
import type { Elected, Reader } from '../language/certificate.ts'
import type { PerHourLaw, Supplemental } from '../language/declare.ts'
import type { Base, Confidence } from '../language/types.ts'
import type { Worksheet } from '../language/worksheet.ts'

/** The laws that decide a payment on these days in these places: the same for everyone paid alike. */
export interface ApplicableLaws {
  readonly federalBands: readonly BandsEntry[]
  readonly federal: SheetEntry
  /** The work state before the home state. */
  readonly states: readonly SheetEntry[]
  /** Counties, cities and school districts, and what a state takes besides its income tax. */
  readonly places: readonly SheetEntry[]
  readonly stateBands: readonly BandsEntry[]
  readonly perHour: readonly PerHourEntry[]
}

/**
 * A law as the payments read it. The declarations leave out what they do not say; here every property is present
 * on every entry, because an engine reads objects of one shape many times faster than objects of many.
 */
export interface LawEntry {
  readonly code: string
  readonly where: string
  readonly name: string
  readonly citation: string
  readonly source: string
  readonly confidence: Confidence
  readonly base: Base
}

export interface BandsEntry extends LawEntry {
  readonly exemption: string | undefined
  readonly partOf: string | undefined
  /** Whose year to date it also counts; its own code when nobody's. */
  readonly countsWith: string
  /** Whether the employer's base counts what other states have taxed. */
  readonly countsOtherStates: boolean
  /** Employers with fewer workers than this have the shares of the class; none where size does not matter. */
  readonly classes: readonly number[] | undefined
  /** Whether a worksheet reads what this tax took in the year before, and whether the tax itself depends on it. */
  readonly isAskedToDate: boolean
  readonly countsYear: boolean
  readonly employee: PayerShare | undefined
  readonly employer: PayerShare | undefined
}

export interface PayerShare {
  readonly usual: Share
  readonly payer: 'employee' | 'employer'
  readonly byClass: readonly Share[]
  /** Social Security and Medicare of the worker: other taxes read them. */
  readonly isFica: boolean
  /** Whether a notice may replace the printed rate, and how sure the printed one is. */
  readonly isAssigned: boolean
  readonly confidence: Confidence
}

export interface SheetEntry extends LawEntry {
  readonly payer: 'employee' | 'employer'
  readonly reader: Reader
  readonly supplemental: Supplemental
  readonly supplementalConfidence: Confidence
  readonly residency: 'resident' | 'nonresident'
  readonly lessWorkState: boolean
  /** Which of the two state certificates is its own; none of a place where its state has not been asked for one. */
  readonly reads: 'stateW4' | 'residentW4' | undefined
  /** What of a payment its lines read: the rest is not looked up. */
  readonly asksGross: boolean
  readonly asksYear: boolean
  readonly asksAssignedRate: boolean
  readonly asksAssignedAmount: boolean
  readonly asksFicaToDate: boolean
  readonly asksPlaceTax: boolean
  readonly asksMonth: boolean
  readonly asksDays: boolean
  readonly regular: (elected: Elected) => Worksheet
  readonly flat: (elected: Elected) => Worksheet
  readonly ofExempt: ((elected: Elected) => Worksheet) | undefined
  readonly roundsExtra: boolean
}

export interface PerHourEntry extends LawEntry {
  readonly law: PerHourLaw
}
