import { z } from 'zod'
import { saveWage } from '../../store/people/wages.ts'
import { wageFields, wageFrom, whoseWage } from '../../wire/wage.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { settleUserStatus } from '../../work/people/settle-user-status.ts'
import { operation } from '../declaration/operation.ts'

export const addUserWage = operation({
  address: 'adminPortal/addUserWage',
  job: 'people',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Gives a user a wage from a day on.',
  description:
    '`startDate` left out is the `dateOfJoin`. A later wage begins on its own day and leaves the earlier one as it ' +
    'was; a wage that begins on the same day replaces it. Left out, `standardWorkingHours` is 40 a week, ' +
    '`paymentMethod` Direct Deposit, `userType` paid by the hour or salaried with overtime, by the basis.',
  body: z.object({ userWage: z.object({ ...whoseWage, ...wageFields }) }),
  reply: z.object({
    userWage: z.object({ userWageId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  emits: ['employeeStatus'],

  async run({ body: { userWage }, work }) {
    const worker = await workerOf(work, userWage)

    const { wageRate, wageBasis, startDate } = userWage
    const wage = wageFrom(userWage, { rate: wageRate, basis: wageBasis }, startDate ?? worker.dateOfJoin)

    const userWageId = await saveWage(work, worker, wage)
    await settleUserStatus(work, worker.companyId, [worker.userId])
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId, userWageId] })

    return { userWage: { userWageId, status: 'Ready' as const, message: 'User wage added successfully' } }
  },
})
