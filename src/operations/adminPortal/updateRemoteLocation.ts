import { z } from 'zod'
import { saveAddress } from '../../store/people/addresses.ts'
import { loadWorkplace, saveWorkplaces } from '../../store/people/workplaces.ts'
import { addressFields } from '../../wire/address.ts'
import { date, id } from '../../wire/fields/fields.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const updateRemoteLocation = operation({
  address: 'adminPortal/updateRemoteLocation',
  job: 'employment',
  verb: 'PUT',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Says from where a Remote worker works, from a day on.',
  description:
    'The state of the address is the state of the work from `effectiveDate` on, today if left out: a period in which it ' +
    'changes is taxed in each place for its days, and earlier pay keeps the earlier place. updateUser with ' +
    '`userRemoteLocation` does the same.',
  body: z.object({
    remoteLocation: z.object({
      userId: id('user'),
      ...addressFields,
      effectiveDate: date().nullish().describe('The first day at the address; today when left out.'),
    }),
  }),
  reply: z.object({
    remoteLocation: z
      .object({ userId: z.uuid(), status: z.literal('Ready'), message: z.string() })
      .describe('The user whose place of work was changed.'),
  }),
  refusals: {
    notRemote:
      'This user works at a location of the company; use updateUser with companyLocationCategory: Remote and userRemoteLocation',
    beforeJoin: 'effectiveDate must not be before dateOfJoin, {date}',
  },
  emits: ['employeeStatus'],

  async run({ body: { remoteLocation: sent }, work, refuse }) {
    const worker = await workerOf(work, sent)
    const now = await loadWorkplace(work, worker)

    if (now.locationCategory !== 'Remote') refuse('notRemote')
    const begun = now.effectiveFrom > work.today ? now.effectiveFrom : work.today
    const from = sent.effectiveDate ?? begun
    if (from < worker.dateOfJoin) refuse('beforeJoin', { date: worker.dateOfJoin })

    await saveWorkplaces(work, worker.companyId, [{ ...now, effectiveFrom: from, stateCode: sent.state }])
    await saveAddress(work, worker, { kind: 'remote', from, address: sent })
    const { companyId, userId } = worker
    work.emit({ family: 'employeeStatus', change: 'update', companyId, entityId: userId })
    work.note({ companyId, subjectIds: [userId] })
    const message = 'Remote location updated successfully'
    return { remoteLocation: { userId, status: 'Ready' as const, message } }
  },
})
