import { z } from 'zod'
import type { Id } from '../../kernel/ids.ts'
import { companyExists } from '../../store/company/companies.ts'
import { locationsThere } from '../../store/company/locations.ts'
import { insertWorkers } from '../../store/people/workers.ts'
import { item } from '../../wire/fields/batch.ts'
import { exampleOf } from '../../wire/fields/example.ts'
import { faultsOf, problemOf } from '../../wire/fields/faults.ts'
import { id } from '../../wire/fields/fields.ts'
import { nouns, unknownId } from '../../wire/fields/nouns.ts'
import {
  newUserFields,
  newUserRefusals,
  newWorker,
  placeFault,
  refusalOf,
  twoReferences,
} from '../../wire/new-user.ts'
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
    '(or `externalId`) that it carried.',
  body: z.object({
    companyId: id('company'),
    users: z.array(anyItem(), 'must be a list').max(AT_MOST, `must have at most ${AT_MOST} items`),
  }),
  reply: z.array(
    z.union([
      z.object({
        user: z.object({ userId: z.uuid(), status: z.literal('KYC Pending'), message: z.string() }),
      }),
      z.object({ userReferenceId: z.string(), error: z.object({ code: z.int(), message: z.string() }) }),
    ]),
  ),
  emits: ['employeeStatus'],
  large: true,

  async run({ body: { companyId, users }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const read = users.map((sent) => newUser.safeParse(sent))
    const named = read.flatMap(({ data }) => data?.companyLocationId ?? [])
    const places = await locationsThere(work, companyId, named)

    const items = read.map(({ data }, at) => (data ? (ruleFault(data, places) ?? data) : faultIn(users[at])))

    const taken = items.filter((item) => typeof item !== 'string')
    const made = await insertWorkers(work, companyId, taken.map(newWorker))
    const userIds = made.flatMap((each) => ('userId' in each ? each.userId : []))
    for (const userId of userIds) {
      work.emit({ family: 'employeeStatus', change: 'insert', companyId, entityId: userId })
    }
    work.note({ companyId, subjectIds: userIds })

    const results = new Map(taken.map((item, at) => [item, made[at]!]))
    return items.map((item, at) => {
      if (typeof item === 'string') return failure(users[at], item)
      const result = results.get(item)!
      return 'userId' in result
        ? { user: { ...result, status: 'KYC Pending' as const, message: 'User added successfully' } }
        : failure(users[at], newUserRefusals[refusalOf[result.inUse]])
    })
  },
})

const faultIn = (sent: unknown): string =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    ? problemOf(faultsOf(newUser, sent)).message
    : 'must be an object'

function ruleFault(user: NewUser, places: ReadonlySet<Id<'companyLocation'>>): string | undefined {
  const { companyLocationId: locationId } = user
  if (locationId && !places.has(locationId)) return nouns.companyLocation.message
  const fault = twoReferences(user) ? 'twoReferences' : placeFault(user)
  return fault && newUserRefusals[fault]
}

function failure(sent: unknown, message: string) {
  const { userReferenceId, externalId } = (sent ?? {}) as Readonly<Record<string, unknown>>
  const carried = userReferenceId || externalId
  return {
    userReferenceId: typeof carried === 'string' ? carried : '',
    error: { code: 400, message },
  }
}
