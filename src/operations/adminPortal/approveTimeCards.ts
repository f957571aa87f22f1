import { cardsReply, decisionBody } from '../../wire/time-card.ts'
import { moveCards } from '../../work/time/card-batch.ts'
import { operation } from '../declaration/operation.ts'

export const approveTimeCards = operation({
  address: 'adminPortal/approveTimeCards',
  job: 'time',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Approves submitted time cards.',
  description: 'Each card has a result of its own, in the order of the request, like syncTimeCardsToPayroll.',
  body: decisionBody,
  reply: cardsReply,
  emits: ['timeCard'],

  async run({ body, work }) {
    const done = 'Time card approved successfully'
    return moveCards(work, body, { trigger: 'approveTimeCards', done, reason: body.reason })
  },
})
