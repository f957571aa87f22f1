import type { FieldType } from './form.ts'
import type { SourceKeys } from './sources.ts'
import type { StateCode } from './states.ts'
import type { Confidence } from './types.ts'

/**
 * Account numbers by state: the key on the form, what the agency itself calls it, the agency, the printed format,
 * the pattern (with or without separators), an example, whether it is required, and how sure the format is.
 */
export type RegistrationAccountRow = readonly [
  state: StateCode,
  key: string,
  name: string,
  agency: string,
  format: string,
  pattern: RegExp,
  example: string,
  required: boolean,
  confidence: Confidence,
  source: SourceKeys,
]

/** A field that only some states ask for, and which figure of the employer it becomes in a paycheck. */
export interface ExtraRow {
  readonly state: StateCode
  readonly key: string
  readonly type: FieldType
  readonly description: string
  readonly example: string
  readonly required: boolean
  readonly confidence: Confidence
  readonly source: SourceKeys
  readonly format?: string
  readonly options?: readonly string[]
  readonly pattern?: RegExp
  /** Percent limits of a rate, both ends included. */
  readonly between?: readonly [string, string]
  readonly sets?: Sets
}

/** The employer's figure that a field becomes. Taxes are named by the second half of their code. */
export type Sets =
  /** An assigned rate, of the state or of a place in it; several fields of one tax add up. */
  | { readonly rate: string; readonly of?: string }
  /** Dollars of a year that the place of work has set. */
  | { readonly amount: string; readonly of: string }
  /** An answer by which the yearly amount of a place is taken in parts, one each period, though it may be taken at once. */
  | { readonly eachPeriod: string; readonly of: string; readonly when: string }
  /** An answer that changes the employer's rate. */
  | { readonly share: { readonly tax: string; readonly when: Readonly<Record<string, string>> } }
  /** A size class, as a head count inside it. */
  | { readonly employees: Readonly<Record<string, number>> }
  /** Dollars per hour: all of it, the worker's part, or an amount shared by halves. */
  | { readonly perHour: { readonly tax: string; readonly part: 'total' | 'employee' | 'half' } }
  /** The part of the workers' share that the employer pays, or the part it withholds of what it may. */
  | { readonly pays: { readonly tax: string; readonly mayWithhold?: string } }
  /** Payroll of a quarter in the place, by which its rate goes. */
  | { readonly payroll: string }
  /** The place whose employer tax applies. */
  | { readonly district: Readonly<Record<string, string>> }
