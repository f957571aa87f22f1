import { z } from 'zod'
import { kycMachine } from '../../domain/people/kyc.ts'
import { canMove, move } from '../../kernel/machine.ts'
import { setKycStatus } from '../../store/people/worker-changes.ts'
import { id } from '../../wire/fields/fields.ts'
import { kycRefusals, workerOf } from '../../work/people/load-worker.ts'
import { settleUserStatus } from '../../work/people/settle-user-status.ts'
import { verifyIdentityLater } from '../../work/people/verify-later.ts'
import { operation } from '../declaration/operation.ts'

export const initiateUserKyc = operation({
  address: 'userOnboarding/initiateUserKyc',
  job: 'people',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator', 'worker'], reach: 'worker' },
  summary: 'Starts a failed identity verification anew with the data that is there.',
  body: z.object({ userId: id('user') }),
  reply: z.object({
    user: z.object({ userId: z.uuid(), status: z.literal('pending'), message: z.string() }),
  }),
  refusals: {
    kycMissing: 'KYC information must be added first; use addKycInformation',
    ...kycRefusals,
  },
  emits: ['employeeKyc', 'employeeStatus'],

  async run({ body, work, refuse }) {
    const worker = await workerOf(work, body)

    if (worker.kycStatus === kycMachine.initial) refuse('kycMissing')
    if (!canMove(kycMachine, worker.kycStatus, 'initiateUserKyc')) refuse('kycExists')
    const status = move(kycMachine, worker.kycStatus, 'initiateUserKyc')

    const { companyId, userId } = worker
    const attempt = worker.kycAttempt + 1
    await setKycStatus(work, worker, { status, attempt })
    verifyIdentityLater(work, { companyId, userId, attempt })
    work.emit({ family: 'employeeKyc', change: 'update', companyId, entityId: userId })
    await settleUserStatus(work, companyId, [userId])
    work.note({ companyId, subjectIds: [userId] })

    return { user: { userId, status, message: 'KYC verification started' } }
  },
})
