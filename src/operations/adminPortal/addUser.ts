import { z } from 'zod'
import { locationCategories, stateCodes, workerTypes } from '../../domain/values.ts'
import { companyExists } from '../../store/companies.ts'
import { locationExists } from '../../store/locations.ts'
import { insertWorker } from '../../store/workers.ts'
import { choice, date, id, optionalId, optionally, optionalText, text } from '../fields.ts'
import { email, phone } from '../formats.ts'
import { operation, unknownId } from '../operation.ts'

export const addUser = operation({
  address: 'adminPortal/addUser',
  verb: 'POST',
  summary: 'Adds an employee or a contractor to a company.',
  description:
    'A Remote worker carries a state code, an Office worker a company location. A company whose KYB is pending may ' +
    'add users. The stored status begins at `Add Wage`; the reply shows the word of the interface document.',
  body: z.object({
    user: z.object({
      companyId: id('company'),
      userReferenceId: optionalText(100),
      firstName: text(100),
      middleName: optionalText(100),
      lastName: text(100),
      email: email(),
      phoneNumber: phone(),
      dateOfJoin: date(),
      workerType: choice(workerTypes),
      jobTitle: optionalText(100),
      companyLocationCategory: choice(locationCategories),
      stateCode: optionally(choice(stateCodes)),
      companyLocationId: optionalId('companyLocation'),
    }),
  }),
  reply: z.object({
    user: z.object({ userId: z.uuid(), status: z.literal('KYC Pending'), message: z.string() }),
  }),
  refusals: {
    emailInUse: 'Email already in use',
    stateCodeRequired: 'stateCode is required for a Remote worker',
    locationRequired: 'companyLocationId is required for an Office worker',
  },
  conflicts: { worker_company_id_worker_type_email_key_key: 'emailInUse' },
  emits: ['employeeStatus'],

  async run({ body: { user }, work, refuse }) {
    const { companyId, companyLocationId: locationId } = user
    const remote = user.companyLocationCategory === 'Remote'
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    if (locationId && !(await locationExists(work, { companyId, locationId })))
      throw unknownId('companyLocation')
    if (remote && user.stateCode === '') refuse('stateCodeRequired')
    if (!remote && locationId === undefined) refuse('locationRequired')

    const userId = await insertWorker(work, companyId, {
      ...user,
      locationCategory: user.companyLocationCategory,
      companyLocationId: locationId ?? null,
    })
    work.emit({ family: 'employeeStatus', change: 'insert', companyId, entityId: userId })
    work.note({ companyId, subjectIds: [userId] })

    return { user: { userId, status: 'KYC Pending' as const, message: 'User added successfully' } }
  },
})
