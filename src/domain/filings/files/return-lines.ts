import { type Day, monthOf } from '../../../kernel/dates.ts'
import { groupedBy } from '../../../kernel/grouped.ts'
import { type Cents, cents } from '../../../kernel/money.ts'
import type { ReturnLines } from '../../layouts/return-xml.ts'
import type { Figures } from '../filing.ts'

/** What the elements of a return ask for beside its lines. */
export interface Beside {
  readonly finalPayDate: Day | null
  /** The day on which an amendment was prepared, and why. */
  readonly discovered: Day
  readonly explanation: string
}

/** Lines as the elements of a form ask for them: a box by what it says, months, days and states as lists. */
export const returnLines = (form: string, figures: Figures, beside: Beside): ReturnLines =>
  makers[form]?.(figures, beside) ?? {}

type Maker = (figures: Figures, beside: Beside) => ReturnLines

const makers: Readonly<Record<string, Maker>> = {
  941: of941,
  '941-X': of941X,
  940: of940,
  943: (figures, beside) => ofYear(figures, beside, { schedule: '17', final: '18' }),
  944: (figures, beside) => ofYear(figures, beside, { schedule: '13', final: '14', boxes: ['3'] }),
  945: (figures, beside) => ofYear(figures, beside, { schedule: '7', final: 'final' }),
}

function of941({ lines, months = {}, days }: Figures, { finalPayDate }: Beside): ReturnLines {
  const sixteen = lines['16']
  const monthly = Object.entries(months)
  return {
    ...amounts(lines, ['4', '16', '17', '18']),
    ...boxes(lines, ['4', '17', '18']),
    ...(lines['17'] === 'X' && { '17 date': finalPayDate ?? undefined }),
    '16 less': sixteen === 'less than 2,500',
    ...(sixteen === 'monthly' && {
      '16 monthly': true,
      ...Object.fromEntries(monthly.map(([month, owed]) => [`16 month ${ofQuarter(Number(month))}`, owed])),
      '16 total': sum(Object.values(months)),
    }),
    '16 semiweekly': sixteen === 'semiweekly',
    ...(days && {
      'B months': byMonth(days).map(([month, rows]) => ({
        month: String(ofQuarter(month)),
        days: dayRows(rows),
        total: sum(rows.map(({ amount }) => amount)),
      })),
      'B total': sum(days.map(({ amount }) => amount)),
    }),
  }
}

/** The place of a month in its quarter. */
const ofQuarter = (month: number): number => ((month - 1) % 3) + 1

/** Columns 1 to 4 of each line; column 4 is an element of its own only where tax is not the difference itself. */
function of941X({ corrections = [], period }: Figures, { discovered, explanation }: Beside): ReturnLines {
  const columns = corrections.flatMap(({ line, corrected, reported, difference, tax }) => [
    [`1/${line}`, corrected] as const,
    [`2/${line}`, reported] as const,
    [`3/${line}`, difference] as const,
    ...(tax === null ? [] : [[`4/${line}`, tax] as const]),
  ])
  const owed = sum(corrections.map(({ tax }) => tax ?? cents(0n)))
  return {
    'form 941': true,
    [`quarter ${Math.ceil(monthOf(period.to) / 3)}`]: true,
    year: period.to.slice(0, 4),
    discovered,
    // What was underreported is corrected by an adjusted return alone; of an overpayment the employer chooses.
    adjusted: owed >= 0n,
    ...Object.fromEntries(columns),
    '4/23': owed,
    '4/27': owed,
    '43': explanation,
  }
}

function of940({ lines, states = [] }: Figures): ReturnLines {
  const [only] = states
  return {
    ...amounts(lines, ['1a', ...BOXES_940]),
    ...boxes(lines, BOXES_940),
    ...(states.length === 1 && { '1a': only!.state }),
    // Schedule A: every state in which tax was owed; wages and tax of those with a reduction.
    ...((lines['1b'] === 'X' || lines['2'] === 'X') && {
      'A states': states.map(({ state, wages, rate, tax }) =>
        tax === 0n ? { state } : { state, wages, rate: decimal(rate), tax },
      ),
      'A wages': sum(states.filter(({ tax }) => tax !== 0n).map(({ wages }) => wages)),
      'A total': sum(states.map(({ tax }) => tax)),
    }),
  }
}

const BOXES_940 = ['1b', '2', '4a', '4b', '4c', '4d', '4e', 'd']

/** `1.2%` as the schema has a rate: `0.012`. */
const decimal = (rate: string): string => {
  const digits = rate.replace('%', '').split('.')
  const [whole = '0', part = ''] = digits
  return `0.${whole.padStart(2, '0')}${part}`.replace(/0+$/, '')
}

/** Forms 943, 944 and 945: months on the form, or days on Form 943-A or 945-A. */
function ofYear(
  { lines, months, days }: Figures,
  { finalPayDate }: Beside,
  at: { readonly schedule: string; readonly final: string; readonly boxes?: readonly string[] },
): ReturnLines {
  const own = [at.final, ...(at.boxes ?? [])]
  const said = lines[at.schedule]
  return {
    ...amounts(lines, [at.schedule, ...own]),
    ...boxes(lines, own),
    ...(lines[at.final] === 'X' && { 'final date': finalPayDate ?? undefined }),
    less: said === 'less than 2,500' || said === '',
    monthly: said === 'monthly',
    semiweekly: days !== undefined,
    ...(months && {
      months: inOrder(months).map(([month, owed]) => ({ month: MONTHS[Number(month) - 1]!, owed })),
      'months total': sum(Object.values(months)),
    }),
    ...(days && {
      'A months': byMonth(days).map(([month, rows]) => ({
        month: MONTHS[month - 1]!,
        days: dayRows(rows),
        total: sum(rows.map(({ amount }) => amount)),
      })),
      'A total': sum(days.map(({ amount }) => amount)),
    }),
  }
}

const MONTHS = [
  ...['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE'],
  ...['JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'],
]

/** Keys that are numbers come first in an object: 10 to 12 before 01. */
const inOrder = (months: NonNullable<Figures['months']>) =>
  Object.entries(months).toSorted(([a], [b]) => (a < b ? -1 : 1))

type Days = NonNullable<Figures['days']>

const byMonth = (days: Days): readonly (readonly [month: number, rows: Days])[] =>
  [...groupedBy(days, ({ date }) => date.slice(0, 7))].map(([, rows]) => [monthOf(rows[0]!.date), rows])

const dayRows = (rows: Days): readonly ReturnLines[] =>
  rows.map(({ date, amount }) => ({ day: String(Number(date.slice(8))), amount }))

const amounts = (lines: Figures['lines'], not: readonly string[]): ReturnLines =>
  Object.fromEntries(Object.entries(lines).filter(([line]) => !not.includes(line)))

const boxes = (lines: Figures['lines'], which: readonly string[]): ReturnLines =>
  Object.fromEntries(which.map((line) => [line, lines[line] === 'X']))

const sum = (of: readonly Cents[]): Cents => cents(of.reduce((all, each) => all + each, 0n))
