import { expect, test } from 'vitest'
import { people } from '../../support/people.ts'
import { service } from '../../support/service.ts'

const sandbox = await service()
const { call, ok } = sandbox
const { verifiedCompany, added } = people(sandbox)

await ok('sandbox/setClock', { to: '2026-06-01T15:00:00Z' })
const companyId = await verifiedCompany()
const jo = await added(companyId)
const sam = await added(companyId)
await ok('adminPortal/updateUser', { user: { userId: jo.userId, jobTitle: 'Cook' } })
await ok('sandbox/advanceClock', { days: 2 })
await ok('adminPortal/updateUser', { user: { userId: sam.userId, jobTitle: 'Cook' } })

interface Row {
  readonly operation: string
  readonly actor: string
  readonly requestId: string
}
const listed = async (asked: object): Promise<Row[]> =>
  (await ok('reports/getAuditLog', { companyId, ...asked })).auditLog
const operations = async (asked: object) => (await listed(asked)).map(({ operation }) => operation)

test.each([
  [{ operation: 'addUser' }, ['adminPortal/addUser', 'adminPortal/addUser']],
  [{ operation: 'adminPortal/updateUser' }, ['adminPortal/updateUser', 'adminPortal/updateUser']],
  [{ operation: 'add' }, []],
  [{ operation: 'updateUser', from: '2026-06-03' }, ['adminPortal/updateUser']],
  [{ operation: 'updateUser', to: '2026-06-01' }, ['adminPortal/updateUser']],
  [{ from: '2026-06-04' }, []],
])('1.15: %o finds what it names', async (asked, found) => {
  expect(await operations(asked)).toEqual(found)
})

test('1.15: by the record that it was about', async () => {
  expect(await operations({ subjectId: jo.userId.toUpperCase() })).toEqual([
    'adminPortal/addUser',
    'adminPortal/updateUser',
  ])
  expect(await operations({ subjectId: companyId.replace(/.{4}$/, '0000') })).toEqual([])
})

test('1.15: by who did it', async () => {
  const whole = await listed({})
  const keys = await listed({ actor: 'key' })
  const tasks = await listed({ actor: 'task' })
  expect(keys.length).toBeGreaterThan(3)
  expect(tasks.length).toBeGreaterThan(0)
  expect(keys.length + tasks.length).toBe(whole.length)
  expect(await listed({ actor: keys[0]!.actor })).toEqual(keys)
})

test('by the request that did it, by the id of a key and by its name', async () => {
  const { headers } = await call('adminPortal/updateUser', { user: { userId: jo.userId, jobTitle: 'Baker' } })
  const requestId = headers['request-id']
  expect(await listed({ requestId })).toMatchObject([{ operation: 'adminPortal/updateUser', requestId }])
  expect(await listed({ requestId: 'x' })).toEqual([])

  const keys = await listed({ actor: 'key' })
  expect(await listed({ person: keys[0]!.actor.slice('key:'.length).toUpperCase() })).toEqual(keys)
  expect(await listed({ person: 'FIRST' })).toEqual(keys)
  expect(await listed({ person: 'fir' })).toEqual([])
})

test('1.15: a filter that cannot be read is refused', async () => {
  const message = async (asked: object) =>
    (await call('reports/getAuditLog', { companyId, ...asked })).body.error.message
  expect(await message({ subjectId: 'x' })).toBe('subjectId: must be an id')
  expect(await message({ from: '2026-06-02', to: '2026-06-01' })).toMatch(/^to: must not be before from/)
})
