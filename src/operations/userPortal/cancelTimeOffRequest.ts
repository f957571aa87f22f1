import { z } from 'zod'
import { optionalId } from '../fields.ts'
import { decideRequest, decisionAnswer, decisionFields, decisionRefusals } from '../forms/decide-request.ts'
import { requestReply } from '../forms/time-off.ts'
import { namedIn } from '../loads.ts'
import { operation } from '../operation.ts'

export const cancelTimeOffRequest = operation({
  address: 'userPortal/cancelTimeOffRequest',
  verb: 'POST',
  summary: 'Takes back a pending time off request.',
  description: 'Once it is approved or denied it stays so. With `userId` the request must be that user’s.',
  body: z.object({ ...decisionFields, userId: optionalId('user') }),
  reply: requestReply,
  refusals: decisionRefusals,

  async run({ body, work, refuse }) {
    await namedIn(work, body.companyId, { userId: body.userId })
    const { request, status } = await decideRequest(work, body, 'cancelTimeOffRequest', refuse)
    return decisionAnswer(request, status, 'Time off request cancelled')
  },
})
