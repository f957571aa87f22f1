import { z } from 'zod'
import { DEFAULT_LANGUAGE, languages } from '../domain/access/language.ts'
import type { OfSchedule } from '../domain/payroll/schedule.ts'
import type { NewWorker } from '../domain/people/worker.ts'
import { locationCategories, stateCodes, workerTypes } from '../domain/values.ts'
import type { Id } from '../kernel/ids.ts'
import { joined } from '../kernel/joined.ts'
import { externalIdField, metadataField, newMetadata } from './client-keys.ts'
import { choice, date, optionalId, optionally, optionalText, text } from './fields/fields.ts'
import { email, phone } from './fields/formats.ts'
import { SCHEDULE_NAME, scheduleNameRefusals } from './pay-schedule.ts'

/** A user as addUser and addUsers take one. */
export const newUserFields = {
  userReferenceId: optionalText(100)
    .describe('Your own key of the worker; no two workers of a company share one.')
    .meta({ examples: ['emp-0042'] }),
  externalId: externalIdField('the worker, another name for `userReferenceId`: send either'),
  metadata: metadataField(),
  firstName: text(100),
  middleName: optionalText(100),
  lastName: text(100),
  email: email(),
  phoneNumber: phone(),
  dateOfJoin: date(),
  workerType: choice(workerTypes),
  jobTitle: optionalText(100),
  language: optionally(choice(languages)),
  companyLocationCategory: choice(locationCategories),
  stateCode: optionally(choice(stateCodes)),
  companyLocationId: optionalId('companyLocation'),
  payScheduleName: optionalText(SCHEDULE_NAME)
    .describe(
      'The pay schedule of the worker, where a company has several for the kind; left out, the first one.',
    )
    .meta({ examples: [''] }),
}

export const newUserRefusals = {
  emailInUse: 'Email already in use',
  referenceInUse: 'userReferenceId already in use',
  twoReferences: 'userReferenceId and externalId are one key; send one of them, or the same twice',
  stateCodeRequired: 'stateCode is required for a Remote worker',
  locationRequired: 'companyLocationId is required for an Office worker',
  ...scheduleNameRefusals,
} as const

/** What another worker has already, and how that is refused. */
export const refusalOf = { email: 'emailInUse', reference: 'referenceInUse' } as const

/** Whether the place of work is told as its category wants it. */
export function placeFault(place: {
  readonly companyLocationCategory: 'Remote' | 'Office'
  readonly stateCode: string
  readonly companyLocationId?: Id<'companyLocation'> | undefined
}): 'stateCodeRequired' | 'locationRequired' | undefined {
  const { companyLocationCategory: category, stateCode, companyLocationId } = place
  if (category === 'Remote') return stateCode === '' ? 'stateCodeRequired' : undefined
  return companyLocationId === undefined ? 'locationRequired' : undefined
}

/** The client's key under either name; undefined where nothing was sent. */
export const referenceOf = (user: ReferenceSent): string | undefined =>
  user.userReferenceId || user.externalId || (user.userReferenceId ?? user.externalId ?? undefined)

export const twoReferences = ({ userReferenceId: one, externalId: other }: ReferenceSent): boolean =>
  Boolean(one && other && one !== other)

interface ReferenceSent {
  readonly userReferenceId?: string | null | undefined
  readonly externalId?: string | null | undefined
}

const sent = z.object(newUserFields)

export const newWorker = (user: z.output<typeof sent>, ofSchedule: OfSchedule): NewWorker =>
  joined(user, {
    userReferenceId: referenceOf(user) ?? '',
    metadata: newMetadata(user.metadata),
    language: user.language || DEFAULT_LANGUAGE,
    locationCategory: user.companyLocationCategory,
    companyLocationId: user.companyLocationId ?? null,
    ofSchedule,
  })
