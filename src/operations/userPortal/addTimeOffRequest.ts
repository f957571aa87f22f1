import { z } from 'zod'
import { shown, usableFrom } from '../../domain/time/balance.ts'
import { heldDay, usualDay } from '../../domain/time/held-day.ts'
import { blackoutOf, shortNotice } from '../../domain/time/request-rules.ts'
import { leaveFault, spread, type TimeOffLine } from '../../domain/time/time-off.ts'
import { policyTypes } from '../../domain/time/values.ts'
import { type Id, isUuid } from '../../kernel/ids.ts'
import type { Tx } from '../../store/database/transaction.ts'
import { type AccountRow, accountsWhere, usualHours } from '../../store/time/time-off-accounts.ts'
import { type HeldDay, heldDays, insertRequest } from '../../store/time/time-off-requests.ts'
import { date, id } from '../../wire/fields/fields.ts'
import { hours } from '../../wire/time-off.ts'
import { requestReply } from '../../wire/time-off-request.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { availableOn } from '../../work/time/available.ts'
import { operation } from '../declaration/operation.ts'

export const addTimeOffRequest = operation({
  address: 'userPortal/addTimeOffRequest',
  job: 'time-off',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Asks for time off under one of the user’s policies.',
  description:
    '`policyType`, or `timeOffPolicyId`, finds the policy that is assigned to the user. Line items lie inside the dates, ' +
    'one a day, and sum to `hours`; without them the hours are spread over the Monday-to-Friday days. The balance must ' +
    'suffice as it will stand on startDate if the user works as usual until then, less everything that is pending. A day ' +
    'is asked for once under a policy, and under several for no more than a usual day.',
  body: z.object({
    timeOffRequest: z.object({
      companyId: id('company'),
      userId: id('user'),
      policyType: z
        .any()
        .meta({ type: 'string', enum: [...policyTypes] })
        .optional(),
      timeOffPolicyId: z
        .any()
        .meta({ type: 'string', examples: [''] })
        .optional(),
      startDate: date(),
      endDate: date(),
      hours: hours(),
      timeOffLineItems: z
        .array(z.object({ date: date(), requestHours: hours() }), 'must be a list')
        .max(366, 'must have at most 366 items')
        .nullish(),
    }),
  }),
  reply: requestReply,
  refusals: {
    policyRequired: 'timeOffPolicyId is required.',
    datesTurned: 'endDate must not be before startDate',
    lineOutside: 'timeOffLineItems must lie between startDate and endDate',
    lineTwice: 'timeOffLineItems must have one item a day',
    longDay: 'A day has at most 24 hours',
    wrongSum: 'timeOffLineItems must sum to hours',
    noHours: 'hours must be more than 0',
    beforeJoin: 'Time off cannot begin before dateOfJoin',
    waiting: 'Time off of this policy may be taken from {date} on',
    notice: 'Time off of this policy is asked for at least {days} days ahead: choose days from {date} on',
    blackout: 'No time off of this policy is taken from {from} through {to} ({name}); choose other days',
    ended: 'The policy ends for this user on {date}; ask for days through then, or under another policy',
    overlap:
      'Time off is already asked for or granted on {date}: {hours} hours in {request}; a Pending request is taken back ' +
      'with cancelTimeOffRequest',
    notEnough: 'Not enough time off: {available} hours available on {date}, {asked} asked',
  },
  screen: async (work, raw) => {
    const sent = (raw as { timeOffRequest?: Asked } | null)?.timeOffRequest ?? {}
    return (await resolved(work, sent)) ? undefined : 'policyRequired'
  },
  emits: ['timeOff'],

  async run({ body: { timeOffRequest: sent }, work, refuse }) {
    const worker = await workerOf(work, sent)
    const account = (await resolved(work, sent)) ?? refuse('policyRequired')
    const sentLines = sent.timeOffLineItems?.map((line) => ({ day: line.date, hours: line.requestHours }))
    const lines = (sentLines?.length ? sentLines : spread(sent)).filter((line) => line.hours > 0)
    const available = await availableOn(work, account, sent.startDate)
    const days = lines.map(({ day }) => day)
    const held = await heldDays(work, worker, days)
    const room = { assignmentId: account.assignmentId, usualDay: usualDay(await usualHours(work, account)) }

    if (sent.hours === 0) refuse('noHours')
    const fault = leaveFault({ ...sent, lines })
    if (fault) refuse(fault)
    if (sent.startDate < worker.dateOfJoin) refuse('beforeJoin')
    if (sent.startDate < usableFrom(account)) refuse('waiting', { date: usableFrom(account) })
    const first = shortNotice(account.policy, sent.startDate, work.today)
    if (first) refuse('notice', { days: String(account.policy.noticeDays), date: first })
    const closed = blackoutOf(account.policy, lines)
    if (closed) refuse('blackout', { from: closed.startDate, to: closed.endDate, name: closed.name })
    const { endsOn } = account
    if (endsOn !== null && lines.some(({ day }) => day > endsOn)) refuse('ended', { date: endsOn })
    if (available !== null && available < sent.hours) {
      const words = {
        available: shown(Math.max(0, available)),
        date: sent.startDate,
        asked: shown(sent.hours),
      }
      refuse('notEnough', words)
    }
    const taken = heldDay(lines, held, room)
    if (taken) refuse('overlap', overlapWords(taken))

    const { companyId, userId } = worker
    const { assignmentId } = account
    const timeOffRequestId = await insertRequest(work, { ...sent, companyId, userId, assignmentId, lines })
    if (!timeOffRequestId) return refuse('overlap', twinWords(lines[0]!))
    work.note({ companyId, subjectIds: [userId, timeOffRequestId] })
    const message = 'Time off request added successfully'
    return { timeOffRequest: { timeOffRequestId, status: 'Pending', message } }
  },
})

const overlapWords = ({ day, hours, requestId }: HeldDay) => ({
  date: day,
  hours: shown(hours),
  request: `request ${requestId}`,
})

/** The days are a key: of two requests made at once one finds them held. */
const twinWords = ({ day, hours }: TimeOffLine) => ({
  date: day,
  hours: shown(hours),
  request: 'a request made at the same time',
})

interface Asked {
  readonly companyId?: unknown
  readonly userId?: unknown
  readonly policyType?: unknown
  readonly timeOffPolicyId?: unknown
}

/** An id that was sent decides; without one the kind of leave does. */
async function resolved(
  tx: Tx,
  { companyId, userId, policyType, timeOffPolicyId }: Asked,
): Promise<AccountRow | undefined> {
  if (!isUuid(companyId) || !isUuid(userId)) return undefined
  const key = { companyId: companyId as Id<'company'>, userIds: [userId] }
  const accounts = await accountsWhere(tx, key, false)
  const isBlank = timeOffPolicyId === undefined || timeOffPolicyId === null || timeOffPolicyId === ''
  return isBlank
    ? accounts.find(({ policy }) => sameWord(policy.policyType, policyType))
    : accounts.find(({ policy }) => sameWord(policy.policyId, timeOffPolicyId))
}

const sameWord = (ours: string, sent: unknown): boolean =>
  typeof sent === 'string' && ours.toLowerCase() === sent.trim().toLowerCase()
