import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { namedPeople } from './named-people.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, mara, zoe } = await namedPeople(sandbox)

test('search finds people, companies and periods', async () => {
  const results = async (over: object) => (await ok('reports/search', over)).results
  expect(await results({ text: 'mara', companyId })).toEqual([
    {
      kind: 'person',
      id: mara.userId,
      companyId,
      name: 'Mara Stone',
      detail: expect.stringContaining('Add Wage'),
    },
  ])
  const [company] = (await ok('reports/getCompanies', {})).companies
  expect(await results({ text: company.company.slice(0, 4), kinds: ['company'] })).toContainEqual(
    expect.objectContaining({ kind: 'company', id: company.companyId, name: company.company }),
  )
  expect(await results({ text: zoe.userId.toUpperCase() })).toMatchObject([
    { kind: 'person', id: zoe.userId },
  ])
  const demo = (await ok('sandbox/seedDemoCompany', { employees: 1 })).company.companyId
  const [period] = (await ok('reports/getUnProcessedPayPeriod', { companyId: demo })).unprocessedPayPeriods
  const [year, month, date] = period.payDate.split('-')
  for (const text of [period.payDate, `${month}/${date}/${year}`, period.payPeriodId]) {
    expect(await results({ text, companyId: demo, kinds: ['payPeriod'] })).toContainEqual(
      expect.objectContaining({ kind: 'payPeriod', id: period.payPeriodId, companyId: demo }),
    )
  }
  expect(await results({ text: 'nobody at all' })).toEqual([])
  const stranger = await sandbox.stranger('reports/search', { text: mara.userId })
  expect(stranger.body.results).toEqual([])
  expect(await call('reports/search', { text: 'x', companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
