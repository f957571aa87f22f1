import { z } from 'zod'
import { writeInput } from '../../domain/pay/stored-input.ts'
import { EDITABLE } from '../../domain/payroll/period.ts'
import { givenByCard } from '../../domain/time/card-hours.ts'
import { givenByJob, isByJob } from '../../domain/time/card-jobs.ts'
import { type CardRow, timeCardMachine } from '../../domain/time/time-card.ts'
import type { Id } from '../../kernel/ids.ts'
import { arrow, canMove } from '../../kernel/machine.ts'
import { saveInputs } from '../../store/payroll/period-inputs.ts'
import { setCardStatus } from '../../store/time/cards.ts'
import { ids, keyOf } from '../../wire/fields/batch.ts'
import { id } from '../../wire/fields/fields.ts'
import { nouns } from '../../wire/fields/nouns.ts'
import { closedWords, editableRefusals } from '../../wire/pay-period.ts'
import { cardsReply } from '../../wire/time-card.ts'
import { jobRates } from '../../work/payroll/job-rates.ts'
import { lockedPeriod } from '../../work/payroll/load-period.ts'
import { cardFault, lockedCards } from '../../work/time/card-batch.ts'
import { countedCards } from '../../work/time/card-hours.ts'
import { operation } from '../declaration/operation.ts'

export const syncTimeCardsToPayroll = operation({
  address: 'adminPortal/syncTimeCardsToPayroll',
  job: 'time',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Imports standard and overtime hours of approved time cards into a pay period.',
  description:
    'Each card has a result of its own, in the order of the request. Syncing a card again replaces what it gave. ' +
    'Overtime is counted by the workweek and paid in the period where the week ends: hours that turn out to be overtime ' +
    'after they were paid at the plain rate in the period before get the difference now. Hours of an import win over ' +
    'those of a card. Hours of who is paid by the hour are paid at the rate of the job that an entry names (addUserJob) ' +
    'as it is when the card is synced; overtime is then a multiple of the average of all rates.',
  body: z.object({ companyId: id('company'), payPeriodId: id('payPeriod'), timeCardIds: ids() }),
  reply: cardsReply,
  refusals: editableRefusals,
  emits: ['timeCard'],

  async run({ body, work, refuse }) {
    const { companyId, payPeriodId } = body
    const period = await lockedPeriod(work, body)
    if (!EDITABLE.includes(period.status)) refuse('notEditable', closedWords(period.status))
    const cards = await lockedCards(work, companyId, body.timeCardIds)
    const ready = [...cards.values()].filter((card) => faultOf(card, payPeriodId) === undefined)
    const counted = await countedCards(work, companyId, ready, { allowProvisional: work.isSandbox })

    const byJob = counted.filter(isByJob)
    const userIds = byJob.map(({ userId }) => userId)
    const rateOf = await jobRates(work, companyId, { userIds, on: period.endDate })

    const rows = counted.map((card) => {
      const { userId } = card
      const given = isByJob(card) ? givenByJob(card, (job) => rateOf(userId, job)) : givenByCard(card.hours)
      return { userId, data: writeInput(given) }
    })
    const { to: status } = arrow(timeCardMachine, 'syncTimeCardsToPayroll')

    await saveInputs(work, period, 'timeCard', rows)
    await setCardStatus(work, ready, { status })
    work.note({ companyId, subjectIds: [payPeriodId], facts: { timeCards: ready.length } })
    return {
      timeCards: body.timeCardIds.map((sent) => {
        const card = cards.get(keyOf(sent))
        const fault = faultOf(card, payPeriodId)
        if (fault !== undefined) return cardFault(sent, fault)
        const message = 'Time card synced to payroll successfully'
        return { timeCardId: card!.timeCardId, userId: card!.userId, status, message }
      }),
    }
  },
})

function faultOf(card: CardRow | undefined, payPeriodId: Id<'payPeriod'>): string | undefined {
  if (!card) return nouns.timeCard.message
  if (!canMove(timeCardMachine, card.status, 'syncTimeCardsToPayroll'))
    return 'Only Approved or Synced time cards can be synced to payroll'
  return card.payPeriodId === payPeriodId ? undefined : nouns.payPeriod.message
}
