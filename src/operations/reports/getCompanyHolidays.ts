import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { holidaysOf } from '../../store/time/holidays.ts'
import { date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

export const getCompanyHolidays = operation({
  address: 'reports/getCompanyHolidays',
  job: 'time-off',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'company' },
  summary: 'Lists the holidays of a company by date, paid and unpaid.',
  body: z.object({ companyId: id('company'), from: date().nullish(), to: date().nullish(), ...page }),
  reply: z.object({
    companyHolidays: z.array(
      z.object({ companyHolidayId: z.uuid(), date: z.string(), name: z.string(), paid: z.boolean() }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId, from, to } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const holidays = await holidaysOf(work, companyId, { from: from ?? undefined, to: to ?? undefined })

    const { items, next } = pageIn(body, holidays, ({ companyHolidayId }) => companyHolidayId)
    return {
      companyHolidays: items.map(({ companyHolidayId, day, name, paid }) => ({
        companyHolidayId,
        date: day,
        name,
        paid,
      })),
      ...next,
    }
  },
})
