import type { Day, Instant } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import type { EmployerFacts } from '../../law/language/types.ts'
import type { InsuredFor } from '../benefits/enrollment.ts'
import type { BenefitType } from '../benefits/values.ts'
import type {
  PaymentMethod,
  PlaceFacts,
  ServedGarnishment,
  StateAnswers,
  W4Facts,
  WageFacts,
  WorkPlaceFacts,
} from '../pay/facts.ts'
import type { MatchFormula } from '../pay/match-formula.ts'
import type { Treated } from '../pay/pay-item-type.ts'
import type { PaySplit } from '../pay/pay-split.ts'
import type { Skipped } from '../pay/paycheck-types.ts'
import type { Travel } from '../pay/travel-facts.ts'
import type { WorkAssignment } from '../places/work-assignment.ts'
import type { LaborNamed } from '../structure/labor.ts'
import type { EntryDay, PlaceSpan } from './places.ts'
import type { WorkerType } from './schedule.ts'

/** Everything that a paycheck of one person is made of, as the store has it. */
export interface PersonFacts {
  readonly userId: string
  readonly name: string
  readonly workerType: WorkerType
  readonly status: string
  readonly dateOfJoin: Day
  readonly exitDate: Day | null
  /** By the words of the exit. */
  readonly diedOn?: Day | undefined
  readonly backupWithholding: boolean
  /** On the last day of the period that was worked. */
  readonly work: WorkPlaceFacts
  /** Where there was more than one in the period: all of them, in order. */
  readonly places?: readonly PlaceSpan[]
  /** What time entries tell, of whom there are several places. */
  readonly workedDays?: readonly EntryDay[]
  readonly home: PlaceFacts | null
  /** Where the home moved inside the period: all of them, in order; `home` is the last. */
  readonly homes?: readonly HomeSpan[]
  /** Places that lines of pay or time entries name: a location of the company by its id, or `Remote`. */
  readonly namedPlaces?: Readonly<Record<string, WorkPlaceFacts>>
  /** Work away from the usual place, of this calendar year; absent where there is none. */
  readonly assignments?: readonly WorkAssignment[]
  /** Of the company's filing address, where there are assignments. */
  readonly controlState?: string | null
  /** In force during the period, oldest first. */
  readonly wages: readonly WageFacts[]
  readonly w4: W4Facts | null
  /** By state: label → value. */
  readonly stateW4: Readonly<Record<string, StateAnswers>>
  /** Dollars an hour by tax code: Washington L&I. */
  readonly perHour: NonNullable<EmployerFacts['perHour']> | null
  /** Accounts that may be paid into, in order of priority. */
  readonly accounts: readonly (PaySplit & { readonly id: string })[]
  /** Whether any of the worker's accounts could be paid into: not those alone that are, where a part has no place. */
  readonly hasSoundAccount?: boolean
  /** A change of them waits until then: they are those from before it. */
  readonly accountsWaitUntil?: Instant | undefined
  readonly garnishments: readonly ServedGarnishment[]
  readonly recurring: readonly RecurringFacts[]
  readonly benefits: readonly BenefitFacts[]
  readonly given: GivenFacts
  readonly member: MemberFacts | null
  /** Of a Missing period: another paycheck has paid these days. Absent where it makes no difference. */
  readonly isPaidFor?: boolean
  readonly toDate: YearFacts
  /** Whether income tax was withheld this year or last: the flat rate for supplemental wages asks for it. */
  readonly wasWithheld: boolean
  readonly ageAtYearEnd: number | null
  /** Above the year's threshold a deferral may catch up only with Roth money. */
  readonly priorYearSocialSecurityWages: Cents
  /** Absent: it is not known which rows they were. */
  readonly effective?: EffectiveDates
}

/** Where someone lived up to a day, and the certificates that were in force on it. */
export interface HomeSpan {
  readonly place: PlaceFacts
  readonly until: Day
  readonly stateW4: Readonly<Record<string, StateAnswers>>
}

/** When the rows that were in force began: with the worker they are their keys. Null: there was none. */
export interface EffectiveDates {
  readonly workplace: Day
  /** Of the remote address, where that is the place of work. */
  readonly remote: Day | null
  readonly home: Day | null
  readonly w4: Day | null
  readonly stateW4: Readonly<Record<string, Day>>
  readonly riskClass: Day | null
}

export interface RecurringFacts extends Treated {
  readonly id: string
  readonly item: 'Deduction' | 'AdditionalCompensation' | 'Reimbursement'
  readonly type: string
  readonly amount: Cents | null
  readonly basisPoints: number | null
  /** Of an item with a total. */
  readonly repays?: {
    readonly itemId: string
    /** Of the total; always something. */
    readonly left: Cents
    /** Of this repayment, if this paycheck makes one. */
    readonly number: number
    /** It takes back what the worker owes since a paycheck was voided. */
    readonly recovers?: true
  }
}

/** An enrollment in force on the pay date, or an ended one that still has arrears. */
export interface BenefitFacts {
  readonly enrollmentId: string
  readonly name: string
  readonly type: BenefitType
  readonly employee: Cents | { readonly basisPoints: number } | { readonly perHour: Cents }
  readonly employer: Cents | { readonly basisPoints: number }
  /** Absent without a match formula, and once it has ended. */
  readonly match?: MatchFormula
  readonly isAfterTax: boolean
  readonly coverage: 'Self' | 'Family' | null
  /** Of life insurance in force that the employer carries. */
  readonly insured?: InsuredFor
  readonly annualLimit: Cents | null
  /** Taken for this plan this year; null without a limit that asks. */
  readonly planToDate: Cents | null
  /** Of the year of the pay date. */
  readonly priorEmployerDeferrals: Cents
  /** What earlier paychecks did not suffice for and this one makes up. */
  readonly arrears: Cents
  /** What Regular periods since the last paycheck owe, in which there was none. */
  readonly missed?: {
    readonly employee: Cents
    readonly employer: Cents
    readonly periodIds: readonly string[]
  }
}

interface MemberFacts {
  readonly included: boolean
  readonly amount: Cents | null
  readonly paymentMethod: PaymentMethod | null
  readonly paidOutside: boolean
  /** Left, and gets the last pay with this period. */
  readonly isFinal?: boolean
}

/** A line that names its place of work, a location of the company by its id or `Remote`, or to what it belongs. */
interface Sited extends LaborNamed {
  readonly at?: string
}

/** What imports, time cards and leave gave for the period. Hours are hundredths, money is cents. */
export interface GivenFacts {
  readonly hours?: number
  readonly hoursAt?: string
  /** To what the hours belong, and the rate of their job. */
  readonly hoursFor?: LaborNamed
  readonly hoursRate?: Cents
  readonly unpaidHours?: number
  readonly overtime?: readonly (Sited & {
    readonly type: string
    readonly hours: number
    readonly multiplier: number
    /** The plain rate was paid in an earlier period; only the rest is due, and the hours are not counted again. */
    readonly premium?: boolean
    /** When those hours were worked. */
    readonly days?: { readonly begin: Day; readonly end: Day }
    /** Of the hours, those beyond forty a week; absent where nobody counted the weeks. */
    readonly flsaHours?: number
  })[]
  /** Hours whose half the law asks for and the time policy leaves out; double time counts twice. */
  readonly belowLaw?: number
  /** Workweeks that end in the period and have work in them; absent where nobody counted them. */
  readonly weeks?: number
  readonly basePay?: readonly BasePay[]
  readonly retro?: Sited & { readonly amount: Cents; readonly description: string }
  readonly compensation?: readonly (Sited &
    Treated & {
      description: string
      amount: Cents
      supplementalMethod?: 'flat' | 'aggregate'
      /** The amount is what the paycheck is to leave of it. */
      isNet?: true
      /** Once the amount is the gross that leaves it: what was asked. */
      net?: Cents
      /** Comes with the last pay, and does not stand in its place. */
      onLeaving?: boolean
      /** Of mileage and per diem: what the amount is made of. */
      travel?: Travel
    })[]
  readonly deductions?: readonly (Treated & { readonly description: string; readonly amount: Cents })[]
  readonly reimbursements?: readonly { readonly type: string; readonly amount: Cents }[]
  readonly leave?: readonly {
    readonly type: string
    readonly hours: number
    readonly paid: boolean
    /** Paid by an import: the paycheck takes it from the balance. */
    readonly fromBalance?: boolean
  }[]
  /** Of who is tipped: hours and tips of each workweek. */
  readonly tipWeeks?: readonly TipWeek[]
  /** Taken out of this period: recurring items by kind and description; an empty description means all. */
  readonly removed?: readonly {
    readonly kind: 'Deduction' | 'AdditionalCompensation'
    readonly description: string
  }[]
  /** What this period neither takes nor gives, by id. */
  readonly skipped?: readonly Omit<Skipped, 'name'>[]
}

export interface TipWeek {
  readonly end: Day
  readonly hours: number
  readonly tips: Cents
}

export interface BasePay extends Sited {
  readonly payCode: string
  readonly rate: Cents | null
  readonly hours: number
  /** Null: not said. */
  readonly multiplier: number | null
  readonly amount: Cents | null
  /** Whether it comes on top of hours that another row counts; absent: not said. */
  readonly isPremium?: boolean
}

/** One person's year so far, by code: taxes, deductions, orders. */
export interface YearFacts {
  readonly totals: ReadonlyMap<string, { readonly wages: Cents; readonly amount: Cents }>
  readonly supplementalWages: Cents
  readonly gross: Cents
  readonly net: Cents
}

export const NO_YEAR: YearFacts = {
  totals: new Map(),
  supplementalWages: 0n as Cents,
  gross: 0n as Cents,
  net: 0n as Cents,
}
