import type { Day } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import type { Rate } from '../../kernel/rate.ts'
import type { FieldSaid } from './field.ts'
import type { FilingContact, LegalName, MailAddress, Submitter } from './parties.ts'

/** One employer's wages of one quarter, for one state. */
export interface WageReport {
  readonly state: string
  /** The last day of the quarter. */
  readonly quarterEnd: Day
  readonly createdOn: Day
  readonly transmitter: Submitter
  readonly employer: WageEmployer
  readonly workers: readonly WageWorker[]
  /** What is due beside the sums of the workers. */
  readonly due?: {
    /** Rate times the total of taxable wages, not the sum of the checks. */
    readonly contribution?: Cents
    readonly interest?: Cents
    readonly penalty?: Cents
    readonly previousUnderpayment?: Cents
    readonly credit?: Cents
    readonly total?: Cents
  }
}

interface WageEmployer {
  readonly ein: string
  readonly name: string
  readonly address: MailAddress
  readonly contact: FilingContact
  /** The account with the state's unemployment agency. */
  readonly account: string
  readonly rate?: Rate
  /** R regular, A agriculture, H household. */
  readonly employment?: string
  readonly isReimbursing?: boolean
  readonly isForeign?: boolean
  readonly naics?: string
  readonly county?: string
  readonly unit?: string
  /** What one state asks of an employer, by the words of its layout: `remitter number`, `branch code`. */
  readonly particulars?: Readonly<Record<string, FieldSaid>>
}

export interface WageWorker {
  readonly id: string
  readonly ssn?: string
  readonly name: LegalName
  readonly address?: MailAddress
  readonly gross?: Cents
  /** Before the base; total = excess + taxable. */
  readonly uiTotal: Cents
  readonly uiExcess: Cents
  readonly uiTaxable: Cents
  readonly disability?: Cents
  readonly tips?: Cents
  readonly weeks?: number
  readonly hours?: number
  /** Income tax, where the state takes it with the wages. */
  readonly stateTaxable?: Cents
  readonly stateWithheld?: Cents
  /** Whether the pay period with the 12th of each month was worked or paid. */
  readonly months?: readonly [boolean, boolean, boolean]
  readonly firstEmployed?: Day
  readonly separated?: Day
  readonly isOfficer?: boolean
  readonly isFamily?: boolean
  readonly hourlyRate?: Cents
  /** Wages of the quarter that another state counts. */
  readonly elsewhere?: { readonly state: string; readonly total: Cents; readonly taxable: Cents }
  /** What one state asks of a worker, by the words of its layout: `SOC code`, `wage plan code`. */
  readonly particulars?: Readonly<Record<string, FieldSaid>>
}
