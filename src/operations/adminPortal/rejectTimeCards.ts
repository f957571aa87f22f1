import { cardsReply, decisionBody } from '../../wire/time-card.ts'
import { moveCards } from '../../work/time/card-batch.ts'
import { operation } from '../declaration/operation.ts'

export const rejectTimeCards = operation({
  address: 'adminPortal/rejectTimeCards',
  job: 'time',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Rejects submitted or approved time cards; changing an entry opens them again.',
  description: 'Each card has a result of its own. The `reason` is shown with the card by getTimeCards.',
  body: decisionBody,
  reply: cardsReply,
  emits: ['timeCard'],

  async run({ body, work }) {
    const done = 'Time card rejected successfully'
    return moveCards(work, body, { trigger: 'rejectTimeCards', done, reason: body.reason })
  },
})
