import { addDays, type Day } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import { type HoursSplit, type Minutes, splitWorkweek, type WorkedDay, workweeks } from '../pay/overtime.ts'
import type { GivenFacts } from '../payroll/person.ts'
import { type Entry, type EntryRow, type Piece, piecesOf } from './entries.ts'
import type { CardRow } from './time-card.ts'
import type { OvertimeChoice } from './values.ts'

/** An entry, and whether it stands on the card that is counted or on an earlier one of the same worker. */
export interface CountedEntry extends Entry {
  readonly isOwn: boolean
}

export interface CardFacts {
  readonly begin: Day
  readonly end: Day
  readonly rule: OvertimeChoice
  /** 0 = Sunday. */
  readonly weekStart: number
  readonly state: string
  /** Contractors, and employees whom the law exempts. */
  readonly isExempt: boolean
  readonly hourly: Cents | undefined
  /** The last day of employment: the week it falls in ends with it. */
  readonly exitDate: Day | null
  /** Of this card and of the six days before it. */
  readonly entries: readonly CountedEntry[]
}

export interface CardHours {
  readonly standard: Minutes
  readonly overtime: Minutes
  readonly doubleTime: Minutes
  /** Worked on an earlier card and paid there at the plain rate; what the week's end made of it is still owed. */
  readonly owed: { readonly overtime: Minutes; readonly doubleTime: Minutes }
  /** The first and the last day of what is owed. */
  readonly owedDays: { readonly begin: Day; readonly end: Day } | undefined
  /** Of all overtime and double time, what is beyond forty hours a week. */
  readonly flsa: Minutes
  /** What the rule of the work state would pay beyond the policy's, in minutes at one half. */
  readonly belowLaw: Minutes
  /** Workweeks that end here and have work in them. */
  readonly weeks: number
  readonly reasons: readonly CardReason[]
}

interface CardReason {
  readonly day: Day
  readonly minutes: Minutes
  readonly pays: 'overtime' | 'doubleTime'
  readonly why: string
}

/**
 * A card's hours, split. A workweek counts where it ends: its overtime is paid in that period, its plain hours where
 * they were worked. Of a day's overtime the last minutes are meant, so a shift that spilled over from the earlier card
 * is the first to count as plain.
 */
export function cardHours(card: CardFacts, lookUp: LookUp = {}): CardHours {
  const worked = card.entries.map((entry) => ({ isOwn: entry.isOwn, pieces: piecesOf(entry) }))
  const own = byDay(worked.flatMap(({ isOwn, pieces }) => (isOwn ? pieces : [])))
  const total = [...own.values()].reduce((sum, minutes) => sum + minutes, 0)
  const sums = { overtime: 0, doubleTime: 0 }
  const owed = { overtime: 0, doubleTime: 0 }
  const reasons: CardReason[] = []
  const owedOn: Day[] = []
  let flsa = 0
  const weeks = weeksOf(card, byDay(worked.flatMap(({ pieces }) => pieces)), longestStretches(worked))
  const splits = splitsOf(card, weeks, lookUp)
  for (const split of splits) {
    reasons.push(...split.reasons)
    flsa += Math.min(split.flsaOvertime, split.overtime + split.doubleTime)
    for (const { day, minutes, pays } of lastFirst(split.reasons)) {
      const here = Math.min(minutes, own.get(day) ?? 0)
      own.set(day, (own.get(day) ?? 0) - here)
      sums[pays] += here
      owed[pays] += minutes - here
      if (minutes > here) owedOn.push(day)
    }
  }
  const standard = total - sums.overtime - sums.doubleTime
  const belowLaw = card.rule === 'State' ? 0 : belowLawOf(card, weeks, splits)
  return { standard, ...sums, owed, owedDays: boundsOf(owedOn), flsa, belowLaw, weeks: weeks.length, reasons }
}

/** It decides no money and only warns: past the last checked day the newest rule serves. */
function belowLawOf(card: CardFacts, weeks: readonly WorkedDay[][], paid: readonly HoursSplit[]): Minutes {
  const lawful = splitsOf({ ...card, rule: 'State' }, weeks, { allowProvisional: true })
  return Math.max(0, halvesOf(lawful) - halvesOf(paid))
}

const halvesOf = (splits: readonly HoursSplit[]): Minutes =>
  splits.reduce((sum, { overtime, doubleTime }) => sum + overtime + 2 * doubleTime, 0)

function boundsOf(days: readonly Day[]): CardHours['owedDays'] {
  const [begin, end] = [days.toSorted()[0], days.toSorted().at(-1)]
  return begin && end && { begin, end }
}

/** What a synced card gives to payroll: hundredths of an hour. The parts add up to the rounded whole. */
export function givenByCard(hours: CardHours): Pick<GivenFacts, 'hours' | 'overtime' | 'weeks' | 'belowLaw'> {
  const { standard, overtime, doubleTime, owed, owedDays, weeks } = hours
  const on = owedDays ? { days: owedDays } : {}
  const parts = hundredthsOf(hours)
  const rows = [
    { type: 'Overtime', minutes: overtime, hours: parts.overtime, multiplier: 150 },
    { type: 'Double Time', minutes: doubleTime, hours: parts.doubleTime, multiplier: 200 },
    {
      type: 'Overtime',
      minutes: owed.overtime,
      hours: hundredths(owed.overtime),
      multiplier: 50,
      premium: true,
      ...on,
    },
    {
      type: 'Double Time',
      minutes: owed.doubleTime,
      hours: hundredths(owed.doubleTime),
      multiplier: 100,
      premium: true,
      ...on,
    },
  ] as const
  let left = hundredths(hours.flsa)
  const given = rows
    .filter((row) => row.hours > 0)
    .map(({ minutes: _, ...row }) => {
      const flsaHours = Math.min(left, row.hours)
      left -= flsaHours
      return { ...row, flsaHours }
    })
  if (standard === 0 && given.length === 0) return { hours: 0, weeks }
  return {
    hours: parts.standard,
    weeks,
    ...(hours.belowLaw > 0 ? { belowLaw: hundredths(hours.belowLaw) } : {}),
    ...(given.length > 0 ? { overtime: given } : {}),
  }
}

export function hundredthsOf({
  standard,
  overtime,
  doubleTime,
}: Pick<CardHours, 'standard' | 'overtime' | 'doubleTime'>) {
  const [whole, over, double] = [standard + overtime + doubleTime, overtime, doubleTime].map(hundredths)
  return { standard: whole! - over! - double!, overtime: over!, doubleTime: double! }
}

export const hundredths = (minutes: Minutes): number => Math.round((minutes * 100) / 60)

function weeksOf(
  card: CardFacts,
  worked: ReadonlyMap<Day, Minutes>,
  stretches: ReadonlyMap<Day, Minutes>,
): readonly WorkedDay[][] {
  const days = [...worked].map(
    ([day, minutes]): WorkedDay => ({ day, minutes, consecutive: stretches.get(day) }),
  )
  return workweeks(days, card.weekStart).filter((week) => endsHere(card, week))
}

function splitsOf(card: CardFacts, weeks: readonly WorkedDay[][], lookUp: LookUp): readonly HoursSplit[] {
  if (card.rule === 'None' || card.isExempt) return []
  const state = card.rule === 'Federal' ? 'US' : card.state
  return weeks.map((days) => splitWorkweek({ state, days, hourly: card.hourly }, lookUp))
}

function endsHere({ begin, end, exitDate }: CardFacts, week: readonly WorkedDay[]): boolean {
  const last = addDays(week[0]!.day, 6)
  const ends = exitDate !== null && exitDate < last ? exitDate : last
  return ends >= begin && ends <= end
}

/** Where a shift runs through midnight, its whole length counts for the day it began on (Colorado). */
function longestStretches(
  worked: readonly { readonly pieces: readonly Piece[] }[],
): ReadonlyMap<Day, Minutes> {
  const longest = new Map<Day, Minutes>()
  for (const { pieces } of worked) {
    if (pieces.length < 2) continue
    const whole = pieces.reduce((sum, { minutes }) => sum + minutes, 0)
    const { day } = pieces[0]!
    longest.set(day, Math.max(longest.get(day) ?? 0, whole))
  }
  return longest
}

function byDay(pieces: readonly Piece[]): Map<Day, Minutes> {
  const sums = new Map<Day, Minutes>()
  for (const { day, minutes } of pieces) sums.set(day, (sums.get(day) ?? 0) + minutes)
  return sums
}

/** Double time is the end of the day, overtime comes before it. */
const lastFirst = (reasons: readonly CardReason[]): readonly CardReason[] =>
  reasons.toSorted((a, b) => Number(b.pays === 'doubleTime') - Number(a.pays === 'doubleTime'))

export interface CountedCard extends CardRow {
  /** Paid by the hour, so that hours of a job may have its rate. */
  readonly isHourly: boolean
  readonly entries: readonly EntryRow[]
  readonly hours: CardHours
}
