import { z } from 'zod'
import { locationCategories, stateCodes, workerTypes } from '../../domain/values.ts'
import { locationsThere } from '../../store/company/locations.ts'
import type { Work } from '../../store/database/work.ts'
import { changeWorker } from '../../store/people/worker-changes.ts'
import type { WorkerRow } from '../../store/people/workers.ts'
import { loadWorkplace, saveWorkplaces } from '../../store/people/workplaces.ts'
import { choice, date, flag, id, line, optionalId, optionally, text } from '../../wire/fields/fields.ts'
import { email, phone } from '../../wire/fields/formats.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { newUserRefusals, placeFault } from '../../wire/new-user.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

const place = z.object({
  companyLocationCategory: choice(locationCategories).nullish(),
  stateCode: optionally(choice(stateCodes)),
  companyLocationId: optionalId('companyLocation'),
  effectiveDate: date().nullish(),
})

/** Named here so that it is not passed over in silence. */
const elsewhere = z
  .unknown()
  .optional()
  .describe('Not changed here: correctIdentity mends it.')
  .meta({ deprecated: true })

export const updateUser = operation({
  address: 'adminPortal/updateUser',
  job: 'employment',
  verb: 'PUT',
  summary: 'Changes what is known of a user.',
  description:
    'What is left out stays. A new place of work counts from `effectiveDate`, by default today; earlier pay keeps ' +
    'the earlier place. A contractor under backup withholding has `backupWithholding: true`.',
  body: z.object({
    user: place.extend({
      userId: id('user'),
      userReferenceId: line(100).nullish(),
      firstName: text(100).nullish(),
      middleName: line(100).nullish(),
      lastName: text(100).nullish(),
      email: email().nullish(),
      phoneNumber: phone().nullish(),
      dateOfJoin: date().nullish(),
      workerType: choice(workerTypes).nullish(),
      jobTitle: line(100).nullish(),
      backupWithholding: flag().nullish(),
      ssn: elsewhere,
      dateOfBirth: elsewhere,
    }),
  }),
  reply: z.object({
    user: z.object({ userId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: {
    ...newUserRefusals,
    identityElsewhere: 'ssn and dateOfBirth are not changed here; use correctIdentity',
    fixedWorkerType: 'workerType cannot be changed; add the person again with the other workerType',
  },
  conflicts: {
    worker_company_id_worker_type_email_key_key: 'emailInUse',
    worker_reference: 'referenceInUse',
  },
  emits: ['employeeStatus'],

  async run({ body: { user }, work, refuse }) {
    const worker = await workerOf(work, user)
    const workplace = await newWorkplace(work, worker, user)

    if (user.ssn != null || user.dateOfBirth != null) refuse('identityElsewhere')
    if (user.workerType && user.workerType !== worker.workerType) refuse('fixedWorkerType')
    const fault = workplace && placeFault(workplace)
    if (fault) refuse(fault)

    await changeWorker(work, worker, user)
    if (workplace) {
      const { companyLocationCategory: locationCategory, companyLocationId = null } = workplace
      await saveWorkplaces(work, worker.companyId, [{ ...workplace, locationCategory, companyLocationId }])
    }
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId] })

    const message = 'User updated successfully'
    return { user: { userId: worker.userId, status: 'Ready' as const, message } }
  },
})

/** The place of work as it will be, or undefined when nothing about it was sent. */
async function newWorkplace(work: Work, worker: WorkerRow, sent: z.output<typeof place>) {
  const { companyLocationCategory: category, stateCode, companyLocationId: locationId } = sent
  if (!category && stateCode === '' && locationId === undefined) return undefined
  const there = await locationsThere(work, worker.companyId, locationId ? [locationId] : [])
  if (locationId && !there.has(locationId)) throw unknownId('companyLocation')
  const now = await loadWorkplace(work, worker)
  const next = category ?? now.locationCategory
  const begun = now.effectiveFrom > work.today ? now.effectiveFrom : work.today
  return {
    userId: worker.userId,
    effectiveFrom: sent.effectiveDate ?? begun,
    companyLocationCategory: next,
    companyLocationId: next === 'Office' ? (locationId ?? now.companyLocationId ?? undefined) : undefined,
    // The state of a former place says nothing about the new one.
    stateCode: stateCode !== '' || next !== now.locationCategory ? stateCode : now.stateCode,
  }
}
