import { z } from 'zod'
import { hundredths } from '../domain/time/card-hours.ts'
import { type Entry, paidMinutes } from '../domain/time/entries.ts'
import { dayOfLocal, type LocalTime, readLocal } from '../domain/time/local-time.ts'
import { type TimeCardStatus, timeCardMachine } from '../domain/time/time-card.ts'
import type { Day } from '../kernel/dates.ts'
import { type EntrySite, entrySite, entrySiteForm } from './entry-site.ts'
import { siteRefusals } from './work-site.ts'

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
    ...entrySite,
    message: z.string(),
  }),
})

export const cardRefusals = {
  cardClosed: 'A time card that is {status} cannot be changed; {instead}',
} as const

export const overlapRefusals = { overlap: 'Time entries must not overlap' } as const

export const cardClosedWords = (status: TimeCardStatus) => ({
  status,
  instead:
    status === timeCardMachine.state.Synced
      ? 'correct the pay with importRegularPayrollData'
      : 'rejectTimeCards opens it again',
})

export const contextRefusals = {
  notAssigned: 'Employee has no active time tracking assignment; use addTimeTrackingPolicyAssignments.',
  beforeJoin: 'Time cannot be entered before dateOfJoin',
  afterExit: 'Time cannot be entered after exitDate',
  noCard: 'No pay period is open for this date; getUnProcessedPayPeriod lists those that are',
  ...overlapRefusals,
  ...cardRefusals,
  ...siteRefusals,
} as const

export const breakRefusals = { longBreak: 'breakMinutes must be shorter than the entry' } as const

export const stretchRefusals = {
  noSuchTime: 'start and end must be times that the clocks of {zone} show',
  endsBeforeStart: 'end must be after start',
  tooLong: 'A time entry is at most 24 hours long',
  ...breakRefusals,
} as const

export const entryAnswer = (
  ids: { readonly timeEntryId: string; readonly timeCardId: string },
  entry: Entry & EntrySite,
  message: string,
) => ({
  timeEntry: {
    timeEntryId: ids.timeEntryId,
    timeCardId: ids.timeCardId,
    start: entry.localStart as string,
    end: entry.localEnd as string,
    timeZone: entry.zone,
    hours: hundredths(paidMinutes(entry)) / 100,
    ...entrySiteForm(entry),
    message,
  },
})

export const dayOfEntry = (local: LocalTime): Day => dayOfLocal(local)
