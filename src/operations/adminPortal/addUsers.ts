import { z } from 'zod'
import type { Id } from '../../kernel/ids.ts'
import { companyExists } from '../../store/companies.ts'
import { locationsThere } from '../../store/locations.ts'
import { insertWorkers } from '../../store/workers.ts'
import { faultsOf, problemOf } from '../faults.ts'
import { id } from '../fields.ts'
import { newUserFields, newUserRefusals, newWorker, placeFault } from '../forms/new-user.ts'
import { nouns } from '../nouns.ts'
import { operation, unknownId } from '../operation.ts'

const AT_MOST = 1000

const newUser = z.object(newUserFields)
type NewUser = z.output<typeof newUser>

export const addUsers = operation({
  address: 'adminPortal/addUsers',
  verb: 'POST',
  summary: 'Adds up to 1,000 employees and contractors in one call.',
  description:
    'Each item is a `user` of addUser without its companyId and has a result of its own, in the order of the ' +
    'request: what is wrong with one does not keep the others out. A failed item is told with the `userReferenceId` ' +
    'that it carried.',
  body: z.object({
    companyId: id('company'),
    users: z
      .array(z.record(z.string(), z.unknown(), 'must be an object'), 'must be a list')
      .max(AT_MOST, `must have at most ${AT_MOST} items`),
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

    const items = read.map(({ data }, at) =>
      data ? (ruleFault(data, places) ?? data) : problemOf(faultsOf(newUser, users[at])).message,
    )

    const taken = items.filter((item) => typeof item !== 'string')
    const made = await insertWorkers(work, companyId, taken.map(newWorker))
    for (const userId of made) {
      if (userId) work.emit({ family: 'employeeStatus', change: 'insert', companyId, entityId: userId })
    }
    work.note({ companyId, subjectIds: made.flatMap((userId) => userId ?? []) })

    const ids = new Map(taken.map((item, at) => [item, made[at]]))
    return items.map((item, at) => {
      const userId = typeof item === 'string' ? undefined : ids.get(item)
      return userId
        ? { user: { userId, status: 'KYC Pending' as const, message: 'User added successfully' } }
        : failure(users[at]!, typeof item === 'string' ? item : newUserRefusals.emailInUse)
    })
  },
})

function ruleFault(user: NewUser, places: ReadonlySet<Id<'companyLocation'>>): string | undefined {
  const { companyLocationId: locationId } = user
  if (locationId && !places.has(locationId)) return nouns.companyLocation.message
  const fault = placeFault(user)
  return fault && newUserRefusals[fault]
}

const failure = (sent: Readonly<Record<string, unknown>>, message: string) => ({
  userReferenceId: typeof sent.userReferenceId === 'string' ? sent.userReferenceId : '',
  error: { code: 400, message },
})
