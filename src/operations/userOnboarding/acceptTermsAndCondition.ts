import { z } from 'zod'
import { acceptTerms } from '../../store/people/worker-changes.ts'
import { id } from '../../wire/fields/fields.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { settleUserStatus } from '../../work/people/settle-user-status.ts'
import { operation } from '../declaration/operation.ts'

export const acceptTermsAndCondition = operation({
  address: 'userOnboarding/acceptTermsAndCondition',
  job: 'people',
  verb: 'POST',
  access: { scope: 'people', roles: ['worker'], reach: 'worker' },
  summary: 'Records that a user accepts the terms and conditions.',
  description: 'Accepting again changes nothing: the first acceptance counts.',
  body: z.object({ userId: id('user') }),
  reply: z.object({
    user: z.object({ userId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  emits: ['employeeStatus'],

  async run({ body, work }) {
    const worker = await workerOf(work, body)

    await acceptTerms(work, worker)
    await settleUserStatus(work, worker.companyId, [worker.userId])
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId] })

    const message = 'Terms and conditions accepted'
    return { user: { userId: worker.userId, status: 'Ready' as const, message } }
  },
})
