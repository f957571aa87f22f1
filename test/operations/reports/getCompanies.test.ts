import { expect, test } from 'vitest'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok, stranger } = sandbox
const { newCompany } = people(sandbox)

test('the client’s own companies in order of creation, in pages', async () => {
  const ids = [await newCompany(), await newCompany()]
  const { companies } = await ok('reports/getCompanies')
  expect(companies.map(({ companyId }: { companyId: string }) => companyId)).toEqual(ids)
  const first = await ok('reports/getCompanies', { limit: 1 })
  expect(first.companies).toEqual([companies[0]])
  const rest = await ok('reports/getCompanies', { cursor: first.nextCursor })
  expect(rest.companies).toEqual([companies[1]])
  expect((await stranger('reports/getCompanies')).body.companies).toEqual([])
})

test.each([{ limit: 0 }, { limit: 'all' }, { cursor: 'x' }])('%j is refused', async (page) => {
  expect((await call('reports/getCompanies', page)).status).toBe(400)
})
