import { z } from 'zod'
import { isSensible } from '../../domain/payroll/severance.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import { move } from '../../kernel/machine.ts'
import { insertExit } from '../../store/people/exits.ts'
import { exitRefusals, finalPayCheckType, isBeforeJoin } from '../../wire/exit.ts'
import { date, id, money, optionally, optionalText } from '../../wire/fields/fields.ts'
import { email } from '../../wire/fields/formats.ts'
import { proposeFinalPay } from '../../work/payroll/propose-final.ts'
import { agreeSeverance } from '../../work/payroll/severance.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { settleUserStatus } from '../../work/people/settle-user-status.ts'
import { settleLeaver } from '../../work/time/leaver.ts'
import { operation } from '../declaration/operation.ts'

export const terminateUser = operation({
  address: 'adminPortal/terminateUser',
  job: 'employment',
  verb: 'POST',
  also: 'PUT',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Ends a user’s employment; activateUser rehires them.',
  description:
    'Takes effect at once, whatever the `exitDate`; time and pay run through it. From `KYC Pending`, `Ready` and ' +
    '`Active`. A terminated user answers `Inactive` and is listed by getTerminatedUsers. `severanceAmount` is the whole ' +
    'severance, taxed as supplemental wages. It is paid with the final pay (`finalPayCheckType` regular payroll cycle or ' +
    'supplemental payroll), or, with `firstSeverancePayDate`, with the first Regular payroll paid on that day or later; ' +
    'with a later `lastSeverancePayDate` in equal parts from the one to the other at `severancePaymentFrequency`, unless ' +
    '`severancePaymentType` says lump sum. `severance: "No"` means that there is none. Balances of time ' +
    'off policies with `payoutOnTermination` are paid with the final pay as `Leave Cash-Out`, at the hourly rate of that ' +
    'day; the others end. With an Off-Cycle period the time card and the leave through `exitDate` move to it. Where the ' +
    'final pay is made outside this payroll, so is the payout. Who has not begun may leave before `dateOfJoin` and is not paid.',
  body: z.object({
    user: z.object({
      userId: id('user'),
      companyId: id('company'),
      exitDate: date(),
      personalEmail: optionally(email()),
      finalPayCheckType: finalPayCheckType(),
      terminationChoice: optionalText(),
      dismissalType: optionalText(),
      severance: z
        .union([optionalText(), z.boolean().transform((value) => (value ? 'Yes' : 'No'))])
        .meta({ type: 'string' }),
      severanceAmount: money().nullish(),
      severancePaymentType: optionalText(),
      severancePaymentFrequency: optionalText(),
      firstSeverancePayDate: optionally(date()),
      lastSeverancePayDate: optionally(date()),
      additionalNotes: optionalText(2000),
    }),
  }),
  reply: z.object({
    user: z.object({ userId: z.uuid(), status: z.literal('Inactive'), message: z.string() }),
  }),
  refusals: {
    ...exitRefusals,
    severanceDates:
      'lastSeverancePayDate must not be before firstSeverancePayDate, nor more than five years after it',
  },
  emits: ['employeeStatus', 'payPeriod', 'timeOff'],

  async run({ body: { user }, work, refuse }) {
    const worker = await workerOf(work, user)

    const status = move(userMachine, worker.status, 'terminateUser')

    if (isBeforeJoin(user.exitDate, worker, work.today)) refuse('exitBeforeJoin', { date: worker.dateOfJoin })
    const agreed = {
      ...user,
      severanceAmount: user.severanceAmount ?? null,
      firstSeverancePayDate: user.firstSeverancePayDate || null,
      lastSeverancePayDate: user.lastSeverancePayDate || null,
    }
    if (!isSensible(agreed)) refuse('severanceDates')

    const exitId = await insertExit(work, worker, { ...agreed, kind: 'terminated' })
    const final = await proposeFinalPay(work, worker, user)
    await settleLeaver(work, worker, { ...user, exitId, isFinal: true, final })
    await agreeSeverance(work, worker, { ...user, exitId, agreed, final })
    await settleUserStatus(work, worker.companyId, [worker.userId])
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId] })

    const proposed = final ? `; an Off-Cycle period paid on ${final.payDate} is proposed` : ''
    const message = `User terminated successfully${proposed}`
    return { user: { userId: worker.userId, status, message } }
  },
})
