import { z } from 'zod'
import { ofSchedule, type ScheduleFacts } from '../../domain/payroll/schedule.ts'
import { companyExists } from '../../store/company/companies.ts'
import { locationsThere } from '../../store/company/locations.ts'
import { together } from '../../store/database/together.ts'
import { schedulesOf } from '../../store/payroll/pay-schedules.ts'
import { insertWorker } from '../../store/people/workers.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import {
  newUserFields,
  newUserRefusals,
  newWorker,
  placeFault,
  refusalOf,
  twoReferences,
} from '../../wire/new-user.ts'
import { operation } from '../declaration/operation.ts'

const NONE: Promise<readonly ScheduleFacts[]> = Promise.resolve([])

export const addUser = operation({
  address: 'adminPortal/addUser',
  job: 'people',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Adds an employee or a contractor to a company.',
  description:
    'A Remote worker carries a state code, an Office worker a company location. A company whose KYB is pending may ' +
    'add users. The stored status begins at `Add Wage`; the reply shows the word of the interface document.',
  body: z.object({ user: z.object({ companyId: id('company'), ...newUserFields }) }),
  reply: z.object({
    user: z.object({ userId: z.uuid(), status: z.literal('KYC Pending'), message: z.string() }),
  }),
  refusals: newUserRefusals,
  emits: ['employeeStatus'],
  shares: true,

  async run({ body: { user }, work, refuse }) {
    const { companyId, companyLocationId: locationId, payScheduleName: name, workerType } = user
    const { isThere, places, schedules } = await together({
      isThere: companyExists(work, companyId),
      places: locationsThere(work, companyId, locationId ? [locationId] : []),
      schedules: name ? schedulesOf(work, { companyId, workerType, name }) : NONE,
    })

    if (!isThere) throw unknownId('company')
    if (locationId && !places.has(locationId)) throw unknownId('companyLocation')
    if (twoReferences(user)) refuse('twoReferences')
    const fault = placeFault(user)
    if (fault) refuse(fault)
    const [schedule] = schedules
    if (name && !schedule) refuse('unknownSchedule', { name, workerType })

    const made = await insertWorker(work, companyId, newWorker(user, schedule ? ofSchedule(schedule) : null))
    if ('inUse' in made) return refuse(refusalOf[made.inUse])
    const { userId } = made
    work.emit({ family: 'employeeStatus', change: 'insert', companyId, entityId: userId })
    work.note({ companyId, subjectIds: [userId] })

    return { user: { userId, status: 'KYC Pending' as const, message: 'User added successfully' } }
  },
})
