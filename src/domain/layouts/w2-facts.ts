import type { Cents } from '../../kernel/money.ts'
import type { FieldSaid } from './field.ts'
import type { FilingContact, LegalName, MailAddress } from './parties.ts'

/** An employer as the file of its W-2s has it (RE). */
export interface W2Employer {
  readonly taxYear: number
  readonly ein: string
  readonly name: string
  readonly address: MailAddress
  readonly contact: FilingContact
  /** N none apply, T 501(c), S state or local, Y both, F federal. */
  readonly kind: 'N' | 'T' | 'S' | 'Y' | 'F'
  /** R 941, F 944, A 943, H household, M military, Q Medicare only, X railroad. */
  readonly employment: 'R' | 'F' | 'A' | 'H' | 'M' | 'Q' | 'X'
  /** 1 Form 2678 agent, 2 common paymaster, 3 section 3504 agent. */
  readonly agent?: { readonly kind: '1' | '2' | '3'; readonly forEin?: string }
  readonly isTerminating?: boolean
  /** Four characters that tell two groups of one EIN apart. */
  readonly establishment?: string
  /** An EIN under which a 941, 943 or 944 of the year was filed instead. */
  readonly otherEin?: string
  readonly hasThirdPartySickPay?: boolean
  /** Income tax withheld by the payer of third-party sick pay (W-3 box 14). */
  readonly sickPayTax?: Cents
  /** What one state asks of an employer, by the words of its layout: `BEN`, `name control`. */
  readonly particulars?: Readonly<Record<string, FieldSaid>>
}

export interface W2Person {
  /** By which a result names the person. */
  readonly id: string
  /** Nine digits; absent, or an ITIN, is filed as zeros and told. */
  readonly ssn?: string
  readonly name: LegalName
  readonly address: MailAddress
  readonly boxes: Readonly<Partial<Record<W2Box, Cents>>>
  /** Box 12. */
  readonly codes: Readonly<Partial<Record<Box12Code, Cents>>>
  /** Box 14b of 2026. */
  readonly occupations?: readonly string[]
  readonly isStatutory?: boolean
  readonly isInRetirementPlan?: boolean
  readonly hasThirdPartySickPay?: boolean
  readonly states?: readonly W2State[]
}

/** Box 11 is told apart by the kind of plan. */
type W2Box = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '10' | '11 section 457' | '11 not section 457'

// biome-ignore format: as the form lists them
export type Box12Code =
  | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'J' | 'K' | 'L' | 'M' | 'N' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'V' | 'W'
  | 'Y' | 'Z' | 'AA' | 'BB' | 'DD' | 'EE' | 'FF' | 'GG' | 'HH' | 'II' | 'TA' | 'TP' | 'TT'

/** Boxes 15 to 20. */
export interface W2State {
  readonly state: string
  /** The employer's account with the state, as on the form. */
  readonly account?: string
  readonly wages: Cents
  readonly tax: Cents
  readonly localities?: readonly W2Locality[]
  /** Oregon's statewide transit tax. */
  readonly transit?: { readonly wages: Cents; readonly tax: Cents }
  /** What one state asks of a worker, by the words of its layout: `county code`. */
  readonly particulars?: Readonly<Record<string, FieldSaid>>
}

export interface W2Locality {
  /** Box 20. */
  readonly name: string
  readonly wages: Cents
  readonly tax: Cents
  /** C city, R residence, D county, E school district, F other. */
  readonly type?: string
  /** As the collector numbers it: R and three digits at RITA. */
  readonly code?: string
}
