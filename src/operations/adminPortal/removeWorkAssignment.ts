import { z } from 'zod'
import { assignmentsOf, removeWorkAssignment as remove } from '../../store/people/work-assignments.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { assignmentReply, whoseAssignment } from '../../wire/work-assignment.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const removeWorkAssignment = operation({
  address: 'adminPortal/removeWorkAssignment',
  job: 'employment',
  verb: 'DELETE',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Takes a work assignment back that was entered by mistake.',
  description:
    'What was paid before stays explained. updateWorkAssignment with an endDate ends one that was right.',
  body: z.object({
    ...whoseAssignment,
    workAssignmentId: id('workAssignment').describe('The assignment.'),
  }),
  reply: assignmentReply,

  async run({ body, work }) {
    const worker = await workerOf(work, body)
    const { workAssignmentId } = body
    const all = await assignmentsOf(work, worker)
    known(
      all.find((each) => each.workAssignmentId === workAssignmentId),
      'workAssignment',
    )

    await remove(work, worker, workAssignmentId)
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId, workAssignmentId] })

    const message = 'Work assignment removed successfully'
    return { workAssignment: { workAssignmentId, status: 'Removed' as const, message } }
  },
})
