import { z } from 'zod'
import { staffOf } from '../store/access/staff.ts'
import { mailStaffLater } from '../work/people/mail-later.ts'
import { ofCompany } from './fields.ts'
import { brisk } from './schedules.ts'
import { toStaff } from './send-letter.ts'
import { task } from './task.ts'

/** A letter for each administrator of a company, in their own languages. */
export const tellStaff = task({
  name: 'tellStaff',
  payload: z.object({ ...ofCompany, letter: z.enum(toStaff), about: z.string().optional() }),
  retries: brisk,

  async run(work, { payload: { companyId, letter, about } }) {
    const staff = await staffOf(work, companyId)
    for (const { businessUserId, role } of staff) {
      if (role === 'administrator') mailStaffLater(work, { companyId, businessUserId }, letter, about)
    }
    work.note({ companyId, facts: { letter } })
  },
})
