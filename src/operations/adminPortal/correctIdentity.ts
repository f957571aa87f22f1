import { z } from 'zod'
import { kycMachine } from '../../domain/people/kyc.ts'
import { canMove, move } from '../../kernel/machine.ts'
import { correctIdentity as saveIdentity } from '../../store/people/worker-changes.ts'
import { id, optionalId, perhaps, text } from '../../wire/fields/fields.ts'
import { birthDate, taxpayerNumber } from '../../wire/fields/formats.ts'
import { identityFault, identityRefusals } from '../../wire/identity.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { settleUserStatus } from '../../work/people/settle-user-status.ts'
import { verifyIdentityLater } from '../../work/people/verify-later.ts'
import { operation } from '../declaration/operation.ts'

export const correctIdentity = operation({
  address: 'adminPortal/correctIdentity',
  job: 'employment',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Mends a user’s social security number or date of birth, and verifies the identity anew.',
  description:
    'What is left out stays. The reason is kept in the audit log, with what was corrected and without the values. Who was ' +
    'verified before stays on the payroll while the new verification is under way, and comes off it when that fails.',
  body: z.object({
    companyId: optionalId('company'),
    userId: id('user'),
    ssn: perhaps(taxpayerNumber()),
    dateOfBirth: perhaps(birthDate()),
    reason: text(500)
      .describe('Why the identity is corrected; it is kept in the audit log.')
      .meta({
        examples: ['Two digits of the number were swapped on the form'],
      }),
  }),
  reply: z.object({
    user: z.object({ userId: z.uuid(), status: z.literal('pending'), message: z.string() }),
  }),
  refusals: {
    ...identityRefusals,
    nothing: 'ssn or dateOfBirth is required',
    kycFirst: 'There is no identity to correct yet; use addKycInformation',
  },
  conflicts: { worker_company_id_worker_type_ssn_index_key: 'ssnExists' },
  emits: ['employeeKyc', 'employeeStatus'],

  async run({ body: { ssn, dateOfBirth, reason, ...named }, work, refuse }) {
    const worker = await workerOf(work, named)

    if (ssn === null && dateOfBirth === null) refuse('nothing')
    if (!canMove(kycMachine, worker.kycStatus, 'correctIdentity')) refuse('kycFirst')
    const fault = identityFault({ ssn, dateOfBirth }, worker.workerType, work.today)
    if (fault) refuse(fault)
    const status = move(kycMachine, worker.kycStatus, 'correctIdentity')

    const { companyId, userId } = worker
    await saveIdentity(work, worker, { ssn, dateOfBirth, status })
    verifyIdentityLater(work, { companyId, userId, attempt: worker.kycAttempt + 1 })
    work.emit({ family: 'employeeKyc', change: 'update', companyId, entityId: userId })
    await settleUserStatus(work, companyId, [userId])
    const corrected = [...(ssn ? ['ssn'] : []), ...(dateOfBirth ? ['dateOfBirth'] : [])]
    work.note({ companyId, subjectIds: [userId], facts: { corrected: corrected.join(', '), reason } })

    const message = 'Identity corrected; verification is in progress'
    return { user: { userId, status, message } }
  },
})
