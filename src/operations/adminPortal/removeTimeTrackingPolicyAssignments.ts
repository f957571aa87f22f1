import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { type AssignableUser, endAssignments, lockAssignable } from '../../store/time/assignments.ts'
import { lockTimePolicy } from '../../store/time/policies.ts'
import { ids, keyOf, userDone, userFault, userResults, uuidsIn } from '../../wire/fields/batch.ts'
import { id, optionalId } from '../../wire/fields/fields.ts'
import { nouns, unknownId } from '../../wire/fields/nouns.ts'
import { assignmentFaults } from '../../wire/time-policy.ts'
import { operation } from '../declaration/operation.ts'

export const removeTimeTrackingPolicyAssignments = operation({
  address: 'adminPortal/removeTimeTrackingPolicyAssignments',
  job: 'time',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator'], reach: 'company' },
  summary: 'Ends the time tracking of users; their time cards stay.',
  description:
    'Each user has a result of its own. With `timeTrackingPolicyId` only assignments to that policy are ended. Cards ' +
    'that are there can still be submitted, approved and synced.',
  body: z.object({
    companyId: id('company'),
    timeTrackingPolicyId: optionalId('timeTrackingPolicy'),
    userIds: ids(),
  }),
  reply: z.object({ assignments: userResults }),

  async run({ body: { companyId, timeTrackingPolicyId: policyId, userIds }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    if (policyId && (await lockTimePolicy(work, policyId))?.companyId !== companyId)
      throw unknownId('timeTrackingPolicy')
    const users = await lockAssignable(work, companyId, uuidsIn(userIds))

    const ended = new Set<string>()
    const results = userIds.map((sent) => {
      const user = users.get(keyOf(sent))
      const fault = faultOf(user, policyId, ended)
      if (fault) return userFault(sent, fault)
      ended.add(user!.userId)
      return userDone(user!.userId, 'Time tracking policy removed successfully')
    })

    await endAssignments(work, companyId, [...ended])
    work.note({ companyId, subjectIds: [...ended] })
    return { assignments: results }
  },
})

function faultOf(
  user: AssignableUser | undefined,
  policyId: string | undefined,
  ended: ReadonlySet<string>,
): string | undefined {
  if (!user) return nouns.user.message
  const isAssigned =
    user.policyId !== null && (!policyId || user.policyId === policyId) && !ended.has(user.userId)
  if (!isAssigned) return 'Employee has no active assignment.'
  return user.isClockedIn ? assignmentFaults.clockedIn : undefined
}
