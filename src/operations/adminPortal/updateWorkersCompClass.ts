import { z } from 'zod'
import { changeCompClass, saveCompRate } from '../../store/company/comp-classes.ts'
import { compClassChange } from '../../wire/comp-class.ts'
import { known } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const updateWorkersCompClass = operation({
  address: 'adminPortal/updateWorkersCompClass',
  job: 'states',
  verb: 'PUT',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Changes the words of a workers’ compensation class, or gives it a rate from a day on.',
  description:
    'A rate of an earlier day stays with the pay dates before the new one. Given for the same day it replaces.',
  body: z.object({ workersCompClass: z.object(compClassChange) }),
  reply: z.object({
    workersCompClass: z.object({
      workersCompClassId: z.uuid().describe('The id of the class.'),
      status: z.literal('Ready'),
      message: z.string(),
    }),
  }),

  async run({ body: { workersCompClass: sent }, work }) {
    const { workersCompClassId: classId, description, rate, effectiveDate } = sent
    const { companyId } = known(await changeCompClass(work, classId, { description }), 'workersCompClass')
    if (rate !== undefined)
      await saveCompRate(work, companyId, { classId, from: effectiveDate ?? work.today, rate })
    work.note({ companyId, subjectIds: [classId] })
    const message = 'Workers compensation class updated successfully'
    return { workersCompClass: { workersCompClassId: classId as string, status: 'Ready' as const, message } }
  },
})
