import { isExempt } from '../../domain/pay/flsa.ts'
import {
  type CardFacts,
  type CountedCard,
  type CountedEntry,
  cardHours,
} from '../../domain/time/card-hours.ts'
import type { Entry, EntryRow } from '../../domain/time/entries.ts'
import type { CardRow } from '../../domain/time/time-card.ts'
import { addDays, type Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { Tx } from '../../store/database/transaction.ts'
import { type CardWorker, cardWorkers } from '../../store/time/cards.ts'
import { entriesOf } from '../../store/time/entries.ts'

/** The hours of these cards, set-based: two statements whatever their number. Someone who is clocked in has none yet. */
export async function countedCards(
  tx: Tx,
  companyId: Id<'company'>,
  cards: readonly CardRow[],
  lookUp: LookUp,
): Promise<readonly CountedCard[]> {
  if (cards.length === 0) return []
  const userIds = [...new Set(cards.map(({ userId }) => userId))]
  const [from, to] = [least(cards.map(({ begin }) => begin)), most(cards.map(({ end }) => end))]
  // A workweek that ends on the card's first day began six days before.
  const entries = await entriesOf(tx, companyId, { userIds, from: addDays(from, -7), to })
  const workers = await cardWorkers(tx, companyId, { userIds, on: to < tx.today ? to : tx.today })

  const byUser = new Map<string, EntryRow[]>(userIds.map((userId) => [userId, []]))
  for (const entry of entries) byUser.get(entry.userId)!.push(entry)
  return cards.map((card) => {
    const known = byUser.get(card.userId)!.filter(isAround(card))
    const worker = workers.get(card.userId)!
    return {
      ...card,
      entries: known.filter(({ timeCardId }) => timeCardId === card.timeCardId),
      hours: cardHours(factsOf(card, known, worker), lookUp),
      isHourly: worker.wageBasis === 'Per Hour' || worker.employeeType === 'Paid by the hour',
    }
  })
}

function isAround({ timeCardId, begin, end }: CardRow): (entry: EntryRow) => boolean {
  const weekBefore = addDays(begin, -7)
  return (entry) => {
    const day = entry.localStart.slice(0, 10)
    return entry.timeCardId === timeCardId || (day >= weekBefore && day <= end)
  }
}

function factsOf(card: CardRow, entries: readonly EntryRow[], worker: CardWorker): CardFacts {
  return {
    begin: card.begin,
    end: card.end,
    rule: card.overtimeRule,
    weekStart: card.workweekStart,
    state: worker.workState ?? '',
    isExempt: worker.isContractor || isExempt(worker.employeeType),
    hourly: worker.wageBasis === 'Per Hour' ? cents(worker.wageRate!) : undefined,
    exitDate: worker.exitDate,
    entries: entries.filter(isOver).map(
      (entry): CountedEntry => ({
        ...entry,
        isOwn: entry.timeCardId === card.timeCardId,
      }),
    ),
  }
}

const isOver = (entry: EntryRow): entry is EntryRow & Entry => entry.end !== null

const least = (days: readonly Day[]): Day => days.reduce((a, b) => (a < b ? a : b))
const most = (days: readonly Day[]): Day => days.reduce((a, b) => (a > b ? a : b))
