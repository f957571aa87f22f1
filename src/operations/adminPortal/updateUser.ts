import { z } from 'zod'
import { languages } from '../../domain/access/language.ts'
import { locationCategories, stateCodes, workerTypes } from '../../domain/values.ts'
import type { Day } from '../../kernel/dates.ts'
import { locationsThere } from '../../store/company/locations.ts'
import type { Work } from '../../store/database/work.ts'
import { remoteStateOn, saveAddress } from '../../store/people/addresses.ts'
import { standingExit } from '../../store/people/exits.ts'
import { changeWorker } from '../../store/people/worker-changes.ts'
import type { WorkerRow } from '../../store/people/workers.ts'
import { loadWorkplace, saveWorkplaces } from '../../store/people/workplaces.ts'
import { optionalAddress } from '../../wire/address.ts'
import { keptMetadata, metadataField, metadataRefusals } from '../../wire/client-keys.ts'
import { joinRefusals } from '../../wire/exit.ts'
import { choice, date, flag, id, line, optionalId, optionally, text } from '../../wire/fields/fields.ts'
import { email, phone } from '../../wire/fields/formats.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { newUserRefusals, placeFault, referenceOf, twoReferences } from '../../wire/new-user.ts'
import { changeRefusals, scheduleChange } from '../../wire/schedule-change.ts'
import { changeSchedule } from '../../work/payroll/change-schedule.ts'
import { noteEmailChange } from '../../work/people/email-change.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

const place = z.object({
  companyLocationCategory: choice(locationCategories).nullish(),
  stateCode: optionally(choice(stateCodes)),
  companyLocationId: optionalId('companyLocation'),
  userRemoteLocation: optionalAddress().describe(
    'Where a Remote worker works from `effectiveDate` on: a move. The state of the address is the state of the work.',
  ),
  effectiveDate: date().nullish(),
})

/** Named here so that it is not passed over in silence. */
const elsewhere = z
  .unknown()
  .transform((sent) => (sent === undefined || sent === null ? undefined : true))
  .optional()
  .describe('Not changed here: correctIdentity mends it.')
  .meta({ deprecated: true })

export const updateUser = operation({
  address: 'adminPortal/updateUser',
  job: 'employment',
  verb: 'PUT',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Changes what is known of a user.',
  description:
    'What is left out stays. A new place of work counts from `effectiveDate`, by default today; earlier pay keeps ' +
    'the earlier place, and a period in which it changes is taxed in each place for its days. A Remote worker moves with ' +
    '`userRemoteLocation`; `stateCode` alone is enough only where no address is known. ' +
    'With `payScheduleName` the worker changes to another pay schedule: periods of the old one that end before are paid as they ' +
    'are, and where the change falls into one, its days before the change get an off-cycle period of their own, with the hours ' +
    'and leave that were given for them. A change that has not come is replaced, or taken back by naming the old schedule. A contractor under backup withholding has `backupWithholding: true`.',
  body: z.object({
    user: place.extend({
      userId: id('user'),
      userReferenceId: line(100).nullish(),
      externalId: line(100)
        .nullish()
        .describe('Your own key of the worker, another name for `userReferenceId`.')
        .meta({ examples: ['emp-0042'] }),
      metadata: metadataField(),
      firstName: text(100).nullish(),
      middleName: line(100).nullish(),
      lastName: text(100).nullish(),
      email: email().nullish(),
      phoneNumber: phone().nullish(),
      dateOfJoin: date().nullish(),
      workerType: choice(workerTypes).nullish(),
      jobTitle: line(100).nullish(),
      language: choice(languages).nullish(),
      backupWithholding: flag().nullish(),
      ...scheduleChange,
      ssn: elsewhere,
      dateOfBirth: elsewhere,
    }),
  }),
  reply: z.object({
    user: z.object({ userId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: {
    ...newUserRefusals,
    ...metadataRefusals,
    ...changeRefusals,
    ...joinRefusals,
    identityElsewhere: 'ssn and dateOfBirth are not changed here; use correctIdentity',
    addressOfMove:
      'This worker works remotely from an address in {state}: send userRemoteLocation (address1, city, state, zipcode) of ' +
      'the new place, with effectiveDate',
    addressOfOffice:
      'userRemoteLocation is for a Remote worker; send companyLocationCategory: Remote with it',
    otherState:
      'stateCode is {stateCode} and userRemoteLocation is in {state}; leave stateCode out or send the same state',
    fixedWorkerType: 'workerType cannot be changed; add the person again with the other workerType',
  },
  conflicts: {
    worker_company_id_worker_type_email_key_key: 'emailInUse',
    worker_reference: 'referenceInUse',
  },
  emits: ['employeeStatus', 'payPeriod'],

  async run({ body: { user }, work, refuse }) {
    const worker = await workerOf(work, user)
    const workplace = await newWorkplace(work, worker, user)

    if (user.ssn || user.dateOfBirth) refuse('identityElsewhere')
    if (twoReferences(user)) refuse('twoReferences')
    if (user.workerType && user.workerType !== worker.workerType) refuse('fixedWorkerType')
    const fault = workplace && placeFault(workplace)
    if (fault) refuse(fault)
    const known = workplace && (await remoteStateOn(work, worker, workplace.effectiveFrom))
    const moved = workplace && moveFault(user, workplace, known)
    if (moved) refuse(moved.refusal, moved.words)

    const exitDate = user.dateOfJoin && (await exitBefore(work, worker, user.dateOfJoin))
    if (exitDate) refuse('joinAfterExit', { date: exitDate })

    const { payScheduleName: name, payScheduleFrom: from = undefined } = user
    if (from && name == null) refuse('fromAlone')

    if (user.email) await noteEmailChange(work, worker, user.email)
    const metadata = keptMetadata(worker.metadata, user.metadata, refuse)
    await changeWorker(work, worker, { ...user, userReferenceId: referenceOf(user), metadata })
    if (workplace) {
      const { companyLocationCategory: locationCategory, companyLocationId = null } = workplace
      await saveWorkplaces(work, worker.companyId, [{ ...workplace, locationCategory, companyLocationId }])
      const { userRemoteLocation: address } = user
      if (address) await saveAddress(work, worker, { kind: 'remote', from: workplace.effectiveFrom, address })
    }
    if (name != null) await changeSchedule(work, worker, { name, from: from ?? undefined }, refuse)
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId] })

    const message = 'User updated successfully'
    return { user: { userId: worker.userId, status: 'Ready' as const, message } }
  },
})

/** The last day of an exit that stands, where the first day would come after it for somebody who has begun. */
async function exitBefore(work: Work, worker: WorkerRow, dateOfJoin: Day): Promise<Day | undefined> {
  if (dateOfJoin === worker.dateOfJoin) return undefined
  const exitDate = await standingExit(work, worker)
  if (!exitDate || exitDate >= dateOfJoin) return undefined
  // Who left before the first day never began.
  const hadBegun = worker.dateOfJoin <= work.today && worker.dateOfJoin <= exitDate
  return hadBegun || dateOfJoin <= work.today ? exitDate : undefined
}

/** The place of work as it will be, or undefined when nothing about it was sent. */
async function newWorkplace(work: Work, worker: WorkerRow, sent: z.output<typeof place>) {
  const {
    companyLocationCategory: category,
    companyLocationId: locationId,
    userRemoteLocation: address,
  } = sent
  const stateCode = sent.stateCode || (address?.state ?? '')
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

type NewWorkplace = NonNullable<Awaited<ReturnType<typeof newWorkplace>>>

/** Whether what was sent says two things about where a Remote worker works. */
function moveFault(
  { stateCode, userRemoteLocation: address }: z.output<typeof place>,
  { companyLocationCategory: category, stateCode: next }: NewWorkplace,
  known: string | undefined,
) {
  if (address && category === 'Office') return { refusal: 'addressOfOffice', words: {} } as const
  if (address && stateCode !== '' && stateCode !== address.state)
    return { refusal: 'otherState', words: { stateCode, state: address.state } } as const
  if (!address && category === 'Remote' && known !== undefined && known !== next)
    return { refusal: 'addressOfMove', words: { state: known } } as const
  return undefined
}
