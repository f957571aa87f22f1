import { z } from 'zod'
import { type CountedCard, hundredths, hundredthsOf } from '../domain/time/card-hours.ts'
import { type Entry, paidMinutes } from '../domain/time/entries.ts'
import type { CardRow } from '../domain/time/time-card.ts'
import { entrySite, entrySiteForm } from './entry-site.ts'
import { cardResults, ids } from './fields/batch.ts'
import { id, optionalText } from './fields/fields.ts'
/** A time card as getTimeCards answers it. */
export const timeCardRecord = z.object({
  timeCardId: z.uuid(),
  companyId: z.uuid().describe('The company of the worker.'),
  userId: z.uuid(),
  payPeriodId: z.uuid(),
  payBeginDate: z.string(),
  payEndDate: z.string(),
  status: z.string(),
  reason: z.string(),
  standardHours: z.number(),
  overtimeHours: z.number(),
  doubleTimeHours: z.number(),
  /** Worked on an earlier card whose week ends here: the difference to the plain rate is due. */
  owedOvertimeHours: z.number(),
  owedDoubleTimeHours: z.number(),
  explanation: z.array(
    z.object({
      date: z.string(),
      hours: z.number(),
      pays: z.literal(['overtime', 'doubleTime']),
      why: z.string(),
    }),
  ),
  entries: z.array(
    z.object({
      timeEntryId: z.uuid(),
      start: z.string(),
      end: z.string().nullable(),
      timeZone: z.string(),
      breakMinutes: z.int(),
      hours: z.number().nullable(),
      source: z.literal(['manual', 'clock']),
      ...entrySite,
    }),
  ),
})

export function timeCardForm(card: CountedCard): z.output<typeof timeCardRecord> {
  const { hours } = card
  const parts = hundredthsOf(hours)
  return {
    ...toldCardForm(card),
    standardHours: parts.standard / 100,
    overtimeHours: parts.overtime / 100,
    doubleTimeHours: parts.doubleTime / 100,
    owedOvertimeHours: hundredths(hours.owed.overtime) / 100,
    owedDoubleTimeHours: hundredths(hours.owed.doubleTime) / 100,
    explanation: hours.reasons.map(({ day, minutes, pays, why }) => ({
      date: day,
      hours: hundredths(minutes) / 100,
      pays,
      why,
    })),
    entries: card.entries.map((entry) => ({
      timeEntryId: entry.timeEntryId,
      start: entry.localStart,
      end: entry.localEnd,
      timeZone: entry.zone,
      breakMinutes: entry.breakMinutes,
      hours: entry.end === null ? null : hundredths(paidMinutes(entry as Entry)) / 100,
      source: entry.source,
      ...entrySiteForm(entry),
    })),
  }
}

/** What an event shows of a card: getTimeCards has the hours and the entries. */
export const toldCard = timeCardRecord.pick({
  timeCardId: true,
  companyId: true,
  userId: true,
  payPeriodId: true,
  payBeginDate: true,
  payEndDate: true,
  status: true,
  reason: true,
})

export const toldCardForm = (card: CardRow): z.output<typeof toldCard> => ({
  timeCardId: card.timeCardId,
  companyId: card.companyId,
  userId: card.userId,
  payPeriodId: card.payPeriodId,
  payBeginDate: card.begin,
  payEndDate: card.end,
  status: card.status,
  reason: card.reason,
})

/** Of an administrator's decision, whichever way. */
export const decisionBody = z.object({
  companyId: id('company'),
  timeCardIds: ids(),
  reason: optionalText(500),
})

export const cardsReply = z.object({ timeCards: cardResults })
