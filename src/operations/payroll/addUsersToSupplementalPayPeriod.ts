import { membersBody, membersReply } from '../../wire/period-members.ts'
import { changeMembers, membersRefusals } from '../../work/payroll/change-members.ts'
import { operation } from '../declaration/operation.ts'

export const addUsersToSupplementalPayPeriod = operation({
  address: 'payroll/addUsersToSupplementalPayPeriod',
  job: 'schedules',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Enrolls workers in an Off-Cycle or Missing period.',
  description:
    'With `amount` that much is paid: as a bonus in an Off-Cycle period, as wages in a Missing one, where the worker usually ' +
    'works. Without it, what an import gives, whose lines may name a place, department and job, or the salary of the ' +
    'period’s days. `paidOutside: true` records what was paid another way, so that its taxes are reported.',
  body: membersBody,
  reply: membersReply,
  refusals: membersRefusals,

  async run({ body, work, refuse }) {
    return changeMembers(work, body, refuse, {
      kind: 'Supplemental',
      included: true,
      done: 'Added to the pay period',
    })
  },
})
