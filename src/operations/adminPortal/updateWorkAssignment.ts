import { z } from 'zod'
import { overfilledDay } from '../../domain/places/work-assignment.ts'
import { readStateW4 } from '../../law/engine/state-w4.ts'
import { assignmentsOf, changeWorkAssignment } from '../../store/people/work-assignments.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import {
  assignmentRefusals,
  assignmentReply,
  assignmentTerms,
  whoseAssignment,
} from '../../wire/work-assignment.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const updateWorkAssignment = operation({
  address: 'adminPortal/updateWorkAssignment',
  job: 'employment',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Ends a work assignment on a day, or says more about it.',
  description: 'What is not sent stays as it is. Another place, start or share is another assignment.',
  body: z.object({
    ...whoseAssignment,
    workAssignmentId: id('workAssignment').describe('The assignment.'),
    ...assignmentTerms,
  }),
  reply: assignmentReply,
  refusals: assignmentRefusals,

  async run({ body, work, refuse }) {
    const worker = await workerOf(work, body)
    const all = await assignmentsOf(work, worker)
    const { workAssignmentId } = body
    const own = known(
      all.find((each) => each.workAssignmentId === workAssignmentId),
      'workAssignment',
    )

    const end = body.endDate ?? own.end
    if (end !== null && end < own.begin) refuse('endsBeforeStart')
    const full = overfilledDay(
      { ...own, end },
      all.filter((each) => each !== own),
    )
    if (full !== undefined) refuse('overfilled', { day: full })
    const answers = body.answers ?? own.answers
    const { unknown, wrong } = readStateW4(own.place.state, answers)
    const fault =
      wrong[0]?.message ?? (unknown[0] && `${unknown[0]} is not on the certificate of ${own.place.state}`)
    if (fault !== undefined) refuse('unfitAnswer', { fault })

    await changeWorkAssignment(work, worker, workAssignmentId, {
      end,
      answers,
      isRequired: body.requiredByEmployer ?? own.isRequired,
      unemploymentState: body.unemploymentState ?? own.unemploymentState,
    })
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId, workAssignmentId] })

    const message = 'Work assignment updated successfully'
    return { workAssignment: { workAssignmentId, status: 'Ready' as const, message } }
  },
})
