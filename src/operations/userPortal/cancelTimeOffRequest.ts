import { z } from 'zod'
import { optionalId } from '../../wire/fields/fields.ts'
import {
  decisionAnswer,
  decisionFields,
  decisionRefusals,
  requestReply,
} from '../../wire/time-off-request.ts'
import { namedIn } from '../../work/payroll/load-period.ts'
import { decideRequest } from '../../work/time/decide-request.ts'
import { operation } from '../declaration/operation.ts'

export const cancelTimeOffRequest = operation({
  address: 'userPortal/cancelTimeOffRequest',
  job: 'time-off',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Takes back a pending time off request.',
  description: 'Once it is approved or denied it stays so. With `userId` the request must be that user’s.',
  body: z.object({ ...decisionFields, userId: optionalId('user') }),
  reply: requestReply,
  refusals: decisionRefusals,
  emits: ['timeOff'],

  async run({ body, work, refuse }) {
    await namedIn(work, body.companyId, { userId: body.userId })
    const { request, status } = await decideRequest(work, body, 'cancelTimeOffRequest', refuse)
    return decisionAnswer(request, status, 'Time off request cancelled')
  },
})
