import { z } from 'zod'
import { kybMachine } from '../../domain/company/kyb.ts'
import { payPeriodMachine } from '../../domain/payroll/period.ts'
import { companySummaries } from '../../store/company/summaries.ts'
import { optionalText } from '../../wire/fields/fields.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { tasksOfCompanies } from '../../work/company/tasks.ts'
import { operation } from '../declaration/operation.ts'

export const getClientSummary = operation({
  address: 'reports/getClientSummary',
  job: 'company',
  verb: 'GET',
  access: { scope: 'read', roles: [], reach: 'client' },
  summary:
    'The companies of the client with how many people they have, when they pay next and what is to be done.',
  description:
    'In order of creation, a page of 25 unless `limit` says otherwise. `openTasks` counts what getCompanyTask lists; ' +
    'everyone in `peopleOnboarding` has tasks too, and getOpenTasks tells which.',
  body: z.object({
    search: optionalText(100)
      .describe('Only companies whose name begins with this, in any letter case.')
      .meta({ examples: ['Blue'] }),
    ...page,
  }),
  reply: z.object({
    companies: z.array(
      z.object({
        companyId: z.uuid(),
        company: z.string(),
        kybStatus: z.enum(kybMachine.states),
        peopleActive: z
          .int()
          .describe('How many people are Active.')
          .meta({ examples: [14] }),
        peopleOnboarding: z
          .int()
          .describe('How many people are here and not Active yet.')
          .meta({ examples: [2] }),
        nextPayday: z
          .object({
            payPeriodId: z.uuid(),
            payDate: z.string(),
            deadLineToRunPayroll: z.string(),
            payPeriodStatus: z.enum(payPeriodMachine.states),
          })
          .nullable()
          .describe('The next payday that is not over; null while no period is ahead.'),
        openTasks: z
          .int()
          .describe('How many tasks the company has.')
          .meta({ examples: [0] }),
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    const asked = { ...body, limit: body.limit ?? USUAL }
    const found = await companySummaries(work, { search: body.search, ...rangeOf(asked) })
    const { items, next } = pageOf(asked, found, ({ companyId }) => companyId)
    const tasks = await tasksOfCompanies(
      work,
      items.map(({ companyId }) => companyId),
    )

    return {
      companies: items.map(({ companyId, name, kybStatus, active, onboarding, nextPayday }) => ({
        companyId,
        company: name,
        kybStatus,
        peopleActive: active,
        peopleOnboarding: onboarding,
        nextPayday: nextPayday && {
          payPeriodId: nextPayday.payPeriodId,
          payDate: nextPayday.payDate as string,
          deadLineToRunPayroll: nextPayday.deadline as string,
          payPeriodStatus: nextPayday.status as (typeof payPeriodMachine.states)[number],
        },
        openTasks: tasks.get(companyId)!.length,
      })),
      ...next,
    }
  },
})

/** What the tasks of a company cost is asked for a page at a time. */
const USUAL = 25
