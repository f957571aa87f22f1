import { addDays, type Day, type Instant, instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Minutes } from '../pay/overtime.ts'
import { dayBegins, dayOfLocal, type LocalTime, localAt } from './local-time.ts'

/** A stretch of work that is over. */
export interface Entry {
  readonly zone: string
  readonly localStart: LocalTime
  readonly localEnd: LocalTime
  readonly start: Instant
  readonly end: Instant
  readonly roundingMinutes: number
  readonly breakMinutes: Minutes
}

/** What of an entry falls on one calendar day of its zone. */
export interface Piece {
  readonly day: Day
  readonly minutes: Minutes
}

const MINUTE = 60_000

/** The longest stretch that one entry may hold. */
export const MOST_MINUTES = 24 * 60

/** A meal break of the policy is taken off entries longer than this, unless the entry says its own break. */
export const MEAL_AFTER_MINUTES = 5 * 60

export const paidMinutes = (entry: Entry): Minutes =>
  piecesOf(entry).reduce((sum, { minutes }) => sum + minutes, 0)

/**
 * The paid minutes of an entry by calendar day: elapsed time between the rounded punches, so that a shift over the
 * autumn change is an hour longer. The break is taken off the longest piece, then off the others.
 */
export function piecesOf(entry: Entry): readonly Piece[] {
  const [start, end] = [rounded(entry.start, entry), rounded(entry.end, entry)]
  const pieces = isPlain(entry)
    ? [{ day: dayOfLocal(entry.localStart), minutes: (end - start) / MINUTE }]
    : atMidnights(start, end, entry.zone)
  return entry.breakMinutes === 0 ? pieces : lessBreak(pieces, entry.breakMinutes)
}

function lessBreak(pieces: readonly Piece[], breakMinutes: Minutes): readonly Piece[] {
  let toTake = breakMinutes
  const left = new Map<Piece, Minutes>()
  for (const piece of pieces.toSorted((a, b) => b.minutes - a.minutes)) {
    const part = Math.min(piece.minutes, toTake)
    left.set(piece, piece.minutes - part)
    toTake -= part
  }
  return pieces
    .map((piece) => ({ day: piece.day, minutes: left.get(piece)! }))
    .filter(({ minutes }) => minutes > 0)
}

/** 29 CFR 785.48(b): to the nearest unit, the middle upwards, both ways alike. */
function rounded(at: Instant, { roundingMinutes }: Entry): Instant {
  const unit = (roundingMinutes || 1) * MINUTE
  return instant(Math.floor(at / unit + 0.5) * unit)
}

/** Neither midnight nor a change of the clocks is near: no zone arithmetic is needed, which is most of its cost. */
const isPlain = ({ localStart, localEnd, start, end, roundingMinutes }: Entry): boolean =>
  roundingMinutes === 0 &&
  localStart.slice(0, 10) === localEnd.slice(0, 10) &&
  end - start <= MOST_MINUTES * MINUTE

function atMidnights(start: Instant, end: Instant, zone: string): Piece[] {
  const pieces: Piece[] = []
  let from = start
  while (from < end) {
    const day = dayOfLocal(localAt(from, zone))
    const midnight = dayBegins(addDays(day, 1), zone)
    const to = midnight < end ? midnight : end
    pieces.push({ day, minutes: (to - from) / MINUTE })
    from = to
  }
  return pieces
}

/** An entry as it is kept; without an end the worker is still clocked in. */
export interface EntryRow extends Omit<Entry, 'localEnd' | 'end'> {
  readonly companyId: Id<'company'>
  readonly timeEntryId: Id<'timeEntry'>
  readonly timeCardId: Id<'timeCard'>
  readonly userId: Id<'user'>
  readonly source: 'manual' | 'clock'
  /** Where it was worked, if that was said: a location of the company by its id, or `Remote`. */
  readonly at: string | null
  /** To what it belongs, if that was said. */
  readonly departmentId: string | null
  readonly jobId: string | null
  readonly costCenterId: string | null
  readonly localEnd: LocalTime | null
  readonly end: Instant | null
}
