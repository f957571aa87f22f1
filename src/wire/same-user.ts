import { z } from 'zod'
import type { NewWorker } from '../domain/people/worker.ts'
import { type newUserFields, referenceOf } from './new-user.ts'

/** A user of addUsers who is here already: the same e-mail, kind of worker, name and own key. */

type Field = keyof typeof newUserFields

/** What a field of the request is in a worker. */
const kept: Readonly<Record<Field, keyof NewWorker>> = {
  userReferenceId: 'userReferenceId',
  externalId: 'userReferenceId',
  metadata: 'metadata',
  firstName: 'firstName',
  middleName: 'middleName',
  lastName: 'lastName',
  email: 'email',
  phoneNumber: 'phoneNumber',
  dateOfJoin: 'dateOfJoin',
  workerType: 'workerType',
  jobTitle: 'jobTitle',
  language: 'language',
  companyLocationCategory: 'locationCategory',
  stateCode: 'stateCode',
  companyLocationId: 'companyLocationId',
  payScheduleName: 'ofSchedule',
}

const NAMES = ['firstName', 'lastName'] as const

/** Whether an item means this worker, whatever else it says. */
export const isSameWorker = (sent: NewWorker, there: NewWorker): boolean =>
  NAMES.every((name) => sent[name].toLowerCase() === there[name].toLowerCase()) &&
  (!referenceOf(sent) || sent.userReferenceId === there.userReferenceId)

/** The fields of an item that the worker has otherwise; what was not sent says nothing. */
export const differsIn = (
  raw: Readonly<Record<string, unknown>>,
  { sent, there }: { readonly sent: NewWorker; readonly there: NewWorker },
): Field[] =>
  (Object.keys(kept) as Field[]).filter(
    (field) => isTold(raw[field]) && plainly(sent[kept[field]]) !== plainly(there[kept[field]]),
  )

const isTold = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** An e-mail is the same in whatever letters, and metadata in whatever order. */
const plainly = (value: NewWorker[keyof NewWorker]): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(Object.entries(value).sort())
    : String(value ?? '').toLowerCase()

export const sameUser = {
  result: z.literal('same').optional().describe('Only with `acceptSame`: the worker was here already.'),
  differs: z
    .array(z.string())
    .optional()
    .describe('Of a worker who was here already: the fields of the item that the worker has otherwise.'),
}
