import { z } from 'zod'
import { balanceOf, type LedgerRow, usableFrom } from '../../domain/time/balance.ts'
import { timeOffMachine } from '../../domain/time/time-off.ts'
import { companyExists } from '../../store/company/companies.ts'
import { loadStatusFacts } from '../../store/people/status-facts.ts'
import { type AccountRow, accountsWhere } from '../../store/time/time-off-accounts.ts'
import { timeOffPoliciesOf } from '../../store/time/time-off-policies.ts'
import { requestsWhere } from '../../store/time/time-off-requests.ts'
import { date, id, optionalId } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { availableOn } from '../../work/time/available.ts'
import { operation } from '../declaration/operation.ts'

export const getTimeOffBalance = operation({
  address: 'reports/getTimeOffBalance',
  job: 'time-off',
  verb: 'GET',
  access: {
    scope: 'read',
    roles: ['administrator', 'bookkeeper', 'worker', 'formerWorker'],
    reach: 'worker',
  },
  summary: 'Answers a user’s time off balances and every line that made them.',
  description:
    '`balanceHours` is the sum of the lines. `availableHours` is what may still be asked for on `asOf` (today if left ' +
    'out): the balance as it will stand then, less pending and approved requests; null where a policy has no balance. What ended ' +
    'with an exit, or with endTimeOffPolicyAssignment, follows with its `endDate`; one that is yet to end has it too.',
  body: z.object({
    companyId: id('company'),
    userId: id('user'),
    timeOffPolicyId: optionalId('timeOffPolicy'),
    asOf: date().nullish(),
  }),
  reply: z.object({
    timeOffBalance: z.array(
      z.object({
        timeOffPolicyId: z.uuid(),
        timeOffPolicyName: z.string(),
        policyType: z.string(),
        effectiveStartDate: z.string(),
        endDate: z.string().nullable(),
        usableFrom: z.string(),
        balanceHours: z.number(),
        pendingHours: z.number(),
        approvedHours: z.number(),
        availableHours: z.number().nullable(),
        lines: z.array(
          z.object({
            date: z.string(),
            kind: z.string(),
            hours: z.number(),
            balance: z.number(),
            explanation: z.string(),
          }),
        ),
      }),
    ),
  }),

  async run({ body: { companyId, userId, timeOffPolicyId: policyId, asOf }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const [user] = await loadStatusFacts(work, companyId, [userId], 'unlocked')
    known(user, 'user')
    if (policyId) known((await timeOffPoliciesOf(work, companyId, policyId))[0], 'timeOffPolicy')
    const accounts = await accountsWhere(
      work,
      { companyId, userIds: [userId], policyId, withEnded: true },
      false,
    )
    const pending = await requestsWhere(work, {
      companyId,
      userIds: [userId],
      status: timeOffMachine.initial,
    })

    const shown = []
    for (const account of accounts) {
      const on = asOf ?? work.today
      const isOver = account.endedOn !== null || (account.endsOn !== null && account.endsOn < on)
      const available = isOver ? 0 : await availableOn(work, account, on)
      const own = pending.filter(({ assignmentId }) => assignmentId === account.assignmentId)
      shown.push(balanceForm(account, { available, pending: balanceOf(own) }))
    }
    return { timeOffBalance: shown }
  },
})

const balanceForm = (account: AccountRow, given: { available: number | null; pending: number }) => ({
  timeOffPolicyId: account.policy.policyId,
  timeOffPolicyName: account.policy.name,
  policyType: account.policy.policyType,
  effectiveStartDate: account.effectiveFrom,
  endDate: account.endedOn ?? account.endsOn,
  usableFrom: usableFrom(account),
  balanceHours: balanceOf(account.rows) / 100,
  pendingHours: given.pending / 100,
  approvedHours: account.endedOn === null ? balanceOf(account.planned) / 100 : 0,
  availableHours: given.available === null ? null : given.available / 100,
  lines: lineForms(account.rows),
})

function lineForms(rows: readonly LedgerRow[]) {
  let balance = 0
  return rows.map(({ day, kind, hours, note }) => {
    balance += hours
    return { date: day, kind, hours: hours / 100, balance: balance / 100, explanation: note }
  })
}
