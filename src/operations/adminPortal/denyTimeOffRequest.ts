import { z } from 'zod'
import {
  decisionAnswer,
  decisionFields,
  decisionRefusals,
  requestReply,
} from '../../wire/time-off-request.ts'
import { decideRequest } from '../../work/time/decide-request.ts'
import { operation } from '../declaration/operation.ts'

export const denyTimeOffRequest = operation({
  address: 'adminPortal/denyTimeOffRequest',
  job: 'time-off',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Denies a pending time off request.',
  body: z.object(decisionFields),
  reply: requestReply,
  refusals: decisionRefusals,
  emits: ['timeOff'],

  async run({ body, work, refuse }) {
    const { request, status } = await decideRequest(work, body, 'denyTimeOffRequest', refuse)
    return decisionAnswer(request, status, 'Time off request denied')
  },
})
