import { z } from 'zod'
import { userMachine } from '../../domain/people/user-status.ts'
import { move } from '../../kernel/machine.ts'
import { proposeFinalPay } from '../../steps/payroll/propose-final.ts'
import { settleUserStatus } from '../../steps/settle-user-status.ts'
import { cashOutLeave } from '../../steps/time/cash-out.ts'
import { insertExit } from '../../store/exits.ts'
import { date, id, money, optionally, optionalText } from '../fields.ts'
import { email } from '../formats.ts'
import { finalPayCheckType } from '../forms/exit.ts'
import { operation } from '../operation.ts'
import { workerOf } from '../whose.ts'

export const terminateUser = operation({
  address: 'adminPortal/terminateUser',
  verb: 'POST',
  also: 'PUT',
  summary: 'Ends a user’s employment; activateUser rehires them.',
  description:
    'Takes effect at once, whatever the `exitDate`; time and pay run through it. From `KYC Pending`, `Ready` and ' +
    '`Active`. A terminated user answers `Inactive` and is listed by getTerminatedUsers.',
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
  emits: ['employeeStatus', 'payPeriod'],

  async run({ body: { user }, work }) {
    const worker = await workerOf(work, user)

    const status = move(userMachine, worker.status, 'terminateUser')

    await insertExit(work, worker, {
      ...user,
      kind: 'terminated',
      severanceAmount: user.severanceAmount ?? null,
      firstSeverancePayDate: user.firstSeverancePayDate || null,
      lastSeverancePayDate: user.lastSeverancePayDate || null,
    })
    const final = await proposeFinalPay(work, worker, user)
    await cashOutLeave(work, worker, { exitDate: user.exitDate, final })
    await settleUserStatus(work, worker.companyId, [worker.userId])
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId] })

    const proposed = final ? `; an Off-Cycle period paid on ${final.payDate} is proposed` : ''
    const message = `User terminated successfully${proposed}`
    return { user: { userId: worker.userId, status, message } }
  },
})
