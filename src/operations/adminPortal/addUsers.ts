import { z } from 'zod'
import { type OfSchedule, ofSchedule, type ScheduleFacts } from '../../domain/payroll/schedule.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import type { NewWorker } from '../../domain/people/worker.ts'
import { filled } from '../../kernel/filled.ts'
import type { Id } from '../../kernel/ids.ts'
import { companyExists } from '../../store/company/companies.ts'
import { locationsThere } from '../../store/company/locations.ts'
import { schedulesOf } from '../../store/payroll/pay-schedules.ts'
import { emailKey, insertWorkers } from '../../store/people/workers.ts'
import { type WorkerThere, workersThere } from '../../store/people/workers-there.ts'
import { item } from '../../wire/fields/batch.ts'
import { exampleOf } from '../../wire/fields/example.ts'
import { faultsOf, problemOf } from '../../wire/fields/faults.ts'
import { flag, id } from '../../wire/fields/fields.ts'
import { nouns, unknownId } from '../../wire/fields/nouns.ts'
import {
  newUserFields,
  newUserRefusals,
  newWorker,
  placeFault,
  refusalOf,
  twoReferences,
} from '../../wire/new-user.ts'
import { differsIn, isSameWorker, sameUser } from '../../wire/same-user.ts'
import { operation } from '../declaration/operation.ts'

const AT_MOST = 1000

const newUser = z.object(newUserFields)
/** Checked one by one: what is no user at all spoils its own result only. */
const anyItem = () => item(newUser, { ...(exampleOf(newUser) as object), companyLocationId: '' })
type NewUser = z.output<typeof newUser>

export const addUsers = operation({
  address: 'adminPortal/addUsers',
  job: 'people',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Adds up to 1,000 employees and contractors in one call.',
  description:
    'Each item is a `user` of addUser without its companyId and has a result of its own, in the order of the ' +
    'request: what is wrong with one does not keep the others out. A failed item is told with the `userReferenceId` ' +
    '(or `externalId`) that it carried. With `acceptSame` an item whose worker is here already is no failure: the same ' +
    'e-mail, kind of worker and name, and the same key where one is sent. It answers that worker as it is, changes ' +
    'nothing, and names the fields in which it differs; so a list that broke off is sent again whole.',
  body: z.object({
    companyId: id('company'),
    users: z.array(anyItem(), 'must be a list').max(AT_MOST, `must have at most ${AT_MOST} items`),
    acceptSame: flag()
      .nullish()
      .describe('Whether a worker who is here already is answered instead of refused.')
      .meta({ examples: [null] }),
  }),
  reply: z.array(
    z.union([
      z.object({
        user: z.object({
          userId: z.uuid(),
          status: z.enum(userMachine.states).describe('`KYC Pending` of whoever is new.'),
          message: z.string(),
          ...sameUser,
        }),
      }),
      z.object({ userReferenceId: z.string(), error: z.object({ code: z.int(), message: z.string() }) }),
    ]),
  ),
  emits: ['employeeStatus'],
  large: true,

  async run({ body: { companyId, users, acceptSame }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const read = users.map((sent) => newUser.safeParse(sent))
    const named = read.flatMap(({ data }) => data?.companyLocationId ?? [])
    const locations = await locationsThere(work, companyId, named)
    const isOnOne = read.some(({ data }) => data?.payScheduleName)
    const schedules = isOnOne ? await schedulesOf(work, { companyId }) : []

    const items = read.map(({ data }, at) =>
      data ? (ruleFault(data, locations, schedules) ?? data) : faultIn(users[at]),
    )

    const taken = items.filter((item) => typeof item !== 'string')
    const workers = taken.map((user) => newWorker(user, onSchedule(user, schedules)))
    const made = await insertWorkers(work, companyId, workers)
    const refused = workers.filter((_, at) => 'inUse' in made[at]!)
    const there = acceptSame ? await workersThere(work, companyId, refused) : NOBODY
    const userIds = made.flatMap((each) => ('userId' in each ? each.userId : []))
    for (const userId of userIds) {
      work.emit({ family: 'employeeStatus', change: 'insert', companyId, entityId: userId })
    }
    work.note({ companyId, subjectIds: userIds })

    const places = new Map(taken.map((item, at) => [item, at]))
    return items.map((item, n) => {
      if (typeof item === 'string') return failure(users[n], item)
      const at = places.get(item)!
      const [sent, result] = [workers[at]!, made[at]!]
      if ('userId' in result) return { user: { ...result, ...ADDED } }
      const known = there.get(emailKey(sent))
      return known && isSameWorker(sent, known)
        ? sameAnswer(users[n], { sent, there: known })
        : failure(users[n], newUserRefusals[refusalOf[result.inUse]])
    })
  },
})

const ADDED = { status: userMachine.state['KYC Pending'], message: 'User added successfully' }
const NOBODY: ReadonlyMap<string, WorkerThere> = new Map()

const sameAnswer = (raw: unknown, both: { readonly sent: NewWorker; readonly there: WorkerThere }) => ({
  user: {
    userId: both.there.userId,
    status: both.there.status,
    message: 'User is here already',
    result: 'same' as const,
    differs: differsIn(raw as Readonly<Record<string, unknown>>, both),
  },
})

const faultIn = (sent: unknown): string =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    ? problemOf(faultsOf(newUser, sent)).message
    : 'must be an object'

function ruleFault(
  user: NewUser,
  places: ReadonlySet<Id<'companyLocation'>>,
  schedules: readonly ScheduleFacts[],
): string | undefined {
  const { companyLocationId: locationId } = user
  if (locationId && !places.has(locationId)) return nouns.companyLocation.message
  const fault = twoReferences(user) ? 'twoReferences' : placeFault(user)
  if (fault) return newUserRefusals[fault]
  const { payScheduleName: name, workerType } = user
  if (name === '' || scheduleNamed(user, schedules)) return undefined
  return filled(newUserRefusals.unknownSchedule, { name, workerType })
}

const scheduleNamed = ({ workerType, payScheduleName: name }: NewUser, schedules: readonly ScheduleFacts[]) =>
  schedules.find((each) => each.workerType === workerType && each.name.toLowerCase() === name.toLowerCase())

function onSchedule(user: NewUser, schedules: readonly ScheduleFacts[]): OfSchedule {
  const schedule = user.payScheduleName === '' ? undefined : scheduleNamed(user, schedules)
  return schedule ? ofSchedule(schedule) : null
}

function failure(sent: unknown, message: string) {
  const { userReferenceId, externalId } = (sent ?? {}) as Readonly<Record<string, unknown>>
  const carried = userReferenceId || externalId
  return {
    userReferenceId: typeof carried === 'string' ? carried : '',
    error: { code: 400, message },
  }
}
