import { membersBody, membersReply } from '../../wire/period-members.ts'
import { changeMembers, membersRefusals } from '../../work/payroll/change-members.ts'
import { operation } from '../declaration/operation.ts'

export const addUsersToRegularPayPeriod = operation({
  address: 'payroll/addUsersToRegularPayPeriod',
  job: 'schedules',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Enrolls workers in a Regular period whom the rule would leave out.',
  description:
    'Active workers are enrolled by themselves. A worker who is Ready can be added: without a W-4 as Single, without an account by Check. `amount` replaces the pay of the period; who joins after it ends is added only with one.',
  body: membersBody,
  reply: membersReply,
  refusals: membersRefusals,

  async run({ body, work, refuse }) {
    return changeMembers(work, body, refuse, {
      kind: 'Regular',
      included: true,
      done: 'Added to the pay period',
    })
  },
})
