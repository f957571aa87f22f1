import { z } from 'zod'
import { insertCompClass, saveCompRate } from '../../store/company/comp-classes.ts'
import { companyExists } from '../../store/company/companies.ts'
import { compClassFields } from '../../wire/comp-class.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const addWorkersCompClass = operation({
  address: 'adminPortal/addWorkersCompClass',
  job: 'states',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Adds a class of the company’s workers’ compensation policy, with its rate.',
  description:
    'Rates are the company’s own, from its policy or its state fund; none is known without it. assignWorkersCompClass says ' +
    'whose work it is, and reports/getWorkersCompReport adds up payroll and premium.',
  body: z.object({ workersCompClass: z.object(compClassFields) }),
  reply: z.object({
    workersCompClass: z.object({
      workersCompClassId: z.uuid().describe('The id of the class.'),
      status: z.literal('Ready'),
      message: z.string(),
    }),
  }),
  refusals: {
    codeInUse: 'The company has this code in this state already; updateWorkersCompClass changes it',
    byTheHour:
      'Washington insures by the hour: addEmployeeMiscellaneousStateTax gives a worker the risk class of the rate notice',
  },
  conflicts: { comp_class_coded: 'codeInUse' },

  async run({ body: { workersCompClass: sent }, work, refuse }) {
    const { companyId, state, rate } = sent
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    if (state === 'WA') refuse('byTheHour')

    const classId = await insertCompClass(work, companyId, sent)
    await saveCompRate(work, companyId, { classId, from: sent.effectiveDate ?? work.today, rate })
    work.note({ companyId, subjectIds: [classId] })
    const message = 'Workers compensation class added successfully'
    return { workersCompClass: { workersCompClassId: classId, status: 'Ready' as const, message } }
  },
})
