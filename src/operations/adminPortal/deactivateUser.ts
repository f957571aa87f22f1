import { z } from 'zod'
import { userMachine } from '../../domain/people/user-status.ts'
import { move } from '../../kernel/machine.ts'
import { insertExit } from '../../store/people/exits.ts'
import { exitRefusals, finalPayCheckType, isBeforeJoin } from '../../wire/exit.ts'
import { date, id, optionally, optionalText } from '../../wire/fields/fields.ts'
import { email } from '../../wire/fields/formats.ts'
import { proposeFinalPay } from '../../work/payroll/propose-final.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { mailLater } from '../../work/people/mail-later.ts'
import { settleUserStatus } from '../../work/people/settle-user-status.ts'
import { settleLeaver } from '../../work/time/leaver.ts'
import { operation } from '../declaration/operation.ts'

export const deactivateUser = operation({
  address: 'adminPortal/deactivateUser',
  job: 'employment',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Deactivates a user; activateUser brings them back.',
  description:
    'Takes effect at once, whatever the `exitDate`; time and pay run through it. From `KYC Pending`, `Ready` and ' +
    '`Active`. The user is told by e-mail. For pay it is a separation like a termination: balances of time off policies ' +
    'with `payoutOnTermination` are paid with the final pay as `Leave Cash-Out`. The other balances wait, without earning, ' +
    'and activateUser brings them back, together with a payout that has not been run yet. Who has not begun may leave before ' +
    '`dateOfJoin` and is not paid.',
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
  refusals: exitRefusals,
  emits: ['employeeStatus', 'payPeriod', 'timeOff'],

  async run({ body: { user }, work, refuse }) {
    const worker = await workerOf(work, user)

    const status = move(userMachine, worker.status, 'deactivateUser')

    if (isBeforeJoin(user.exitDate, worker, work.today)) refuse('exitBeforeJoin', { date: worker.dateOfJoin })
    const exitId = await insertExit(work, worker, { ...user, kind: 'deactivated' })
    const final = await proposeFinalPay(work, worker, user)
    await settleLeaver(work, worker, { ...user, exitId, isFinal: false, final })
    await settleUserStatus(work, worker.companyId, [worker.userId])
    mailLater(work, worker, 'deactivation')
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId] })

    const proposed = final ? `; an Off-Cycle period paid on ${final.payDate} is proposed` : ''
    const message = `User deactivated successfully${proposed}`
    return { user: { userId: worker.userId, status, message } }
  },
})
