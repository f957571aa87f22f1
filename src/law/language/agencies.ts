import type { Dated, HeadOf } from './dated.ts'
import type { Cite, SourceKeys } from './sources.ts'
import type { Confidence } from './types.ts'

/** Whom a jurisdiction has what it takes of wages paid to: each payment with its taxes, form, channel and days. */
export interface AgencyTable extends Dated {
  readonly table: 'agencies'
  readonly payments: readonly AgencyPayment[]
}

/** Taxes that are paid together: one payment with its parts, under one account number, on one day. */
export interface AgencyPayment {
  /** Names it in the ledger, in files and on the wire: `GA`, `GA.sui`, `US.941`; `{place}` has one for each place. */
  readonly ref: string
  readonly agency: string
  readonly form: string
  /** Tax codes; `MD-*.incomeTax` is that tax of every place of the state that no other payment names. */
  readonly taxes: readonly string[]
  readonly payee: PayeeKind
  /**
   * The line of the state's registration that has the account number; `EIN` where that is the number; of a carrier, the
   * line that names it.
   */
  readonly account: string
  /** What says which of the schedules holds: a line of the registration, or the IRS. Absent where there is one. */
  readonly frequency?: string
  readonly schedules: Readonly<Record<string, DepositSchedule>>
  readonly channel: Channel
  /** Up to so much in the lookback period the first schedule is assigned, above it the second. */
  readonly lookback?: number
  /** Filers of this federal form only. */
  readonly filers?: FederalForm
  readonly confidence: Confidence
  readonly source: string
}

/** The return that an employer files for taxes on wages. */
export type FederalForm = '941' | '943' | '944'

/**
 * An agency of the state; the insurer that the employer has chosen, whom no tax is paid to; or whoever collects for a
 * place, whom the employer has to name.
 */
type PayeeKind = 'agency' | 'carrier' | 'collector'

/** What the payment says of itself. A state's own code is never guessed: without one it is paid at the agency's site. */
export type Channel =
  | { readonly kind: 'portal' }
  | {
      readonly kind: 'EFTPS' | 'ACH credit'
      readonly taxType: string
      /** Whose end the payment names, and whether as its last day or, as EFTPS asks, the first of its last month. */
      readonly period: 'month' | 'quarter' | 'year'
      readonly names: 'lastDay' | 'monthOnly'
      /** Parts of the amount by tax; what is not named is the whole, `T`. */
      readonly parts?: Readonly<Record<string, string>>
    }

/** By when what is owed is deposited: the first step whose sum is reached when its period closes; the last always is. */
export interface DepositSchedule {
  readonly steps: readonly DepositStep[]
  readonly calendar: 'irs' | 'states'
  /** A year that comes to less than this may be paid with its return. */
  readonly withReturn?: { readonly under: number; readonly due: DepositDue }
}

export interface DepositStep {
  readonly period: DepositPeriod
  /** Days after the close; of a half month, those of each half. */
  readonly due: DepositDue | readonly [DepositDue, DepositDue]
  /** Where the close is the end of a quarter: a quarterly return takes the last month with it. */
  readonly atQuarterEnd?: DepositDue
  /** What has accumulated since the last deposit that this step asks for. */
  readonly once?: Sum
  /** Whoever reaches it deposits by this schedule from the next day through the end of the next year. */
  readonly makes?: string
}

export interface Sum {
  readonly atLeast?: number
  readonly over?: number
  /** Only these taxes count (California: income tax). */
  readonly of?: readonly string[]
  /** What was deposited for an earlier period counts no more (Form 940). */
  readonly undeposited?: true
}

/** What closes when. A semiweekly period closes on Tuesday and on Friday; a week on the day that it is named by. */
export type DepositPeriod =
  | 'payday'
  | 'semiweek'
  | 'weekToFriday'
  | 'weekToSaturday'
  | 'eighthMonth'
  | 'quarterMonth'
  | 'halfMonth'
  | 'month'
  | 'quarter'
  | 'halfYear'
  | 'year'

/** Business days after the close; the next such weekday; or a date of the month of the close, or of a later one. */
export type DepositDue =
  | { readonly businessDays: number }
  | { readonly weekday: number }
  | { readonly date: number; readonly month: 'same' | 'next' | 'second'; readonly inFebruary?: number }

export type AgencyRow = Omit<AgencyPayment, 'source'> & {
  readonly where: string
  readonly source: SourceKeys
}

/** One table for each jurisdiction, as sure as its least sure row. */
export function agencies(
  { cite, ...head }: HeadOf<'agencies'> & { readonly cite: Cite },
  rows: readonly AgencyRow[],
): readonly AgencyTable[] {
  return [...new Set(rows.map(({ where }) => where))].map((where) => {
    const own = rows.filter((row) => row.where === where)
    const payments = own.map(({ where: _, source, ...row }) => ({ ...row, source: cite(source) }))
    const confidence = SURE.findLast((each) => own.some((row) => row.confidence === each))!
    const source = [...new Set(payments.map((payment) => payment.source))].join('; ')
    return { ...head, where, payments, confidence, source }
  })
}

const SURE: readonly Confidence[] = ['verified', 'derived', 'recalled', 'unsure']

export const businessDays = (count: number): DepositDue => ({ businessDays: count })
export const nextWeekday = (weekday: number): DepositDue => ({ weekday })
/** 31 is the last day of a shorter month. */
export const ofNextMonth = (date: number): DepositDue => ({ date, month: 'next' })
export const ofSameMonth = (date: number): DepositDue => ({ date, month: 'same' })
export const LAST = 31

export const step = (
  period: DepositPeriod,
  due: DepositStep['due'],
  more: Omit<DepositStep, 'period' | 'due'> = {},
): DepositStep => ({ period, due, ...more })

/** Of a state: only holidays that every state keeps move a day, so it is never after the state's own. */
export const by = (...steps: readonly DepositStep[]): DepositSchedule => ({ steps, calendar: 'states' })

export const nextDay = by(step('payday', businessDays(1)))
/** As the IRS has it: three business days after Tuesday and Friday. */
export const semiweekly = by(step('semiweek', businessDays(3)))
export const monthly = (date: number, lastOfQuarter?: number): DepositSchedule =>
  by(
    step('month', ofNextMonth(date), {
      ...(lastOfQuarter !== undefined && { atQuarterEnd: ofNextMonth(lastOfQuarter) }),
    }),
  )
export const halfMonthly = (first: DepositDue, second: DepositDue): DepositSchedule =>
  by(step('halfMonth', [first, second]))
export const quarterly = (date: number): DepositSchedule => by(step('quarter', ofNextMonth(date)))
export const annual = (date: number): DepositSchedule => by(step('year', ofNextMonth(date)))

type Sure = readonly [confidence: Confidence, source: SourceKeys]
type More = Partial<Pick<AgencyRow, 'account' | 'channel' | 'taxes' | 'ref' | 'frequency'>>

const portal: Channel = { kind: 'portal' }

/** Income tax that is withheld, by the frequency that the state has assigned. */
export const withheld = (
  where: string,
  [agency, form]: readonly [agency: string, form: string],
  schedules: AgencyRow['schedules'],
  [confidence, source]: Sure,
  more: More = {},
): AgencyRow => ({
  where,
  ref: where,
  agency,
  form,
  taxes: [`${where}.incomeTax`],
  payee: 'agency',
  account: 'Withholding Account Number',
  frequency: 'Withholding Deposit Frequency',
  schedules,
  channel: portal,
  confidence,
  source,
  ...more,
})

/** What every employer pays after the quarter: unemployment and what is paid with it, leave, workers' compensation. */
export const afterQuarter = (
  ref: string,
  [agency, form]: readonly [agency: string, form: string],
  date: number,
  [confidence, source]: Sure,
  more: More = {},
): AgencyRow => ({
  where: ref.slice(0, 2),
  ref,
  agency,
  form,
  taxes: [ref],
  payee: 'agency',
  account: 'UI Account Number',
  schedules: { Quarterly: quarterly(date) },
  channel: portal,
  confidence,
  source,
  ...more,
})

/** Premiums that are kept for the insurer of the employer's policy. */
export const premiums = (
  ref: string,
  [agency, form]: readonly [agency: string, form: string],
  taxes: readonly string[],
  [confidence, source]: Sure,
  carrier: string,
): AgencyRow => ({
  where: ref.slice(0, 2),
  ref,
  agency,
  form,
  taxes,
  payee: 'carrier',
  account: carrier,
  schedules: {},
  channel: portal,
  confidence,
  source,
})

/** Taxes of places: who collects them, under which account and when, the employer has to say. */
export const collected = (
  where: string,
  form: string,
  taxes: readonly string[],
  [confidence, source]: Sure,
): AgencyRow => ({
  where,
  ref: '{place}',
  agency: 'Local tax of {place}',
  form,
  taxes,
  payee: 'collector',
  account: '',
  schedules: {},
  channel: portal,
  confidence,
  source,
})
