import { z } from 'zod'
import { DELETABLE } from '../../domain/people/user-status.ts'
import { companyExists } from '../../store/company/companies.ts'
import { deleteWorker, lockWorker } from '../../store/people/workers.ts'
import { id } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const deleteUser = operation({
  address: 'adminPortal/deleteUser',
  job: 'people',
  verb: 'DELETE',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Removes a user who has not begun onboarding.',
  body: z.object({ companyId: id('company'), userId: id('user') }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
  refusals: {
    notDeletable:
      'Only users in status Invite Sent or Add Wage can be deleted; deactivate or terminate the user instead',
  },

  async run({ body, work, refuse }) {
    if (!(await companyExists(work, body.companyId))) throw unknownId('company')
    const worker = known(await lockWorker(work, body), 'user')

    if (!DELETABLE.includes(worker.status)) refuse('notDeletable')

    await deleteWorker(work, body)
    work.note({ companyId: body.companyId, subjectIds: [body.userId] })
    return { success: true as const, message: 'User deleted successfully' }
  },
})
