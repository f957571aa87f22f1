import { z } from 'zod'
import { id } from '../../wire/fields/fields.ts'
import { ID, pageBy, pageReply } from '../../wire/fields/paging.ts'
import { task } from '../../wire/task.ts'
import { openTasks } from '../../work/company/open-tasks.ts'
import { operation } from '../declaration/operation.ts'

export const getOpenTasks = operation({
  address: 'reports/getOpenTasks',
  job: 'company',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Everything that is to be done about a company and its people, and which operation does it.',
  description:
    'The tasks of getCompanyTask first, then those that getUserTask tells of each person, in order of creation; a task ' +
    'of the company has no `userId`. Whoever has left has none. A page never asks person by person, so that it takes ' +
    'about as long for ten thousand people as for ten.',
  body: z.object({ companyId: id('company'), ...pageBy(new RegExp(`^(company|${ID}):\\d{1,6}$`)) }),
  reply: z.object({
    tasks: z.array(
      z.object({
        userId: z.uuid().nullable().describe('Whose task it is; null for the company’s own.'),
        userName: z.string().describe('The name of that person; empty for the company’s own.'),
        ...task.shape,
      }),
    ),
    people: z
      .int()
      .describe('How many people have tasks, on this page and on others.')
      .meta({ examples: [3] }),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { items, next, people } = await openTasks(work, body.companyId, body)
    const tasks = items.map(({ key: _, ...each }) => each)
    return { tasks, people, ...next }
  },
})
