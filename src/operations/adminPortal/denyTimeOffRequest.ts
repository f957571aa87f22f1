import { z } from 'zod'
import { decideRequest, decisionAnswer, decisionFields, decisionRefusals } from '../forms/decide-request.ts'
import { requestReply } from '../forms/time-off.ts'
import { operation } from '../operation.ts'

export const denyTimeOffRequest = operation({
  address: 'adminPortal/denyTimeOffRequest',
  verb: 'POST',
  summary: 'Denies a pending time off request.',
  body: z.object(decisionFields),
  reply: requestReply,
  refusals: decisionRefusals,

  async run({ body, work, refuse }) {
    const { request, status } = await decideRequest(work, body, 'denyTimeOffRequest', refuse)
    return decisionAnswer(request, status, 'Time off request denied')
  },
})
