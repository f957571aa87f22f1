import { z } from 'zod'
import { stepsOf } from '../../domain/onboarding/steps.ts'
import { mendTasks } from '../../domain/people/mend-tasks.ts'
import { tasksOfUser } from '../../domain/people/open-tasks.ts'
import { waitingTask } from '../../domain/people/pay-change-words.ts'
import { phaseOf, userSteps } from '../../domain/people/user-tasks.ts'
import { companyExists } from '../../store/company/companies.ts'
import { failedAccounts } from '../../store/company/task-facts.ts'
import { loadStateW4Fields, loadW4Claims } from '../../store/people/certificates.ts'
import { payWaitsUntil } from '../../store/people/pay-changes.ts'
import { loadStatusFacts } from '../../store/people/status-facts.ts'
import { taxPlaces } from '../../store/people/tax-states.ts'
import { id } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { steps, stepsForm, task } from '../../wire/task.ts'
import { operation } from '../declaration/operation.ts'

export const getUserTask = operation({
  address: 'reports/getUserTask',
  job: 'people',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'What stands between a user and being paid, and which operation clears it.',
  description:
    '`phase` is `Hiring and Onboarding` before the user is Active, then the status. A local tax code that the law ' +
    'requires and that no certificate names yet, or the city of an address that may tax, is a task too, although it does ' +
    'not keep the user from being Active; so is a certificate that no payroll can be computed with, a certificate of ' +
    'the state of work that was never given, a claim of exemption from income tax whose year is over, an account ' +
    'that cannot be paid into and whose part no other has, and a change of bank accounts that waits. `steps` is the way to ' +
    'being paid, with what is done.',
  body: z.object({ companyId: id('company'), userId: id('user') }),
  reply: z.object({
    phase: z.string(),
    tasks: z.array(
      task.extend({
        until: z
          .string()
          .optional()
          .describe('When a change of bank accounts that waits counts by itself, in UTC.')
          .meta({ examples: ['2026-11-16T19:05:00.000Z'] }),
      }),
    ),
    steps,
  }),

  async run({ body: { companyId, userId }, work }) {
    const [found] = await loadStatusFacts(work, companyId, [userId], 'unlocked')
    if (!found && !(await companyExists(work, companyId))) throw unknownId('company')
    const user = known(found, 'user')
    const places = await taxPlaces(work, { companyId, userId })
    const [w4, forms] = await Promise.all([
      loadW4Claims(work, { companyId, userId }),
      loadStateW4Fields(work, { companyId, userId }),
    ])
    const until = await payWaitsUntil(work, { companyId, userId })
    const failed = await failedAccounts(work, [companyId], userId)

    const tax = {
      work: user.workerType === 'W2' ? places.work : null,
      home: places.home,
      arizonaBasisPoints: w4?.arizonaBasisPoints ?? null,
      exemptYear: w4?.exemptYear ?? null,
      forms: Object.fromEntries(forms),
    }
    const tasks = [...tasksOfUser(user, tax), ...mendTasks(failed, user)]
    const way = stepsForm(stepsOf(userSteps(user.workerType), tasks))
    return {
      phase: phaseOf(user.status),
      tasks: until ? [...tasks, waitingTask(until)] : tasks,
      steps: way,
    }
  },
})
