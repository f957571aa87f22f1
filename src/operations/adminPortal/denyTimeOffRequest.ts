import { z } from 'zod'
import { id, optionalText } from '../fields.ts'
import { decideRequest, decisionAnswer, decisionRefusals } from '../forms/decide-request.ts'
import { requestReply } from '../forms/time-off.ts'
import { operation } from '../operation.ts'

export const denyTimeOffRequest = operation({
  address: 'adminPortal/denyTimeOffRequest',
  verb: 'POST',
  summary: 'Denies a pending time off request.',
  body: z.object({
    companyId: id('company'),
    timeOffRequestId: id('timeOffRequest'),
    reason: optionalText(500),
  }),
  reply: requestReply,
  refusals: decisionRefusals,

  async run({ body, work, refuse }) {
    const { request, status } = await decideRequest(work, body, 'denyTimeOffRequest', refuse)
    return decisionAnswer(request, status, 'Time off request denied')
  },
})
