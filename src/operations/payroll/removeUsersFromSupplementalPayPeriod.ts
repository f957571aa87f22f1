import { changeMembers, membersBody, membersRefusals, membersReply } from '../forms/members.ts'
import { operation } from '../operation.ts'

export const removeUsersFromSupplementalPayPeriod = operation({
  address: 'payroll/removeUsersFromSupplementalPayPeriod',
  verb: 'POST',
  summary: 'Takes workers out of an Off-Cycle or Missing period.',
  body: membersBody,
  reply: membersReply,
  refusals: membersRefusals,

  async run({ body, work, refuse }) {
    return changeMembers(work, body, refuse, {
      kind: 'Supplemental',
      included: false,
      done: 'Removed from the pay period',
    })
  },
})
