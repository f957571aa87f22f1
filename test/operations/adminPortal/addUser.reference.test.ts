import { expect, test } from 'vitest'
import { user } from '../../support/bodies.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { verifiedCompany, added, shown } = people(sandbox)
const companyId = await verifiedCompany()
const taken = { status: 400, body: { error: { message: 'userReferenceId already in use' } } }

const jo = await added(companyId, { userReferenceId: 'emp-1' })
const sam = await added(companyId, { userReferenceId: 'emp-2', workerType: '1099-NEC' })
const bare = await added(companyId)

test('1.15: a reference names one worker of its company, of whatever type', async () => {
  expect(await call('adminPortal/addUser', user(companyId, { userReferenceId: 'emp-2' }))).toMatchObject(
    taken,
  )
  const update = (userId: string, userReferenceId: string) =>
    call('adminPortal/updateUser', { user: { userId, userReferenceId } })
  expect(await update(bare.userId, 'emp-1')).toMatchObject(taken)
  expect((await update(jo.userId, 'emp-1')).status).toBe(200)
})

test('1.15: another company may use the same, and many workers may have none', async () => {
  const elsewhere = await added(await verifiedCompany(), { userReferenceId: 'emp-1' })
  expect((await shown(elsewhere)).userReferenceId).toBe('emp-1')
  await added(companyId)
})

test('1.15: in a batch it spoils its own item, and a shared e-mail address is told first', async () => {
  const item = (over: object) => user(companyId, over).user
  const users = [
    item({ userReferenceId: 'emp-3' }),
    item({ userReferenceId: 'emp-3' }),
    item({ userReferenceId: 'emp-1' }),
    item({ userReferenceId: 'emp-1', email: (await shown(jo)).email }),
  ]
  expect(await ok('adminPortal/addUsers', { companyId, users })).toMatchObject([
    { user: { status: 'KYC Pending' } },
    { userReferenceId: 'emp-3', error: { message: 'userReferenceId already in use' } },
    { userReferenceId: 'emp-1', error: { message: 'userReferenceId already in use' } },
    { userReferenceId: 'emp-1', error: { message: 'Email already in use' } },
  ])
})

test('1.15: getUsers finds by reference and by status, and shows references when asked', async () => {
  const found = async (asked: object) =>
    (await ok('reports/getUsers', { companyId, ...asked })).users.map(
      (each: { userId: string }) => each.userId,
    )
  expect(await found({ userReferenceId: 'emp-2' })).toEqual([sam.userId])
  expect(await found({ userReferenceId: 'nobody' })).toEqual([])
  expect(await found({ status: 'add wage', limit: 2 })).toEqual([jo.userId, sam.userId])
  expect(await found({ status: 'Active' })).toEqual([])
  expect(await call('reports/getUsers', { companyId, status: 'Lost' })).toMatchObject({
    status: 400,
    body: { error: { message: 'Invalid Status' } },
  })

  const { users } = await ok('reports/getUsers', { companyId, include: ['userReferenceId'] })
  expect(users.slice(0, 3)).toMatchObject([
    { userReferenceId: 'emp-1' },
    { userReferenceId: 'emp-2' },
    { userReferenceId: '' },
  ])
  const [plain] = (await ok('reports/getUsers', { companyId })).users
  expect(plain).not.toHaveProperty('userReferenceId') // as the interface document has it
})
