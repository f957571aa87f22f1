import { z } from 'zod'
import { userMachine } from '../../domain/people/user-status.ts'
import { move } from '../../kernel/machine.ts'
import { mailLater } from '../../steps/mail-later.ts'
import { proposeFinalPay } from '../../steps/payroll/propose-final.ts'
import { settleUserStatus } from '../../steps/settle-user-status.ts'
import { insertExit } from '../../store/exits.ts'
import { date, id, optionally, optionalText } from '../fields.ts'
import { email } from '../formats.ts'
import { finalPayCheckType } from '../forms/exit.ts'
import { operation } from '../operation.ts'
import { workerOf } from '../whose.ts'

export const deactivateUser = operation({
  address: 'adminPortal/deactivateUser',
  verb: 'POST',
  summary: 'Deactivates a user; activateUser brings them back.',
  description:
    'Takes effect at once, whatever the `exitDate`; time and pay run through it. From `KYC Pending`, `Ready` and ' +
    '`Active`. The user is told by e-mail.',
  body: z.object({
    user: z.object({
      userId: id('user', { blank: 'EmployeeId is mandatory and cannot be empty.' }),
      exitDate: date(),
      personalEmail: optionally(email()),
      finalPayCheckType: finalPayCheckType(),
      additionalNotes: optionalText(2000),
    }),
  }),
  reply: z.object({
    user: z.object({ userId: z.uuid(), status: z.literal('Inactive'), message: z.string() }),
  }),
  emits: ['employeeStatus', 'payPeriod'],

  async run({ body: { user }, work }) {
    const worker = await workerOf(work, user)

    const status = move(userMachine, worker.status, 'deactivateUser')

    await insertExit(work, worker, { ...user, kind: 'deactivated' })
    await settleUserStatus(work, worker.companyId, [worker.userId])
    const payDate = await proposeFinalPay(work, worker, user)
    mailLater(work, worker, 'deactivation')
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId] })

    const proposed = payDate ? `; an Off-Cycle period paid on ${payDate} is proposed` : ''
    const message = `User deactivated successfully${proposed}`
    return { user: { userId: worker.userId, status, message } }
  },
})
