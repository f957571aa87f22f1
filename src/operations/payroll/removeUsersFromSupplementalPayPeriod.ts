import { membersBody, membersReply } from '../../wire/period-members.ts'
import { changeMembers, membersRefusals } from '../../work/payroll/change-members.ts'
import { operation } from '../declaration/operation.ts'

export const removeUsersFromSupplementalPayPeriod = operation({
  address: 'payroll/removeUsersFromSupplementalPayPeriod',
  job: 'schedules',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
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
