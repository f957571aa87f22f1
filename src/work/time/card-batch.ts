import { type CardRow, type TimeCardStatus, timeCardMachine } from '../../domain/time/time-card.ts'
import type { Id } from '../../kernel/ids.ts'
import { canMove, move } from '../../kernel/machine.ts'
import { wrongState } from '../../kernel/wrong-state.ts'
import { companyExists } from '../../store/company/companies.ts'
import type { Work } from '../../store/database/work.ts'
import { cardsWhere, setCardStatus } from '../../store/time/cards.ts'
import { keyOf, uuidsIn } from '../../wire/fields/batch.ts'
import { nouns, unknownId } from '../../wire/fields/nouns.ts'
import { assignmentFaults } from '../../wire/time-policy.ts'

/** Moving many time cards: approve, reject, submit. Each card has a result of its own. */

interface Asked {
  readonly trigger: keyof typeof timeCardMachine.table
  readonly done: string
  readonly reason?: string
  /** A rejected card is taken as open again first. */
  readonly reopens?: true
  /** Only cards of this worker. */
  readonly userId?: Id<'user'> | undefined
}

export async function moveCards(
  work: Work,
  { companyId, timeCardIds }: { readonly companyId: Id<'company'>; readonly timeCardIds: readonly unknown[] },
  asked: Asked,
) {
  const cards = await lockedCards(work, companyId, timeCardIds)

  const ours = [...cards.values()].filter(({ userId }) => !asked.userId || userId === asked.userId)
  const open = new Map(
    ours
      .filter((card) => !(asked.reopens && card.isClockedIn))
      .filter((card) => canMove(timeCardMachine, fromOf(card, asked), asked.trigger))
      .map((card) => [card.timeCardId as string, card]),
  )
  const next = new Map([...open].map(([id, card]) => [id, nextOf(card, asked)]))

  for (const status of new Set(next.values())) {
    const moved = [...open.values()].filter(({ timeCardId }) => next.get(timeCardId) === status)
    await setCardStatus(work, moved, { status, reason: asked.reason ?? '' })
  }
  work.note({ companyId, subjectIds: [...open.keys()] })
  return {
    timeCards: timeCardIds.map((sent) => {
      const card = cards.get(keyOf(sent))
      if (!card || !ours.includes(card)) return cardFault(sent, nouns.timeCard.message)
      const status = next.get(card.timeCardId)
      return status === undefined
        ? cardFault(sent, closedFault(card, asked))
        : { timeCardId: card.timeCardId, userId: card.userId, status, message: asked.done }
    }),
  }
}

export async function lockedCards(
  work: Work,
  companyId: Id<'company'>,
  sent: readonly unknown[],
): Promise<ReadonlyMap<string, CardRow>> {
  if (!(await companyExists(work, companyId))) throw unknownId('company')
  const cards = await cardsWhere(work, { companyId, ids: uuidsIn(sent) }, true)
  return new Map(cards.map((card) => [card.timeCardId, card]))
}

export const cardFault = (timeCardId: unknown, message: string) => ({ timeCardId, error: 400, message })

/** Where nobody has to approve, a card that is submitted is approved by that. */
function nextOf(card: CardRow, asked: Asked): TimeCardStatus {
  const next = move(timeCardMachine, fromOf(card, asked), asked.trigger)
  return next === timeCardMachine.state.Submitted && !card.requireApproval
    ? move(timeCardMachine, next, 'approveTimeCards')
    : next
}

const fromOf = (card: CardRow, { reopens }: Asked): TimeCardStatus =>
  reopens && card.status === timeCardMachine.state.Rejected
    ? move(timeCardMachine, card.status, 'changeEntries')
    : card.status

const closedFault = (card: CardRow, { trigger, reopens }: Asked): string =>
  reopens && card.isClockedIn ? assignmentFaults.clockedIn : wrongState(timeCardMachine, card.status, trigger)
