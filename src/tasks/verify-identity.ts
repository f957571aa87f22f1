import { z } from 'zod'
import { kycMachine } from '../domain/people/kyc.ts'
import { move } from '../kernel/machine.ts'
import { openIdentity } from '../store/people/identities.ts'
import { setKycStatus } from '../store/people/worker-changes.ts'
import { lockWorker } from '../store/people/workers.ts'
import { settleUserStatus } from '../work/people/settle-user-status.ts'
import { askAgainAt } from './ask-again.ts'
import { idOf } from './fields.ts'
import { patient } from './schedules.ts'
import { outsideTask } from './task.ts'

/** Asks who a person is. An answer to an earlier submission moves nothing. */
export const verifyIdentity = outsideTask({
  name: 'verifyIdentity',
  payload: z.object({ userId: idOf<'user'>(), attempt: z.int(), asked: z.int() }),
  retries: patient,
  limit: 60,
  emits: ['employeeKyc', 'employeeStatus'],

  prepare: (work, { payload }) => openIdentity(work, payload),

  call: (person, { outside, effectId }) => outside.verifier.person(person, effectId),

  async record(work, item, verdict) {
    const { userId, attempt, asked } = item.payload
    const worker = await lockWorker(work, { userId })
    if (worker?.kycStatus !== kycMachine.state.pending || worker.kycAttempt !== attempt) return
    if (verdict === 'pending') {
      const dueAt = askAgainAt(work.now, asked)
      work.later({ ...item, task: 'verifyIdentity', dueAt, payload: { ...item.payload, asked: asked + 1 } })
      return
    }

    const status = move(kycMachine, worker.kycStatus, verdict === 'passed' ? 'pass' : 'fail')

    const { companyId } = worker
    await setKycStatus(work, worker, { status, attempt })
    work.emit({ family: 'employeeKyc', change: 'update', companyId, entityId: userId })
    await settleUserStatus(work, companyId, [userId])
    work.note({ companyId, subjectIds: [userId], facts: { kycStatus: status } })
  },
})
