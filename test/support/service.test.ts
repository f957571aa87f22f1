import { expect, test } from 'vitest'
import { business, user } from './bodies.ts'
import { service } from './service.ts'

const { call, ok, stranger, log, restart } = await service()

test('a company, its user, and a stranger who sees neither; also after a restart', async () => {
  const { registration } = await ok('companyOnboarding/createBusiness', business())
  const { companyId } = registration
  const added = await ok('adminPortal/addUser', user(companyId))
  const asked = { companyId, userId: added.user.userId }

  await restart()

  expect(await call('reports/getUser', asked)).toMatchObject({ status: 200, body: { user: [asked] } })
  expect(await stranger('reports/getUser', asked)).toMatchObject({
    status: 400,
    body: { error: { code: 400, message: 'Invalid CompanyId' } },
  })
  expect(log.some((line) => JSON.parse(line).operation === 'reports/getUser')).toBe(true)
})
