import { expect, test } from 'vitest'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { added, newCompany } = people(sandbox)

const orchard = (await ok('sandbox/seedDemoCompany', { employees: 3 })).company.companyId
const bare = await newCompany()
await ok('companyOnboarding/updateCompany', { company: { companyId: bare, company: 'Ämter & Söhne' } })
await added(bare)

interface Summary {
  readonly companyId: string
  readonly company: string
  readonly openTasks: number
}

const summary = async (over: object = {}) => ok('reports/getClientSummary', over)

test('people, the next payday and how much is to be done, company by company', async () => {
  const { companies } = await summary()
  expect(companies.map(({ companyId }: Summary) => companyId)).toEqual([orchard, bare])
  const [demo, other] = companies
  const { users } = await ok('reports/getActiveUsers', { companyId: orchard })
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId: orchard })
  expect(demo).toMatchObject({
    peopleActive: users.length,
    nextPayday: {
      payDate: unprocessedPayPeriods[0].payDate,
      deadLineToRunPayroll: unprocessedPayPeriods[0].deadLineToRunPayroll,
      payPeriodStatus: 'new',
    },
  })
  expect(other).toMatchObject({ peopleActive: 0, peopleOnboarding: 1, nextPayday: null })
  for (const { companyId, openTasks } of companies) {
    expect(openTasks).toBe((await ok('reports/getCompanyTask', { companyId })).tasks.length)
  }
  expect(other.openTasks).toBeGreaterThan(0)
})

test('found by the beginning of the name, in any letter case, and page by page', async () => {
  const found = async (search: string) =>
    (await summary({ search })).companies.map((c: Summary) => c.companyId)
  expect(await found('äm')).toEqual([bare])
  expect(await found('ÄMTER')).toEqual([bare])
  expect(await found('nobody')).toEqual([])
  const first = await summary({ limit: 1 })
  expect(first.companies).toHaveLength(1)
  const second = await summary({ limit: 1, cursor: first.nextCursor })
  expect(second).toMatchObject({ companies: [{ companyId: bare }], nextCursor: null })
})

test('another client has companies of its own', async () => {
  const reply = await sandbox.stranger('reports/getClientSummary', {})
  expect(reply.body.companies).toEqual([])
})
