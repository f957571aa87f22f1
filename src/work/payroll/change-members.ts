import type { z } from 'zod'
import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import type { Work } from '../../store/database/work.ts'
import {
  type MemberRow,
  membersOf,
  type PossibleMember,
  saveMembers,
} from '../../store/payroll/period-inputs.ts'
import { keyOf } from '../../wire/fields/batch.ts'
import { nouns } from '../../wire/fields/nouns.ts'
import { closedWords, editableRefusals } from '../../wire/pay-period.ts'
import type { membersBody } from '../../wire/period-members.ts'
import { lockedPeriod } from './load-period.ts'

interface Asked {
  readonly kind: 'Regular' | 'Supplemental'
  readonly included: boolean
  readonly done: string
}

export const membersRefusals = {
  ...editableRefusals,
  wrongPeriodType: 'This pay period is {type}; use {operation}',
} as const

type Refuse = (name: keyof typeof membersRefusals, words?: Readonly<Record<string, string>>) => never

export async function changeMembers(
  work: Work,
  body: z.output<typeof membersBody>,
  refuse: Refuse,
  asked: Asked,
) {
  const period = await lockedPeriod(work, body)
  if ((period.periodType === 'Regular') !== (asked.kind === 'Regular'))
    refuse('wrongPeriodType', { type: period.periodType, operation: otherOperation(asked) })
  if (!EDITABLE.includes(period.status)) refuse('notEditable', closedWords(period.status))
  const ids = body.payrollLineItems.map(({ userId }) => keyOf(userId))
  const known = await membersOf(work, period, ids)

  const faults = body.payrollLineItems.map((item, n) => faultOf(item, known.get(ids[n]!), period, asked))

  const good = body.payrollLineItems.flatMap((item, n): MemberRow[] =>
    faults[n] === undefined ? [memberOf(item, ids[n]!, asked.included)] : [],
  )
  await saveMembers(work, period, [...new Map(good.map((row) => [row.userId, row])).values()])
  work.note({
    companyId: body.companyId,
    subjectIds: [body.payPeriodId, ...good.map(({ userId }) => userId)],
  })
  return {
    payrollLineItems: body.payrollLineItems.map(({ userId = null }, n) => {
      const message = faults[n]
      return message === undefined
        ? { userId, success: true, message: asked.done }
        : { userId, success: false, error: { code: 400, message } }
    }),
  }
}

const otherOperation = ({ kind, included }: Asked): string =>
  `${included ? 'addUsersTo' : 'removeUsersFrom'}${kind === 'Regular' ? 'Supplemental' : 'Regular'}PayPeriod`

type Item = z.output<typeof membersBody>['payrollLineItems'][number]

function faultOf(
  item: Item,
  worker: PossibleMember | undefined,
  period: PeriodFacts,
  { kind, included }: Asked,
): string | undefined {
  if (!worker || worker.workerType !== period.workerType) return nouns.user.message
  if (!included) return undefined
  if (!worker.isOnSchedule) return scheduleFault(period)
  if (!worker.isPayable)
    return `A user who is ${worker.status} cannot be paid; getUserTask lists what is missing`
  // A regular period pays for its days; none of them are theirs.
  const isAhead = kind === 'Regular' && worker.dateOfJoin > period.endDate && item.amount == null
  return isAhead
    ? `A user who joins on ${worker.dateOfJoin}, after the period ends on ${period.endDate}, is added only with an amount`
    : undefined
}

const scheduleFault = ({ scheduleName }: PeriodFacts): string =>
  `This user is not on the pay schedule ${scheduleName || 'without a name'}, whose workers this period pays; add them to a ` +
  'period of their own schedule: addSupplementalPayPeriod takes payScheduleName'

const memberOf = (item: Item, userId: string, included: boolean): MemberRow => ({
  userId,
  included,
  amount: item.amount ?? null,
  paymentMethod: item.paymentMethod ?? null,
  paidOutside: item.paidOutside ?? false,
  reason: item.reason,
})
