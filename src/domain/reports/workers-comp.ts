import type { Day } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import { add, type Cents, cents, dollars, roundDiv } from '../../kernel/money.ts'
import { citation, tableOn } from '../../law/engine/editions.ts'
import type { CompInsurance } from '../../law/language/comp-insurance.ts'
import { type EarningKind, type EarningType, earningKinds } from '../pay/elements.ts'
import type { Columns, ReportRow } from './report.ts'

export const compColumns = {
  state: { label: 'State', kind: 'text', says: 'The state whose law insures the work.', example: 'GA' },
  code: {
    label: 'Class',
    kind: 'text',
    says: 'The code of the class; empty where none is assigned.',
    example: '8810',
  },
  description: { label: 'Work', kind: 'text', says: 'What the class is.', example: 'Clerical office' },
  people: { label: 'People', kind: 'count', says: 'How many people were paid for it.', isNotSummed: true },
  hours: { label: 'Hours', kind: 'hours', says: 'Hours that are paid.' },
  gross: { label: 'Gross', kind: 'money', says: 'What was earned.' },
  leftOut: {
    label: 'Left out',
    kind: 'money',
    says: 'Tips, severance and what is not paid in money: no payroll to an insurer.',
  },
  overtimePremium: {
    label: 'Overtime premium',
    kind: 'money',
    says: 'The extra of overtime, where the state leaves it out.',
  },
  payroll: { label: 'Payroll', kind: 'money', says: 'Gross less the two amounts before it.' },
  rate: {
    label: 'Rate',
    kind: 'text',
    says: 'Dollars for 100 of payroll, or for an hour in Washington; empty where none is known.',
    example: '1.2500',
  },
  premium: {
    label: 'Premium',
    kind: 'money',
    says: 'Payroll times rate, before what the policy adds or takes off.',
  },
  workerShare: {
    label: 'Paid by workers',
    kind: 'money',
    says: 'The part of the premium that was withheld: Washington alone shares it.',
  },
} as const satisfies Columns

/** Earnings of one kind in one class, with the rate that was in force on the pay date. */
export interface CompEarned {
  readonly state: string
  readonly classId: string | null
  readonly code: string
  readonly description: string
  /** Millionths of a dollar for 100 of payroll; null where there is none. */
  readonly rate: bigint | null
  readonly type: string
  /** Pay on hours that another line counts. */
  readonly isExtra: boolean
  readonly hours: number
  readonly earned: bigint
}

/** Of a class at a rate. */
export interface CompHead {
  readonly state: string
  readonly classId: string | null
  readonly rate: bigint | null
  readonly people: number
}

/** What the paychecks took and accrued by the hour: Washington’s fund. */
export interface CompByHours {
  readonly state: string
  readonly code: string
  readonly description: string
  readonly rate: string
  readonly people: number
  readonly hours: number
  readonly gross: bigint
  readonly worker: bigint
  readonly employer: bigint
}

type CompReportRow = ReportRow<typeof compColumns>

/** One row a class and rate, by state and code; work without a class stands first in its state. */
export function compRows(
  {
    earned,
    heads,
    byHours,
  }: { earned: readonly CompEarned[]; heads: readonly CompHead[]; byHours: readonly CompByHours[] },
  on: Day,
): readonly CompReportRow[] {
  // Those who were added up before their class was looked for are others than those who have none.
  const peopleOf = new Map<string, number>()
  for (const head of heads) peopleOf.set(keyOf(head), (peopleOf.get(keyOf(head)) ?? 0) + head.people)
  const byPayroll = groupedBy(
    earned.filter(({ state }) => !isByHours(state, on)),
    keyOf,
  )
  return [
    ...[...byPayroll].map(([key, lines]) => rowOf(lines, peopleOf.get(key)!, on)),
    ...byHours.map(hourRow),
  ].toSorted((a, b) => (sortOf(a) < sortOf(b) ? -1 : 1))
}

const keyOf = ({ state, classId, rate }: Pick<CompEarned, 'state' | 'classId' | 'rate'>): string =>
  `${state}/${classId ?? ''}/${rate ?? ''}`
const sortOf = ({ state, code, rate }: CompReportRow): string => `${state}/${code}/${rate}`

function rowOf(lines: readonly CompEarned[], people: number, on: Day): CompReportRow {
  const { state, code, description, rate } = lines[0]!
  const sum = (of: (line: CompEarned) => bigint): Cents =>
    cents(lines.reduce((all, line) => all + of(line), 0n))
  const gross = sum(({ earned }) => earned)
  const leftOut = sum((line) => (isPayroll(line.type) ? 0n : line.earned))
  const overtimePremium = overtimeRule(state, on) === 'leftOut' ? sum(extraOf) : cents(0n)
  const payroll = cents(gross - leftOut - overtimePremium)
  // Millionths of a dollar for 100 dollars of payroll.
  const premium = rate === null ? cents(0n) : cents(roundDiv(payroll * rate, 100_000_000n))
  return {
    ...{ state, code, description: code === '' ? NO_CLASS : description, people },
    hours: lines.reduce((all, { hours }) => all + hours, 0),
    ...{ gross, leftOut, overtimePremium, payroll },
    rate: rate === null ? '' : rateText(rate),
    premium,
    workerShare: cents(0n),
  }
}

const NO_CLASS = '(no class)'

/** '1.2500'. */
const rateText = (millionths: bigint): string =>
  `${millionths / 1_000_000n}.${String((millionths % 1_000_000n) / 100n).padStart(4, '0')}`

/** NCCI Basic Manual, Rule 2-B: tips, severance and what an employer gives otherwise than in money are left out. */
function isPayroll(type: string): boolean {
  const kind: EarningKind | undefined = earningKinds[type as EarningType]
  return kind === undefined || (kind.money === 'paid' && kind.item !== 'tips' && type !== 'Severance')
}

/** A third of pay at time and a half, half of pay at double time, all of what is only the extra (Rule 2-C). */
function extraOf({ type, isExtra, earned }: CompEarned): bigint {
  const parts = PARTS[type]
  if (parts === undefined) return 0n
  return isExtra ? earned : roundDiv(earned, parts)
}

const PARTS: Readonly<Record<string, bigint>> = { Overtime: 3n, 'Double Time': 2n }

const lawOf = (state: string, on: Day): CompInsurance =>
  // It says who insures and computes no tax: past the last checked day the newest edition serves.
  (tableOn('compInsurance', state, on, { allowProvisional: true }) ??
    tableOn('compInsurance', 'US', on, { allowProvisional: true }))!.law

const overtimeRule = (state: string, on: Day): CompInsurance['overtime'] => lawOf(state, on).overtime

/** By the hour: what was withheld and accrued is the premium, to the cent. */
const hourRow = (of: CompByHours): CompReportRow => ({
  ...{ state: of.state, code: of.code, people: of.people, hours: of.hours, rate: of.rate },
  description: of.code === '' ? NO_CLASS : of.description,
  ...{ gross: cents(of.gross), leftOut: cents(0n), overtimePremium: cents(0n), payroll: cents(of.gross) },
  premium: cents(of.worker + of.employer),
  workerShare: cents(of.worker),
})

const isByHours = (state: string, on: Day): boolean => lawOf(state, on).basis === 'hours'

/** What the figures do not tell. */
export function compNotes(rows: readonly CompReportRow[], on: Day): readonly string[] {
  const states = [...new Set(rows.map(({ state }) => state))].sort()
  const without = rows.filter(({ code, state }) => code === '' && !isByHours(state, on))
  const noRate = rows.filter(({ code, rate, state }) => code !== '' && rate === '' && !isByHours(state, on))
  const unclassed = rows.filter(({ code, state }) => code === '' && isByHours(state, on))
  return [
    ...unclassed.map(
      ({ state, gross }) =>
        `${dollars(gross)} of pay in ${state} has no risk class: addEmployeeMiscellaneousStateTax gives it one`,
    ),
    ...without.map(
      ({ state, payroll }) =>
        `${dollars(payroll)} of payroll in ${state} has no class and no premium: assignWorkersCompClass gives it one`,
    ),
    ...noRate.map(
      ({ state, code }) =>
        `Class ${code} of ${state} has no rate on these pay dates: updateWorkersCompClass adds the one of the policy`,
    ),
    ...states.flatMap((state) => stateNotes(state, on)),
    'Tips and severance are left out (NCCI Basic Manual, Rule 2-B). Owners and officers count with what they were paid: a ' +
      'policy may leave them out or count them at a fixed amount.',
    'Rates are those that the company gave from its policies. Experience, discounts, limits for one person and the least ' +
      'premium of a policy are not in the figures.',
  ]
}

function stateNotes(state: string, on: Day): readonly string[] {
  const law = lawOf(state, on)
  const cite = `${citation(law, law.where)}, ${law.confidence}`
  return [
    ...(law.fund ? [`${state}: only ${law.fund} insures (${cite})`] : []),
    ...(law.basis === 'payroll' && law.overtime === undefined
      ? [`${state}: whether the extra of overtime is left out is not on file; it is counted`]
      : []),
    ...(law.overtime === 'counted' ? [`${state}: the extra of overtime is counted (${cite})`] : []),
  ]
}

/** All rows have what the paychecks have. */
export const grossTie = (rows: readonly CompReportRow[], booked: bigint) => ({
  what: 'Gross',
  reported: add(...rows.map(({ gross }) => gross)),
  booked: cents(booked),
})
