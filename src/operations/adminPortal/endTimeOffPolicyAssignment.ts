import { z } from 'zod'
import { payoutLaw } from '../../domain/time/leave-law.ts'
import { timeOffMachine } from '../../domain/time/time-off.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Work } from '../../store/database/work.ts'
import type { WorkerRow } from '../../store/people/workers.ts'
import { type AccountRow, accountsWhere } from '../../store/time/time-off-accounts.ts'
import { setAssignmentEnd } from '../../store/time/time-off-ends.ts'
import { timeOffPoliciesOf } from '../../store/time/time-off-policies.ts'
import { requestsWhere } from '../../store/time/time-off-requests.ts'
import { date, id, optionalId } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { endNow } from '../../work/time/end-assignment.ts'
import { wakeForTime } from '../../work/time/keep.ts'
import { operation } from '../declaration/operation.ts'

export const endTimeOffPolicyAssignment = operation({
  address: 'adminPortal/endTimeOffPolicyAssignment',
  job: 'time-off',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator'], reach: 'worker' },
  summary: 'Ends a user’s time off policy on a day, and says what becomes of the hours that are left.',
  description:
    'Through `endDate` (today if left out) hours are earned and leave may be taken; today ends at once, a later day when it is ' +
    'over. Hours worked until then that no paycheck has paid earn as usual. What is left goes to the policy in `transferTo`, or ' +
    'lapses; where the law makes earned leave wages it cannot lapse, and an import that pays leave keeps its hours. Called ' +
    'again before the end it changes the day. getTimeOffBalance shows what ended.',
  body: z.object({
    timeOffPolicyAssignment: z.object({
      companyId: id('company'),
      userId: id('user'),
      timeOffPolicyId: id('timeOffPolicy'),
      endDate: date().nullish().describe('The last day under the policy; today when left out.'),
      transferTo: optionalId('timeOffPolicy').describe(
        'Another policy of the user that takes over the hours that are left. Without it they lapse.',
      ),
    }),
  }),
  reply: z.object({
    timeOffPolicyAssignment: z.object({
      userId: z.uuid(),
      timeOffPolicyId: z.uuid(),
      status: z
        .enum(['Ended', 'Ending'])
        .describe('`Ending` while the last day is ahead.')
        .meta({ examples: ['Ended'] }),
      endDate: z.string().describe('The last day under the policy.'),
      unusedHours: z
        .number()
        .nullable()
        .describe('The hours that were left and went on or lapsed; null while the end is ahead.')
        .meta({ examples: [0] }),
      message: z.string(),
    }),
  }),
  refusals: {
    notAssigned: 'This user has no active assignment of the policy; getTimeOffBalance lists what they have',
    endDatePast: 'endDate must be today or later',
    granted:
      'Time off is approved through {date} under this policy; end it on that day or later, so that the leave is paid',
    asked: 'Time off is asked for on {date} under this policy; approve, deny or cancel the request first',
    transferSame: 'transferTo must be another policy',
    transferNotAssigned:
      'transferTo must be a policy with hours that is assigned to this user through the end; use addTimeOffPolicyAssignment',
    takesOver: 'This policy takes over the hours of {policy} on {date}; change the end of that one first',
    cannotLapse:
      'Hours earned under this policy are wages in {where} ({source}) and cannot lapse: send transferTo, or let them be taken ' +
      'first',
  },

  async run({ body: { timeOffPolicyAssignment: sent }, work, refuse }) {
    const worker = await workerOf(work, sent)
    const { companyId, userId } = worker
    const { timeOffPolicyId, transferTo = null } = sent
    known((await timeOffPoliciesOf(work, companyId, timeOffPolicyId))[0], 'timeOffPolicy')
    if (transferTo) known((await timeOffPoliciesOf(work, companyId, transferTo))[0], 'timeOffPolicy')
    const accounts = await accountsWhere(work, { companyId, userIds: [userId] })
    const account = accounts.find(({ policy }) => policy.policyId === timeOffPolicyId)
    const lastDay = sent.endDate ?? work.today

    if (!account) return refuse('notAssigned')
    if (lastDay < work.today) refuse('endDatePast')
    const orphan = await lastOrphan(work, account, lastDay)
    if (orphan) refuse(orphan.refusal, { date: orphan.day })
    const fault = transferFault(accounts, account, { transferTo, lastDay })
    if (fault) refuse(fault.refusal, fault.words)
    await setAssignmentEnd(work, account, { lastDay, movesTo: transferTo })
    work.note({ companyId, subjectIds: [userId, timeOffPolicyId] })
    const ended = { userId, timeOffPolicyId, endDate: lastDay as string }
    const law = transferTo ? undefined : lawOf(worker, account, lastDay)
    if (lastDay > work.today) {
      if (law) refuse('cannotLapse', { where: law.where, source: law.source })
      await wakeForTime(work, companyId)
      const message = 'Time off policy ends on that day'
      return { timeOffPolicyAssignment: { ...ended, status: 'Ending' as const, unusedHours: null, message } }
    }
    const { assignmentId } = account
    const unused = await endNow(work, worker, { assignmentId, lastDay, movesTo: transferTo })
    if (law && unused > 0) refuse('cannotLapse', { where: law.where, source: law.source })
    const message = 'Time off policy ended'
    return {
      timeOffPolicyAssignment: { ...ended, status: 'Ended' as const, unusedHours: unused / 100, message },
    }
  },
})

/** The last day of leave that would be left without its policy. */
async function lastOrphan(work: Work, { companyId, assignmentId }: AccountRow, lastDay: Day) {
  const asked = { companyId, assignmentId, from: lastDay }
  const { Approved, Pending } = timeOffMachine.state
  for (const [status, refusal] of [[Approved, 'granted'] as const, [Pending, 'asked'] as const]) {
    const requests = await requestsWhere(work, { ...asked, status })
    const days = requests.flatMap(({ lines }) => lines.map(({ day }) => day)).filter((day) => day > lastDay)
    if (days.length > 0) return { refusal, day: days.sort().at(-1)! }
  }
  return undefined
}

function transferFault(
  accounts: readonly AccountRow[],
  { policy }: AccountRow,
  { transferTo, lastDay }: { readonly transferTo: string | null; readonly lastDay: Day },
) {
  const other = accounts.find(({ movesTo }) => movesTo === policy.policyId)
  if (other)
    return { refusal: 'takesOver', words: { policy: other.policy.name, date: other.endsOn! } } as const
  if (!transferTo) return undefined
  if (transferTo === policy.policyId) return { refusal: 'transferSame', words: {} } as const
  const next = accounts.find((each) => each.policy.policyId === transferTo)
  const takes = next && next.terms.policyType !== 'Unpaid' && (next.endsOn === null || next.endsOn > lastDay)
  return takes ? undefined : ({ refusal: 'transferNotAssigned', words: {} } as const)
}

/** The law by which what is left is wages; a contractor has none. */
const lawOf = (worker: WorkerRow, account: AccountRow, on: Day) =>
  worker.workerType === 'W2'
    ? payoutLaw({ ...account.terms, dateOfJoin: account.dateOfJoin, state: account.workState, on })
    : undefined
