import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { insertHoliday } from '../../store/time/holidays.ts'
import { date, flag, id, text } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { wakeForTime } from '../../work/time/keep.ts'
import { refreshHolidays } from '../../work/time/leave-in-pay.ts'
import { operation } from '../declaration/operation.ts'

export const addCompanyHoliday = operation({
  address: 'adminPortal/addCompanyHoliday',
  job: 'time-off',
  verb: 'POST',
  access: { scope: 'time', roles: ['administrator'], reach: 'company' },
  summary: 'Adds a day on which the company rests, paid or unpaid.',
  description:
    'A paid holiday gives every hourly employee who is employed that day a fifth of the usual week as `Holiday` hours, ' +
    'in the pay period that contains it; they are not hours worked and count for no overtime. A salary contains the ' +
    'day already. An unpaid holiday only stands in the calendar.',
  body: z.object({
    companyId: id('company'),
    date: date(),
    name: text(100),
    paid: flag().nullish(),
  }),
  reply: z.object({
    companyHoliday: z.object({ companyHolidayId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: {
    thereAlready: 'A holiday on this date already exists; to replace it use removeCompanyHoliday first',
  },
  conflicts: { company_holiday_company_id_on_day_key: 'thereAlready' },

  async run({ body: { companyId, date: day, name, paid }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')

    const companyHolidayId = await insertHoliday(work, companyId, { day, name, paid: paid ?? true })
    await refreshHolidays(work, companyId, day)
    await wakeForTime(work, companyId)
    work.note({ companyId, subjectIds: [companyHolidayId] })
    const message = 'Company holiday added successfully'
    return { companyHoliday: { companyHolidayId, status: 'Ready' as const, message } }
  },
})
