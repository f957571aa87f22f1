import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { deleteHoliday } from '../../store/time/holidays.ts'
import { date, id, optionalId } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { refreshHolidays } from '../../work/time/leave-in-pay.ts'
import { operation } from '../declaration/operation.ts'

export const removeCompanyHoliday = operation({
  address: 'adminPortal/removeCompanyHoliday',
  job: 'time-off',
  verb: 'DELETE',
  access: { scope: 'time', roles: ['administrator'], reach: 'company' },
  summary:
    'Removes a company holiday, by its id or its date; a period that is still editable no longer pays it.',
  body: z.object({
    companyId: id('company'),
    companyHolidayId: optionalId('companyHoliday'),
    date: date().nullish(),
  }),
  reply: z.object({ success: z.boolean(), message: z.string() }),

  async run({ body: { companyId, companyHolidayId, date: day }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')

    const which = { companyHolidayId, day: day ?? undefined }
    const named = companyHolidayId || day ? await deleteHoliday(work, companyId, which) : undefined
    const gone = known(named, 'companyHoliday')
    await refreshHolidays(work, companyId, gone.day)
    work.note({ companyId, subjectIds: [gone.companyHolidayId] })
    return { success: true, message: 'Company holiday removed successfully' }
  },
})
