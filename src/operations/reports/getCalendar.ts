import { z } from 'zod'
import { calendarKinds } from '../../domain/payroll/company-calendar.ts'
import type { Id } from '../../kernel/ids.ts'
import { companyExists } from '../../store/company/companies.ts'
import { namesOf } from '../../store/people/names.ts'
import { amount, date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { pageBy, pageReply } from '../../wire/fields/paging.ts'
import { rangedWithin, YEAR, yearOfDays } from '../../wire/fields/range.ts'
import { companyCalendar } from '../../work/company/calendar.ts'
import { operation } from '../declaration/operation.ts'

export const getCalendar = operation({
  address: 'reports/getCalendar',
  job: 'schedules',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'company' },
  summary: 'What comes when: deadlines, draws, paydays, deposits of taxes, filings, holidays and leave.',
  description:
    'In order of days; without `from` and `to`, the year that begins today. A draw is `expected` without an amount ' +
    'until its payroll is submitted. A payday has the status of its period, a draw and a deposit that of the payment. ' +
    'A deposit stands on the day on which the money goes out; getTaxLiabilities says by when the law wants it. ' +
    'A filing stands on the day by which it must be filed, with its status. Leave ' +
    'stands on its first day, which may be before `from`. A worker is shown paydays, holidays and her own leave.',
  body: rangedWithin(
    z.object({
      companyId: id('company'),
      from: date().nullish().describe('The first day; without it, today.'),
      to: date()
        .nullish()
        .describe('The last day, at most 366 days in all; without it, a year after `from`.'),
      ...pageBy(/^\d{4}-\d\d-\d\d\|\d\|[^|]{0,200}\|[\w ]{0,40}$/),
    }),
    YEAR,
  ),
  reply: z.object({
    calendar: z
      .array(
        z.object({
          kind: z
            .enum(calendarKinds)
            .describe('What it is.')
            .meta({ examples: ['payday'] }),
          date: z.string().describe('The day, or the first day of leave.'),
          endDate: z.string().describe('The last day of leave; the same day of everything else.'),
          name: z
            .string()
            .describe('The pay period, the agency, the form, the holiday, or the policy of the leave.')
            .meta({ examples: ['11/16/2026 - 11/29/2026'] }),
          status: z
            .string()
            .describe(
              'Where the period, the payment, the filing or the request stands; `paid` or `unpaid` of a holiday.',
            )
            .meta({ examples: ['new'] }),
          payPeriodId: z.uuid().nullable().describe('The pay period, where it is about one.'),
          userId: z
            .uuid()
            .nullable()
            .describe('Who is on leave.')
            .meta({ examples: [null] }),
          userName: z
            .string()
            .describe('The name of who is on leave.')
            .meta({ examples: [''] }),
          amount: amount().nullable().describe('How much is drawn or deposited, where that is known.'),
        }),
      )
      .describe('The entries, by day.'),
    ...pageReply,
  }),

  async run({ body, work, caller }) {
    const { companyId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const isWorker = caller.kind === 'person' && 'workerId' in caller
    const days = yearOfDays({ from: body.from ?? (body.to ? null : work.today), to: body.to }, work.today)
    const { items, next } = await companyCalendar(work, { ...body, ...days }, { isWorker })

    const away = items.flatMap(({ userId }) => (userId === null ? [] : [userId as Id<'user'>]))
    const names: ReadonlyMap<string | null, string> = await namesOf(work, companyId, [...new Set(away)])
    return {
      calendar: items.map(({ id: _, ...entry }) => ({ ...entry, userName: names.get(entry.userId) ?? '' })),
      ...next,
    }
  },
})
