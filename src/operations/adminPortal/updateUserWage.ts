import { z } from 'zod'
import type { WageFacts } from '../../domain/pay/facts.ts'
import type { Day } from '../../kernel/dates.ts'
import { loadWages, saveWage } from '../../store/people/wages.ts'
import { optionalId } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { wageFields, wageFrom, whoseWage } from '../../wire/wage.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { settleUserStatus } from '../../work/people/settle-user-status.ts'
import { operation } from '../declaration/operation.ts'

export const updateUserWage = operation({
  address: 'adminPortal/updateUserWage',
  job: 'employment',
  verb: 'PUT',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Changes a user’s wage from a day on.',
  description:
    'What is left out stays as it is. The change begins on `startDate`, by default today; with a `userWageId` and ' +
    'without a `startDate` that wage itself is corrected from its own first day.',
  body: z.object({
    userWage: z
      .object({ ...whoseWage, ...wageFields, userWageId: optionalId('userWage') })
      .partial({ wageRate: true, wageBasis: true }),
  }),
  reply: z.object({
    userWage: z.object({ userWageId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: { noWage: 'This user has no wage yet; add one with addUserWage' },
  emits: ['employeeStatus'],

  async run({ body: { userWage }, work, refuse }) {
    const worker = await workerOf(work, userWage)
    const wages = await loadWages(work, worker)
    const { userWageId: namedId, startDate } = userWage
    const named =
      namedId &&
      known(
        wages.find((wage) => wage.userWageId === namedId),
        'userWage',
      )
    const base = named || inForce(wages, startDate ?? work.today)
    if (!base) return refuse('noWage')

    const corrected = named || base.from > work.today ? base.from : work.today
    const wage = wageFrom(userWage, base, startDate ?? corrected)

    const userWageId = await saveWage(work, worker, wage)
    await settleUserStatus(work, worker.companyId, [worker.userId])
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId, userWageId] })

    return { userWage: { userWageId, status: 'Ready' as const, message: 'User wage updated successfully' } }
  },
})

const inForce = <W extends WageFacts>(wages: readonly W[], on: Day): W | undefined =>
  wages.findLast((wage) => wage.from <= on) ?? wages[0]
