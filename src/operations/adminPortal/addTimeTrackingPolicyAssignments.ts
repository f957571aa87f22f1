import { z } from 'zod'
import { userMachine } from '../../domain/people/user-status.ts'
import { companyExists } from '../../store/company/companies.ts'
import { type AssignableUser, insertAssignments, lockAssignable } from '../../store/time/assignments.ts'
import { workersWithPeriod } from '../../store/time/calendar.ts'
import { openCards } from '../../store/time/cards.ts'
import { lockTimePolicy, type TimePolicyRow } from '../../store/time/policies.ts'
import { ids, keyOf, onlyActive, userDone, userFault, userResults, uuidsIn } from '../../wire/fields/batch.ts'
import { id } from '../../wire/fields/fields.ts'
import { nouns, unknownId } from '../../wire/fields/nouns.ts'
import { assignmentFaults } from '../../wire/time-policy.ts'
import { wakeForTime } from '../../work/time/keep.ts'
import { operation } from '../declaration/operation.ts'

export const addTimeTrackingPolicyAssignments = operation({
  address: 'adminPortal/addTimeTrackingPolicyAssignments',
  job: 'time',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator'], reach: 'company' },
  summary: 'Assigns a time tracking policy to users and opens their time cards.',
  description:
    'Each user has a result of its own. Only Active users can be added, and only of the policy’s worker types. A user ' +
    'may be added before `dateOfJoin` but cannot enter time until then. The card is opened in the Regular pay period ' +
    'that contains today, for W2 and 1099-NEC alike; a job opens one in every later period. While no such period ' +
    'exists the `message` says so, and addPaySchedule opens the card.',
  body: z.object({
    companyId: id('company'),
    timeTrackingPolicyId: id('timeTrackingPolicy'),
    userIds: ids(),
  }),
  reply: z.object({ assignments: userResults }),

  async run({ body: { companyId, timeTrackingPolicyId, userIds }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const policy = await lockTimePolicy(work, timeTrackingPolicyId)
    if (policy?.companyId !== companyId) throw unknownId('timeTrackingPolicy')
    const users = await lockAssignable(work, companyId, uuidsIn(userIds))

    const asked = { userIds: [...users.keys()], on: work.today }
    const hasPeriod = await workersWithPeriod(work, companyId, asked)

    const taken = new Set<string>()
    const results = userIds.map((sent) => {
      const userId = keyOf(sent)
      const user = users.get(userId)
      const fault = faultOf(user, policy, taken)
      if (fault) return userFault(sent, fault)
      taken.add(userId)
      return userDone(userId, hasPeriod.has(userId) ? ASSIGNED : `${ASSIGNED}; ${WAITS}`)
    })

    if (taken.size > 0) {
      await insertAssignments(work, policy, [...taken])
      await openCards(work, companyId, { on: work.today, userIds: [...taken] })
      await wakeForTime(work, companyId)
    }
    work.note({ companyId, subjectIds: [policy.policyId, ...taken] })
    return { assignments: results }
  },
})

const ASSIGNED = 'Time tracking policy assigned successfully'
const WAITS =
  'no pay period contains today, so the time card opens when one begins (addPaySchedule adds them)'

/** An assignment that is there is told before a status that would not allow one. */
function faultOf(
  user: AssignableUser | undefined,
  policy: TimePolicyRow,
  taken: ReadonlySet<string>,
): string | undefined {
  if (!user) return nouns.user.message
  if (user.policyId !== null || taken.has(user.userId)) return assignmentFaults.assigned
  if (user.status !== userMachine.state.Active) return onlyActive(user.status)
  if (!policy.workerTypes.includes(user.workerType))
    return `The policy is not for ${user.workerType} workers.`
  return undefined
}
