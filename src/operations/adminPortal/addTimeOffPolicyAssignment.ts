import { z } from 'zod'
import { userMachine } from '../../domain/people/user-status.ts'
import { companyExists } from '../../store/company/companies.ts'
import { lockAssignable } from '../../store/time/assignments.ts'
import { accountsWhere, insertTimeOffAssignments } from '../../store/time/time-off-accounts.ts'
import { lockTimeOffPolicy } from '../../store/time/time-off-policies.ts'
import { ids, keyOf, onlyActive, userDone, userFault, userResults, uuidsIn } from '../../wire/fields/batch.ts'
import { date, id } from '../../wire/fields/fields.ts'
import { nouns, unknownId } from '../../wire/fields/nouns.ts'
import { assignmentFaults } from '../../wire/time-policy.ts'
import { settleAccounts, wakeForTime } from '../../work/time/keep.ts'
import { operation } from '../declaration/operation.ts'

export const addTimeOffPolicyAssignment = operation({
  address: 'adminPortal/addTimeOffPolicyAssignment',
  job: 'time-off',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator'], reach: 'company' },
  summary: 'Assigns a time off policy to users from a date on.',
  description:
    'Each user has a result of its own. Only Active users can be added, and one policy of each policyType. A lump sum ' +
    'is granted at once when `effectiveStartDate` (today if left out) is not ahead, else on that day.',
  body: z.object({
    companyId: id('company'),
    timeOffPolicyId: id('timeOffPolicy'),
    userIds: ids(),
    effectiveStartDate: date().nullish(),
  }),
  reply: z.object({ assignments: userResults }),
  emits: ['timeOff'],

  async run({ body: { companyId, timeOffPolicyId, userIds, effectiveStartDate }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const policy = await lockTimeOffPolicy(work, timeOffPolicyId)
    if (policy?.companyId !== companyId) throw unknownId('timeOffPolicy')
    const users = await lockAssignable(work, companyId, uuidsIn(userIds))
    const held = await accountsWhere(work, { companyId, userIds: uuidsIn(userIds) })

    const same = held.filter(({ policy: { policyType } }) => policyType === policy.policyType)
    const has = new Map<string, string>(same.map(({ userId, policy: { policyId } }) => [userId, policyId]))
    const taken: string[] = []
    const results = userIds.map((sent) => {
      const user = users.get(keyOf(sent))
      if (!user) return userFault(sent, nouns.user.message)
      const there = has.get(user.userId)
      if (there === policy.policyId) return userFault(sent, assignmentFaults.assigned)
      if (there) return userFault(sent, `Employee already has a policy of type ${policy.policyType}.`)
      if (user.status !== userMachine.state.Active) return userFault(sent, onlyActive(user.status))
      has.set(user.userId, policy.policyId)
      taken.push(user.userId)
      return userDone(user.userId, 'Time off policy assigned successfully')
    })

    if (taken.length > 0) {
      await insertTimeOffAssignments(work, policy, {
        userIds: taken,
        effectiveFrom: effectiveStartDate ?? work.today,
      })
      await settleAccounts(work, companyId, { userIds: taken })
      await wakeForTime(work, companyId)
    }
    work.note({ companyId, subjectIds: [policy.policyId, ...taken] })
    return { assignments: results }
  },
})
