import { z } from 'zod'
import { overfilledDay } from '../../domain/places/work-assignment.ts'
import { readStateW4 } from '../../law/engine/state-w4.ts'
import { locationState } from '../../store/company/locations.ts'
import { assignmentsOf, insertWorkAssignment } from '../../store/people/work-assignments.ts'
import { date } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import {
  assignmentPlace,
  assignmentRefusals,
  assignmentReply,
  assignmentShare,
  assignmentTerms,
  whoseAssignment,
} from '../../wire/work-assignment.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const addWorkAssignment = operation({
  address: 'adminPortal/addWorkAssignment',
  job: 'employment',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Says where a worker works for some days, beside the usual place of work.',
  description:
    'Pay for time is taxed where it was worked, day by day: all of the work of these days, or a share of it. The state of ' +
    'the place withholds by its own rule for nonresidents, and one state insures the whole wage; the run says what was done.',
  body: z.object({
    ...whoseAssignment,
    ...assignmentPlace,
    startDate: date().describe('The first day there.'),
    share: assignmentShare,
    ...assignmentTerms,
  }),
  reply: assignmentReply,
  refusals: {
    ...assignmentRefusals,
    onePlace: 'Exactly one of companyLocationId and remoteAddress is required',
    noWage: 'A contractor has no place of work for tax',
  },

  async run({ body, work, refuse }) {
    const worker = await workerOf(work, body)
    const { companyLocationId, remoteAddress, startDate: begin, endDate: end = null } = body
    if ((companyLocationId === undefined) === (remoteAddress === undefined)) refuse('onePlace')
    const state =
      remoteAddress?.state ??
      known(await locationState(work, worker.companyId, companyLocationId!), 'companyLocation')
    const others = await assignmentsOf(work, worker)

    if (worker.workerType !== 'W2') refuse('noWage')
    if (end !== null && end < begin) refuse('endsBeforeStart')
    const basisPoints = body.share ?? null
    const full = overfilledDay({ begin, end, basisPoints }, others)
    if (full !== undefined) refuse('overfilled', { day: full })
    const answers = body.answers ?? {}
    const { unknown, wrong } = readStateW4(state, answers)
    const fault = wrong[0]?.message ?? (unknown[0] && `${unknown[0]} is not on the certificate of ${state}`)
    if (fault !== undefined) refuse('unfitAnswer', { fault })

    const workAssignmentId = await insertWorkAssignment(work, worker, {
      begin,
      end,
      basisPoints,
      locationId: companyLocationId ?? null,
      address: remoteAddress ?? null,
      answers,
      isRequired: body.requiredByEmployer ?? null,
      unemploymentState: body.unemploymentState ?? null,
    })
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId, workAssignmentId] })

    const message = 'Work assignment added successfully'
    return { workAssignment: { workAssignmentId, status: 'Ready' as const, message } }
  },
})
