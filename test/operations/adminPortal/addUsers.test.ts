import { expect, test } from 'vitest'
import { people } from '../../support/people.ts'
import { service } from '../../support/service.ts'
import { newcomers } from './newcomers.ts'

// Without the check of every reply against its declaration, as the service runs.
const sandbox = await service({ overrides: { checkReplies: false } })
const { call, ok, owner } = sandbox
const { newCompany } = people(sandbox)

test('a thousand people in one call, in the order of the request', async () => {
  const companyId = await newCompany()
  const users = newcomers(1000)
  const result = await ok('adminPortal/addUsers', { companyId, users })

  expect(result).toHaveLength(1000)
  expect(result[0]).toEqual({
    user: { userId: expect.any(String), status: 'KYC Pending', message: 'User added successfully' },
  })
  const listed = (await ok('reports/getUsers', { companyId })).users
  expect(listed.map((each: { userId: string }) => each.userId)).toEqual(
    result.map(({ user }: { user: { userId: string } }) => user.userId),
  )
  const { rows } = await owner.query('select count(*)::int as told from event where company_id = $1', [
    companyId,
  ])
  expect(rows[0].told).toBe(1001)
})

test('each item has its own result; what is wrong with one does not keep the others out', async () => {
  const companyId = await newCompany()
  const [good, alsoGood] = newcomers(2)
  const [office] = newcomers(1, { companyLocationCategory: 'Office', stateCode: '' })
  const items = [
    good,
    { ...newcomers(1)[0], workerType: 'W3' },
    { ...newcomers(1)[0], email: good!.email.toUpperCase() },
    office,
    { ...office, companyLocationId: '00000000-0000-7000-8000-000000000000' },
    { ...newcomers(1)[0], stateCode: '' },
    { ...newcomers(1)[0], firstName: '' },
    alsoGood,
    5,
    null,
    'x',
    [],
    {},
  ]
  const result = await ok('adminPortal/addUsers', { companyId, users: items })
  const told = result.map((item: { error?: { message: string } }) => item.error?.message ?? 'added')
  expect(told).toEqual([
    'added',
    'Invalid WorkerType',
    'Email already in use',
    'companyLocationId is required for an Office worker',
    'Invalid CompanyLocationId',
    'stateCode is required for a Remote worker',
    'firstName: must not be empty',
    'added',
    'must be an object',
    'must be an object',
    'must be an object',
    'must be an object',
    'Invalid WorkerType',
  ])
  expect(result[1]).toEqual({ userReferenceId: 'HR-0', error: { code: 400, message: 'Invalid WorkerType' } })
})

test('a batch of nobody, of too many, of nothing', async () => {
  const companyId = await newCompany()
  expect(await ok('adminPortal/addUsers', { companyId, users: [] })).toEqual([])
  for (const users of [newcomers(1001), 'x', undefined]) {
    expect((await call('adminPortal/addUsers', { companyId, users })).status).toBe(400)
  }
  expect(await call('adminPortal/addUsers', { companyId: 'x', users: [] })).toMatchObject({
    body: { error: { message: 'Invalid CompanyId' } },
  })
})
