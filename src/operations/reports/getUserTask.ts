import { z } from 'zod'
import { lacks } from '../../domain/people/user-status.ts'
import { localTasks, phaseOf, userTasks } from '../../domain/people/user-tasks.ts'
import { companyExists } from '../../store/company/companies.ts'
import { loadStateW4Fields } from '../../store/people/certificates.ts'
import { loadStatusFacts } from '../../store/people/status-facts.ts'
import { taxPlaces } from '../../store/people/tax-states.ts'
import { id } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const getUserTask = operation({
  address: 'reports/getUserTask',
  job: 'people',
  verb: 'GET',
  summary: 'What stands between a user and being paid, and which operation clears it.',
  description:
    '`phase` is `Hiring and Onboarding` before the user is Active, then the status. A local tax code that the law ' +
    'requires and that no certificate names yet is a task too, although it does not keep the user from being Active.',
  body: z.object({ companyId: id('company'), userId: id('user') }),
  reply: z.object({
    phase: z.string(),
    tasks: z.array(z.object({ task: z.string(), description: z.string(), operation: z.string() })),
  }),

  async run({ body: { companyId, userId }, work }) {
    const [found] = await loadStatusFacts(work, companyId, [userId], 'unlocked')
    if (!found && !(await companyExists(work, companyId))) throw unknownId('company')
    const user = known(found, 'user')
    const places = await taxPlaces(work, { companyId, userId })
    const certificates = await loadStateW4Fields(work, { companyId, userId })

    const local = user.workerType === 'W2' ? localTasks(places, certificates) : []
    const tasks = user.hasLeft ? [] : [...lacks(user).map((lack) => userTasks[lack]), ...local]
    return { phase: phaseOf(user.status), tasks }
  },
})
