import { membersBody, membersReply } from '../../wire/period-members.ts'
import { changeMembers, membersRefusals } from '../../work/payroll/change-members.ts'
import { operation } from '../declaration/operation.ts'

export const removeUsersFromRegularPayPeriod = operation({
  address: 'payroll/removeUsersFromRegularPayPeriod',
  job: 'schedules',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Leaves workers out of one Regular period.',
  description: 'They are enrolled again in the next one.',
  body: membersBody,
  reply: membersReply,
  refusals: membersRefusals,

  async run({ body, work, refuse }) {
    return changeMembers(work, body, refuse, {
      kind: 'Regular',
      included: false,
      done: 'Removed from the pay period',
    })
  },
})
