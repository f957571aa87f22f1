import { expect, test } from 'vitest'
import { service } from '../../support/service.ts'

const { ok, call, stranger, owner } = await service({ begins: 'real' })

test('the same credentials reach an empty client, and nothing is deleted', async () => {
  const { company } = await ok('sandbox/seedDemoCompany', { employees: 1 })
  await stranger('sandbox/seedDemoCompany', { employees: 1 })
  await ok('sandbox/advanceClock', { days: 30 })

  await ok('sandbox/resetSandbox', {}, { headers: { 'Dry-Run': 'true' } })
  expect((await ok('reports/getCompanies', {})).companies).toHaveLength(1)

  expect((await ok('sandbox/resetSandbox')).sandbox.status).toBe('Success')
  expect((await ok('reports/getCompanies', {})).companies).toEqual([])
  expect((await call('reports/getCompanyInfo', { companyId: company.companyId })).body.error.message).toBe(
    'Invalid CompanyId',
  )
  const { clock } = await ok('sandbox/getClock')
  expect(Math.abs(Date.parse(clock.now) - Date.now())).toBeLessThan(60_000)
  const { rows } = await owner.query('select count(*)::int as n from company')
  expect(rows[0].n).toBe(2)
  expect((await stranger('reports/getCompanies', {})).body.companies).toHaveLength(1)

  // Its own keys are there: a company can be made.
  await ok('sandbox/seedDemoCompany', { employees: 1 })
  expect((await ok('reports/getCompanies', {})).companies).toHaveLength(1)
})
