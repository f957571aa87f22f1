import { z } from 'zod'
import { userMachine } from '../../domain/people/user-status.ts'
import { endExit } from '../../store/people/exits.ts'
import { changeWorker } from '../../store/people/worker-changes.ts'
import { date, id, optionally } from '../../wire/fields/fields.ts'
import { withdrawFinalPay } from '../../work/payroll/withdraw-final.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { settleUserStatus } from '../../work/people/settle-user-status.ts'
import { resumeLeaver } from '../../work/time/leaver.ts'
import { operation } from '../declaration/operation.ts'

export const activateUser = operation({
  address: 'adminPortal/activateUser',
  job: 'employment',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Brings back a deactivated user, or rehires a terminated one.',
  description:
    'The reply’s `status` is always `Active`. The stored status is derived anew: who left before onboarding was complete ' +
    'is not `Active` yet, and `message` names the status that getUser shows. Year-to-date ' +
    'amounts and wage bases continue. A rehire may carry a new `dateOfJoin`. Final pay and severance that were not run ' +
    'yet are withdrawn. Time off of a deactivated user goes on where it stood, with a payout that was not run yet; a ' +
    'rehired user is assigned anew, and leave that was to be paid out is paid with the next payroll.',
  body: z.object({ user: z.object({ userId: id('user'), dateOfJoin: optionally(date()) }) }),
  reply: z.object({
    user: z.object({ userId: z.uuid(), status: z.literal('Active'), message: z.string() }),
  }),
  refusals: { notInactive: 'Only an Inactive user can be activated; this one is {status}' },
  emits: ['employeeStatus', 'payPeriod', 'timeOff'],

  async run({ body: { user }, work, refuse }) {
    const worker = await workerOf(work, user)

    if (worker.status !== userMachine.state.Inactive) refuse('notInactive', { status: worker.status })

    const exit = await endExit(work, worker)
    await resumeLeaver(work, worker, exit)
    await withdrawFinalPay(work, worker)
    if (user.dateOfJoin) await changeWorker(work, worker, { dateOfJoin: user.dateOfJoin })
    const [stored] = await settleUserStatus(work, worker.companyId, [worker.userId])
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId] })

    const status = stored?.to ?? worker.status
    const open = `; the status is ${status} until onboarding is complete (getUserTask lists what is missing)`
    const message = `User activated successfully${status === 'Active' ? '' : open}`
    return { user: { userId: worker.userId, status: 'Active' as const, message } }
  },
})
