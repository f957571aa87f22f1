import { z } from 'zod'
import { adjustedRow, adjustmentKinds } from '../../domain/time/adjustment.ts'
import { balanceOf } from '../../domain/time/balance.ts'
import { payoutLaw } from '../../domain/time/leave-law.ts'
import { newId } from '../../kernel/ids.ts'
import { accountsWhere, insertLedgerRows } from '../../store/time/time-off-accounts.ts'
import { timeOffPoliciesOf } from '../../store/time/time-off-policies.ts'
import { choice, id, text } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { signedHours } from '../../wire/time-off.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { settleAccounts } from '../../work/time/keep.ts'
import { operation } from '../declaration/operation.ts'

export const addTimeOffAdjustment = operation({
  address: 'adminPortal/addTimeOffAdjustment',
  job: 'time-off',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator'], reach: 'worker' },
  summary: 'Says what a user’s time off balance is when it moves in, or changes it by hand.',
  description:
    'An `Opening` sets the balance to `hours`, once for an assignment: what was granted until now is counted in. An ' +
    '`Adjustment` adds `hours`, or takes them where they are below 0. It counts from today, stands in getTimeOffBalance with its ' +
    'reason, and keeps the balance between 0 and the limit of the policy.',
  body: z.object({
    timeOffAdjustment: z
      .object({
        companyId: id('company'),
        userId: id('user'),
        timeOffPolicyId: id('timeOffPolicy'),
        kind: choice(adjustmentKinds).describe('Whether `hours` is the balance itself or a change of it.'),
        hours: signedHours()
          .describe('The balance, or what is added to it; below 0 it is taken away.')
          .meta({ examples: [24] }),
        reason: text(200)
          .describe('Why; the user reads it.')
          .meta({ examples: ['Balance of the last provider'] }),
      })
      .describe('The user, the policy and the hours.'),
  }),
  reply: z.object({
    timeOffAdjustment: z
      .object({
        timeOffAdjustmentId: z.uuid().describe('The id of the change.'),
        balanceHours: z
          .number()
          .describe('The balance after it.')
          .meta({ examples: [24] }),
        status: z.literal('Ready'),
        message: z.string(),
        validationWarning: z
          .string()
          .optional()
          .describe('Where the law makes earned leave wages, and hours were taken away.'),
      })
      .describe('The change, and the balance after it.'),
  }),
  refusals: {
    notAssigned: 'This user has no active assignment of the policy; use addTimeOffPolicyAssignment first',
    noBalance: 'A policy of type Unpaid has no balance',
    nothing: 'hours must not be 0 for an Adjustment',
    opened: 'The balance has its Opening already; send an Adjustment',
    belowZero: 'The balance would be below 0: it is {balance} hours now',
    overLimit:
      'The balance would be {after} hours, and the policy holds at most {limit}; send fewer, or change maxAccumulatedHours',
  },
  emits: ['timeOff'],

  async run({ body: { timeOffAdjustment: sent }, work, refuse }) {
    const { companyId, userId, ...worker } = await workerOf(work, sent)
    known((await timeOffPoliciesOf(work, companyId, sent.timeOffPolicyId))[0], 'timeOffPolicy')
    await settleAccounts(work, companyId, { userIds: [userId] })
    const [account] = await accountsWhere(work, {
      companyId,
      userIds: [userId],
      policyId: sent.timeOffPolicyId,
    })
    if (!account) return refuse('notAssigned')

    const source = newId()
    const made = adjustedRow(account, account.rows, { ...sent, source, on: work.today })
    if ('fault' in made) return refuse(made.fault, made.words)
    const { workState: state, policy } = account
    const asked = { state, policyType: policy.policyType, on: work.today, dateOfJoin: worker.dateOfJoin }
    const law = made.row.hours < 0 ? payoutLaw(asked) : undefined

    await insertLedgerRows(work, companyId, [{ ...made.row, assignmentId: account.assignmentId }])
    work.note({ companyId, subjectIds: [userId, policy.policyId] })
    const warning = law && {
      validationWarning: `Hours earned under this policy are wages in ${law.where} (${law.source}): take them away only to correct a mistake`,
    }
    const message = 'Time off balance changed successfully'
    const balanceHours = balanceOf([...account.rows, made.row]) / 100
    return {
      timeOffAdjustment: {
        timeOffAdjustmentId: source as string,
        balanceHours,
        status: 'Ready' as const,
        message,
        ...warning,
      },
    }
  },
})
