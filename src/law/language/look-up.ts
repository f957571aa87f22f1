import type { AgencyTable } from './agencies.ts'
import type { BackupWithholding } from './backup-withholding.ts'
import type { BenefitLimits } from './benefit-limits.ts'
import type { CompInsurance } from './comp-insurance.ts'
import type { CorrectionForm } from './correction-form.ts'
import type { CreditorLimit } from './creditor-limit.ts'
import type { Law } from './declare.ts'
import type { NewHireFile, PayeeFile, W2cFile, W2File, WageFile } from './file-layout.ts'
import type { FilingForm } from './filing-form.ts'
import type { FinalPay } from './final-pay.ts'
import type { GarnishmentLaw, LevyTable } from './garnishment.ts'
import type { GroupTermLifeCosts } from './group-term-life.ts'
import type { HolidayTable } from './holidays.ts'
import type { ExemptSalary, LeavePayout, MinimumWage, OvertimeRule, TippedWage } from './labor.ts'
import type { LocalWages } from './local-wages.ts'
import type { MobilityTable } from './mobility.ts'
import type { NewHires } from './new-hires.ts'
import type { NonresidentTable } from './nonresident.ts'
import type { Register } from './register.ts'
import type { ResidenceTable } from './residence-table.ts'
import type { ReturnFile } from './return-file.ts'
import type { StateReturns } from './state-returns.ts'
import type { Subdivisions } from './subdivisions.ts'
import type { SupportLimit } from './support-limit.ts'
import type { TaxabilityTable } from './taxability.ts'
import type { MileageRate, PerDiemRates } from './travel.ts'
import type { W4Credits } from './w4-credits.ts'
import type { WageStatement } from './wage-statement.ts'
import type { WithholdingReturns } from './withholding-returns.ts'

/** Dated law that is not a tax. */
export type DatedTable =
  | AgencyTable
  | BackupWithholding
  | BenefitLimits
  | CompInsurance
  | CorrectionForm
  | CreditorLimit
  | ExemptSalary
  | FilingForm
  | FinalPay
  | GarnishmentLaw
  | GroupTermLifeCosts
  | HolidayTable
  | LeavePayout
  | LevyTable
  | LocalWages
  | MileageRate
  | MinimumWage
  | MobilityTable
  | NewHireFile
  | NewHires
  | NonresidentTable
  | OvertimeRule
  | PayeeFile
  | PerDiemRates
  | Register
  | ResidenceTable
  | ReturnFile
  | StateReturns
  | Subdivisions
  | WageStatement
  | WithholdingReturns
  | TippedWage
  | SupportLimit
  | W2cFile
  | W2File
  | W4Credits
  | WageFile
  | TaxabilityTable

export type TableKind = DatedTable['table']

export type TableOf<Kind extends TableKind> = Extract<DatedTable, { readonly table: Kind }>

/** All editions of everything, the newest first. */
export interface Shelf {
  /** By code: `GA.incomeTax`. A law of many places is under each of them. */
  readonly taxes: ReadonlyMap<string, readonly Law[]>
  /** By code: `CA.minimumWage`. */
  readonly tables: ReadonlyMap<string, readonly DatedTable[]>
}

export interface LookUp {
  /** Past the last checked day: the newest edition, marked `provisional`, instead of a refusal. */
  readonly allowProvisional?: boolean
  /** Other editions than those on file: the next year's, before anyone has to pay by them. */
  readonly shelf?: Shelf
}

export interface WithholdOptions extends LookUp {
  /** Adds the steps. */
  readonly explain?: boolean
}
