import { expect, test } from 'vitest'
import { business, user } from '../../support/bodies.ts'
import { service } from '../../support/service.ts'

// Without the check of every reply against its declaration, as the service runs.
const { call, ok, owner } = await service({ overrides: { checkReplies: false } })

const company = async (): Promise<string> =>
  (await ok('companyOnboarding/createBusiness', business())).registration.companyId

const newcomers = (count: number, over: object = {}) =>
  Array.from({ length: count }, (_, at) => ({
    ...user('').user,
    companyId: undefined,
    userReferenceId: `HR-${at}`,
    ...over,
  }))

const timed = async <T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> => {
  const begun = performance.now()
  return { result: await work(), ms: performance.now() - begun }
}

/** Printed, not judged: on a machine that is busy with other work a clock measures that work. */
const print = (what: string, ms: number) => console.info(`${what}: ${Math.round(ms)} ms`)

test('a thousand people in one call, in the order of the request', async () => {
  const companyId = await company()
  const users = newcomers(1000)
  const { result, ms } = await timed(() => ok('adminPortal/addUsers', { companyId, users }))

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
  print('addUsers of 1,000', ms)
})

test('each item has its own result; what is wrong with one does not keep the others out', async () => {
  const companyId = await company()
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
  const companyId = await company()
  expect(await ok('adminPortal/addUsers', { companyId, users: [] })).toEqual([])
  for (const users of [newcomers(1001), 'x', undefined]) {
    expect((await call('adminPortal/addUsers', { companyId, users })).status).toBe(400)
  }
  expect(await call('adminPortal/addUsers', { companyId: 'x', users: [] })).toMatchObject({
    body: { error: { message: 'Invalid CompanyId' } },
  })
})

test('a company of 10,000 is listed whole', async () => {
  const companyId = await company()
  for (let batch = 0; batch < 10; batch++) {
    await ok('adminPortal/addUsers', { companyId, users: newcomers(1000) })
  }
  await owner.query(
    `insert into worker_wage (company_id, client_id, user_id, effective_from, user_wage_id, wage_rate, wage_basis,
       standard_working_hours, payment_method, employee_type, employment_status, ref_tax_exempt)
     select company_id, client_id, user_id, date_of_join, user_id, 250000, 'Per Month', 4000, 'Direct Deposit', '', '', ''
     from worker where company_id = $1`,
    [companyId],
  )
  await owner.query(
    `insert into worker_address (company_id, client_id, user_id, kind, effective_from, address1, city, state, zipcode)
     select company_id, client_id, user_id, 'home', date_of_join, '1 Elm Street', 'Atlanta', 'GA', '30303'
     from worker where company_id = $1`,
    [companyId],
  )
  await owner.query('analyze')
  const times: number[] = []
  for (let round = 0; round < 4; round++) {
    const { result, ms } = await timed(() => call('reports/getUsers', { companyId }))
    expect(result.body.users).toHaveLength(10_000)
    times.push(ms)
  }
  print('getUsers of 10,000, best of four', Math.min(...times))
}, 120_000)
