import { z } from 'zod'
import { hundredths } from '../../domain/time/card-hours.ts'
import { type Entry, paidMinutes } from '../../domain/time/entries.ts'
import { dayOfLocal, type LocalTime, readLocal } from '../../domain/time/local-time.ts'
import { breakOf, minutesOf, type Stretch, stretchOf } from '../../domain/time/stretch.ts'
import { timeCardMachine } from '../../domain/time/time-card.ts'
import { zoneOfState } from '../../domain/time/zones.ts'
import type { Day, Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { canMove, move } from '../../kernel/machine.ts'
import type { Work } from '../../store/database/work.ts'
import type { WorkerRow } from '../../store/people/workers.ts'
import { type Assignment, assignmentOf } from '../../store/time/assignments.ts'
import { type CardRow, cardsWhere, openCards, setCardStatus } from '../../store/time/cards.ts'
import { type EntryRow, overlaps } from '../../store/time/entries.ts'
import { unknownId } from '../operation.ts'

/** Entering time: what clockIn, clockOut, addTimeEntry and updateTimeEntry share. */

/** What the clock at the work place showed. */
export const localTime = () =>
  z
    .string('must be a local date-time, YYYY-MM-DDTHH:MM')
    .transform((value, context): LocalTime => {
      const local = readLocal(value)
      if (local !== undefined) return local
      context.addIssue({ code: 'custom', message: 'must be a local date-time, YYYY-MM-DDTHH:MM' })
      return z.NEVER
    })
    .meta({ type: 'string', examples: ['2026-12-01T09:00'] })

export const breakMinutes = () =>
  z.int('must be a whole number').min(0, 'must be at least 0').max(1440, 'must be at most 1440').nullish()

export const entryReply = z.object({
  timeEntry: z.object({
    timeEntryId: z.uuid(),
    timeCardId: z.uuid(),
    start: z.string(),
    end: z.string().nullable(),
    timeZone: z.string(),
    hours: z.number().nullable(),
    message: z.string(),
  }),
})

export const cardRefusals = {
  cardClosed: 'A time card that is {status} cannot be changed',
} as const

export const contextRefusals = {
  notAssigned: 'Employee has no active time tracking assignment.',
  beforeJoin: 'Time cannot be entered before dateOfJoin',
  afterExit: 'Time cannot be entered after exitDate',
  noCard: 'No pay period is open for this date',
  overlap: 'Time entries must not overlap',
  ...cardRefusals,
} as const

export const stretchRefusals = {
  noSuchTime: 'start and end must be times that the clocks of {zone} show',
  endsBeforeStart: 'end must be after start',
  tooLong: 'A time entry is at most 24 hours long',
  longBreak: 'breakMinutes must be shorter than the entry',
} as const

type Refuse<Name extends string> = (name: Name, words?: Readonly<Record<string, string>>) => never
type GroundRefusal = keyof typeof contextRefusals

export interface EntryContext extends Assignment {
  readonly zone: string
}

export async function entryContext(
  work: Work,
  worker: WorkerRow,
  refuse: Refuse<GroundRefusal>,
): Promise<EntryContext> {
  const assignment = (await assignmentOf(work, worker)) ?? refuse('notAssigned')
  return { ...assignment, zone: assignment.timeZone || zoneOfState(assignment.workState) }
}

/** The card that a local day belongs to, locked; it is opened if the job has not come to it yet. */
export async function cardFor(
  work: Work,
  worker: WorkerRow,
  asked: {
    readonly day: Day
    readonly context: EntryContext
    readonly timeCardId?: Id<'timeCard'> | undefined
  },
  refuse: Refuse<GroundRefusal>,
): Promise<CardRow> {
  const { companyId, userId } = worker
  const { day, timeCardId } = asked
  const find = async () => (await cardsWhere(work, { companyId, userId, on: day }, true)).at(-1)
  let card = await find()
  if (!card) {
    await openCards(work, companyId, { on: day, userIds: [userId] })
    card = await find()
  }

  if (timeCardId && timeCardId !== card?.timeCardId) throw unknownId('timeCard')
  if (day < worker.dateOfJoin) refuse('beforeJoin')
  if (asked.context.exitDate !== null && day > asked.context.exitDate) refuse('afterExit')
  if (!card) return refuse('noCard')
  changeable(card, refuse)
  return card
}

export function changeable(card: CardRow, refuse: Refuse<'cardClosed'>): void {
  if (!canMove(timeCardMachine, card.status, 'changeEntries')) refuse('cardClosed', { status: card.status })
}

/** A rejected card whose entries change is its worker's again. */
export async function touch(work: Work, card: CardRow): Promise<void> {
  const status = move(timeCardMachine, card.status, 'changeEntries')
  if (status !== card.status) await setCardStatus(work, [card], { status })
}

/** The stretch that was sent, checked against the zone and against other work. */
export async function checkedStretch(
  work: Work,
  worker: WorkerRow,
  sent: {
    readonly start: LocalTime
    readonly end: LocalTime
    readonly zone: string
    readonly breakMinutes?: number | null | undefined
    /** The entry that is changed: of a time shown twice in autumn, what was not sent anew means what it meant. */
    readonly kept?: EntryRow
  },
  refuse: Refuse<keyof typeof stretchRefusals | 'overlap'>,
): Promise<Stretch> {
  const stretch = stretchOf(sent.start, sent.end, sent.zone, meantBy(sent.kept, sent))
  if (typeof stretch === 'string') return refuse(stretch, { zone: sent.zone })
  if ((sent.breakMinutes ?? 0) >= minutesOf(stretch)) refuse('longBreak')
  await refuseOverlap(work, worker, { ...stretch, except: sent.kept?.timeEntryId }, refuse)
  return stretch
}

function meantBy(
  kept: EntryRow | undefined,
  sent: { readonly start: LocalTime; readonly end: LocalTime; readonly zone: string },
): { readonly start?: Instant; readonly end?: Instant } {
  if (!kept || kept.zone !== sent.zone) return {}
  return {
    ...(kept.localStart === sent.start ? { start: kept.start } : {}),
    ...(kept.localEnd === sent.end && kept.end !== null ? { end: kept.end } : {}),
  }
}

export async function refuseOverlap(
  work: Work,
  worker: WorkerRow,
  stretch: {
    readonly start: Instant
    readonly end: Instant | null
    readonly except?: Id<'timeEntry'> | undefined
  },
  refuse: Refuse<'overlap'>,
): Promise<void> {
  if (await overlaps(work, worker, stretch)) refuse('overlap')
}

/** With the policy's rounding, and its meal break where none was said. */
export const entryOf = (stretch: Stretch, context: EntryContext, said: number | null | undefined): Entry => ({
  ...stretch,
  zone: context.zone,
  roundingMinutes: context.roundingMinutes,
  breakMinutes: breakOf(stretch, said, context.mealBreakMinutes),
})

export const entryAnswer = (
  ids: { readonly timeEntryId: string; readonly timeCardId: string },
  entry: Entry,
  message: string,
) => ({
  timeEntry: {
    timeEntryId: ids.timeEntryId,
    timeCardId: ids.timeCardId,
    start: entry.localStart as string,
    end: entry.localEnd as string,
    timeZone: entry.zone,
    hours: hundredths(paidMinutes(entry)) / 100,
    message,
  },
})

export const dayOfEntry = (local: LocalTime): Day => dayOfLocal(local)
