import { z } from 'zod'
import {
  decisionAnswer,
  decisionFields,
  decisionRefusals,
  requestReply,
} from '../../wire/time-off-request.ts'
import { decideRequest } from '../../work/time/decide-request.ts'
import { settleAccounts, wakeForTime } from '../../work/time/keep.ts'
import { placeLeave } from '../../work/time/leave-in-pay.ts'
import { operation } from '../declaration/operation.ts'

export const approveTimeOffRequest = operation({
  address: 'adminPortal/approveTimeOffRequest',
  job: 'time-off',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Approves a time off request; its hours enter the pay period of each day.',
  description:
    'A day whose pay period is closed is paid in the next editable one. The hours replace a salaried worker’s hours and ' +
    'add to an hourly worker’s. They leave the balance on the day itself; what the balance does not cover then is leave ' +
    'without pay, so that a balance is never below zero.',
  body: z.object(decisionFields),
  reply: requestReply,
  refusals: decisionRefusals,
  emits: ['timeOff'],

  async run({ body, work, refuse }) {
    const { request, status } = await decideRequest(work, body, 'approveTimeOffRequest', refuse)
    const { companyId, userId } = request
    await placeLeave(work, companyId)
    await settleAccounts(work, companyId, { userIds: [userId] })
    await wakeForTime(work, companyId)
    return decisionAnswer(request, status, 'Time off request approved successfully')
  },
})
