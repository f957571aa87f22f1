import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Entry } from '../../domain/time/entries.ts'
import { breakOf, type Stretch } from '../../domain/time/stretch.ts'
import { type CardRow, timeCardMachine } from '../../domain/time/time-card.ts'
import { zoneOfState } from '../../domain/time/zones.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { canMove, move } from '../../kernel/machine.ts'
import type { Work } from '../../store/database/work.ts'
import { type Assignment, assignmentOf } from '../../store/time/assignments.ts'
import { cardsWhere, openCards, setCardStatus } from '../../store/time/cards.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { cardClosedWords, type contextRefusals } from '../../wire/time-entry.ts'
import { checkEmployed } from './check-employed.ts'

type Refuse<Name extends string> = (name: Name, words?: Readonly<Record<string, string>>) => never
type GroundRefusal = keyof typeof contextRefusals

export interface EntryContext extends Assignment {
  readonly zone: string
}

export async function entryContext(
  work: Work,
  worker: WorkerKey,
  refuse: Refuse<GroundRefusal>,
): Promise<EntryContext> {
  const assignment = (await assignmentOf(work, worker)) ?? refuse('notAssigned')
  return { ...assignment, zone: assignment.timeZone || zoneOfState(assignment.workState) }
}

/** The card that a local day belongs to, locked; it is opened if the job has not come to it yet. */
export async function cardFor(
  work: Work,
  worker: WorkerKey & { readonly dateOfJoin: Day },
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
  checkEmployed({ ...worker, ...asked.context }, day, refuse)
  if (!card) return refuse('noCard')
  changeable(card, refuse)
  return card
}

export function changeable(card: CardRow, refuse: Refuse<'cardClosed'>): void {
  if (!canMove(timeCardMachine, card.status, 'changeEntries'))
    refuse('cardClosed', cardClosedWords(card.status))
}

/** A rejected card whose entries change is its worker's again. */
export async function touch(work: Work, card: CardRow): Promise<void> {
  const status = move(timeCardMachine, card.status, 'changeEntries')
  if (status !== card.status) await setCardStatus(work, [card], { status })
}

/** With the policy's rounding, and its meal break where none was said. */
export const entryOf = (stretch: Stretch, context: EntryContext, said: number | null | undefined): Entry => ({
  ...stretch,
  zone: context.zone,
  roundingMinutes: context.roundingMinutes,
  breakMinutes: breakOf(stretch, said, context.mealBreakMinutes),
})
