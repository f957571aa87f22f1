import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call, ok } = world
const { company } = await ok('sandbox/seedDemoCompany', { employees: 1 })
const { companyId } = company as { companyId: string }
const update = (filingProfile: object) =>
  call('adminPortal/updateFilingProfile', { filingProfile: { companyId, ...filingProfile } })

test('what is left out stays as it is', async () => {
  await update({ signerName: 'Ada Marsh', signerTitle: 'Owner' })
  await update({ designeeName: 'Bo Agent', reportingAgentFrom: '2026-01-02' })
  const { filingProfile } = await ok('reports/getFilingProfile', { companyId })
  expect(filingProfile).toMatchObject({
    signerName: 'Ada Marsh',
    designeeName: 'Bo Agent',
    reportingAgentFrom: '2026-01-02',
    isSeasonal: false,
    kindOfEmployer: 'None apply',
  })
})

test('what was told can be taken back', async () => {
  await update({ bsoUserId: 'PURSER01', contactEmail: 'payroll@heron.example' })
  expect(await update({ bsoUserId: '', contactEmail: '' })).toMatchObject({
    body: { filingProfile: { bsoUserId: '', contactEmail: '', signerName: 'Ada Marsh' } },
  })
  expect(await update({ bsoUserId: 'SHORT' })).toMatchObject({ status: 400 })
})

test('a final pay date asks who keeps the records', async () => {
  expect(await update({ finalPayDate: '2026-03-31' })).toMatchObject(
    refused('With finalPayDate say in recordsKeeper who keeps the payroll records'),
  )
  expect(await update({ finalPayDate: '2026-03-31', recordsKeeper: 'Ada Marsh, 1 Main St' })).toMatchObject({
    status: 200,
  })
  expect(await update({ companyId: newId() })).toMatchObject(refused('Invalid CompanyId'))
})
