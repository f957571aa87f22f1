import { z } from 'zod'
import { id, optionalId, optionalText } from '../fields.ts'
import { decideRequest, decisionAnswer, decisionRefusals } from '../forms/decide-request.ts'
import { requestReply } from '../forms/time-off.ts'
import { namedIn } from '../loads.ts'
import { operation } from '../operation.ts'

export const cancelTimeOffRequest = operation({
  address: 'userPortal/cancelTimeOffRequest',
  verb: 'POST',
  summary: 'Takes back a pending time off request.',
  description: 'Once it is approved or denied it stays so. With `userId` the request must be that user’s.',
  body: z.object({
    companyId: id('company'),
    userId: optionalId('user'),
    timeOffRequestId: id('timeOffRequest'),
    reason: optionalText(500),
  }),
  reply: requestReply,
  refusals: decisionRefusals,

  async run({ body, work, refuse }) {
    await namedIn(work, body.companyId, { userId: body.userId })
    const { request, status } = await decideRequest(work, body, 'cancelTimeOffRequest', refuse)
    return decisionAnswer(request, status, 'Time off request cancelled')
  },
})
