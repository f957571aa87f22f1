import { z } from 'zod'
import { changeCompClass, saveCompAssignment } from '../../store/company/comp-classes.ts'
import { compAssignmentFields } from '../../wire/comp-class.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { useRefusal } from '../../wire/labor-unit.ts'
import { checkUnits } from '../../work/people/labor-named.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const assignWorkersCompClass = operation({
  address: 'adminPortal/assignWorkersCompClass',
  job: 'states',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Says to which workers’ compensation class the work of a worker or of a job belongs.',
  description:
    'One class a state: pay that is earned in the state of the class belongs to it from `effectiveDate` on. Pay that names ' +
    'a job goes by the job, other pay by the worker. Sent again for the same day it replaces.',
  body: z.object({ workersCompAssignment: z.object(compAssignmentFields) }),
  reply: z.object({
    workersCompAssignment: z.object({
      workersCompClassId: z.uuid().describe('The id of the class.'),
      status: z.literal('Ready'),
      message: z.string(),
    }),
  }),
  refusals: { ...useRefusal, oneOfTwo: 'Send userId or jobId, one of the two' },

  async run({ body: { workersCompAssignment: sent }, work, refuse }) {
    const { workersCompClassId: classId, userId, jobId } = sent
    const of = known(await changeCompClass(work, classId), 'workersCompClass')
    if ((userId ? 1 : 0) + (jobId ? 1 : 0) !== 1) refuse('oneOfTwo')
    if (userId && (await workerOf(work, { userId })).companyId !== of.companyId) throw unknownId('user')
    if (jobId) await checkUnits(work, of.companyId, [{ kind: 'job', unitId: jobId }], refuse)

    const from = sent.effectiveDate ?? work.today
    await saveCompAssignment(work, of, { classId, userId: userId ?? null, jobId: jobId ?? null, from })
    work.note({ companyId: of.companyId, subjectIds: [classId, (userId ?? jobId)!] })
    const message = 'Workers compensation class assigned successfully'
    return {
      workersCompAssignment: { workersCompClassId: classId as string, status: 'Ready' as const, message },
    }
  },
})
