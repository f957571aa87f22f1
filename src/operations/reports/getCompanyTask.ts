import { z } from 'zod'
import { companySteps } from '../../domain/company/company-tasks.ts'
import { stepsOf } from '../../domain/onboarding/steps.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { steps, stepsForm, task } from '../../wire/task.ts'
import { tasksOfCompanies } from '../../work/company/tasks.ts'
import { operation } from '../declaration/operation.ts'

export const getCompanyTask = operation({
  address: 'reports/getCompanyTask',
  job: 'company',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'What stands between a company and a payroll, and which operation clears it.',
  description:
    'Empty when nothing does. `operation` is empty where there is nothing to do but wait. Every payroll that failed is ' +
    'named, and every account of a worker that is to be mended; that worker is paid by Check meanwhile. Payments to ' +
    'agencies that came back and wait for somebody are listed last (`Correct Garnishment`, `Issue Payment Again`), after ' +
    'what is missing before withheld tax can be paid over (`Complete State Registration`); they keep no payroll back. ' +
    'Whoever owes pay of a voided paycheck, more than coming paychecks are to take, is named after these. ' +
    'A payroll that waits for a second person is listed last. A certificate that no payroll can be computed with is listed with a worker who gave it. ' +
    'Changes of workers’ bank accounts that wait, and those of the last two weeks that the worker stopped, come after these. ' +
    'Returns and forms that must be filed come last: within 45 days of the day on which they are due, and when it has passed. ' +
    '`steps` is the way to the first payroll, with what is done.',
  body: z.object({ companyId: id('company') }),
  reply: z.object({ tasks: z.array(task), steps }),

  async run({ body: { companyId }, work }) {
    const tasks = known((await tasksOfCompanies(work, [companyId])).get(companyId), 'company')
    return { tasks: [...tasks], steps: stepsForm(stepsOf(companySteps, tasks)) }
  },
})
