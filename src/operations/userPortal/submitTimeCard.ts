import { z } from 'zod'
import { ids } from '../../wire/fields/batch.ts'
import { id, optionalId } from '../../wire/fields/fields.ts'
import { cardsReply } from '../../wire/time-card.ts'
import { namedIn } from '../../work/payroll/load-period.ts'
import { moveCards } from '../../work/time/card-batch.ts'
import { operation } from '../declaration/operation.ts'

export const submitTimeCard = operation({
  address: 'userPortal/submitTimeCard',
  job: 'time',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Submits time cards for approval; where the policy asks for none, they are approved at once.',
  description:
    'Each card has a result of its own. With `userId` only that user’s cards are taken. A rejected card may be ' +
    'submitted again as it is. A card whose worker is clocked in waits for clockOut.',
  body: z.object({ companyId: id('company'), userId: optionalId('user'), timeCardIds: ids() }),
  reply: cardsReply,
  emits: ['timeCard'],

  async run({ body, work }) {
    await namedIn(work, body.companyId, { userId: body.userId })
    const done = 'Time card submitted successfully'
    return moveCards(work, body, { trigger: 'submitTimeCard', done, userId: body.userId, reopens: true })
  },
})
