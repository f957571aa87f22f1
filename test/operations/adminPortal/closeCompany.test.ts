import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { call, ok, stranger, owner } = shared

const laterWork = async (companyId: string) =>
  (
    await owner.query(
      'select task, key, payload, due_at, wake_at from agenda where company_id = $1 order by due_at, seq',
      [companyId],
    )
  ).rows

test('a closed company answers, refuses every write, and has no later work until it is opened again', async () => {
  const { companyId, first, initiate, travelTo } = await payday(shared)
  await initiate()
  expect((await call('adminPortal/closeCompany', { companyId, reopen: true })).body.error.message).toBe(
    'The company is not closed',
  )
  await travelTo(first.payDate, '20:00')
  await ok('sandbox/advanceClock', { days: 2 })
  const before = await laterWork(companyId)
  expect(before.length).toBeGreaterThan(0)

  const { company } = await ok('adminPortal/closeCompany', { companyId })
  expect(company).toMatchObject({ status: 'Closed', laterWork: before.length })
  expect((await ok('reports/getCompanyInfo', { companyId })).company.closedAt).toBe(company.closedAt)
  expect(await laterWork(companyId)).toEqual([])
  expect(await call('adminPortal/closeCompany', { companyId })).toMatchObject(
    refused('The company is closed already; exportCompany makes its archive'),
  )
  const late = await call('companyOnboarding/updateCompany', {
    company: { companyId, doingBusinessAs: 'Gone' },
  })
  expect([late.status, late.body.error.message]).toEqual([
    409,
    expect.stringMatching(/^The company was closed on /),
  ])
  expect((await ok('reports/getCompanyInfo', { companyId })).company.doingBusinessAs).not.toBe('Gone')
  await ok('sandbox/advanceClock', { days: 1 })

  expect((await ok('adminPortal/closeCompany', { companyId, reopen: true })).company).toMatchObject({
    status: 'Open',
    closedAt: null,
    laterWork: before.length,
  })
  expect((await ok('reports/getCompanyInfo', { companyId })).company.closedAt).toBe(null)
  const again = await laterWork(companyId)
  expect(again.map(({ wake_at: _, ...row }) => row)).toEqual(before.map(({ wake_at: _, ...row }) => row))
  await ok('companyOnboarding/updateCompany', { company: { companyId, doingBusinessAs: 'Back' } })
  const { auditLog } = await ok('reports/getAuditLog', { companyId, operation: 'closeCompany' })
  expect(auditLog).toHaveLength(2)
})

test('what is with the bank must settle first, and work that has called the outside must end', async () => {
  const { companyId, first, initiate, travelTo } = await payday(shared)
  const { payPeriod } = await initiate()
  expect(payPeriod).toBeDefined()
  for (let hours = 0; hours < 96; hours += 12) {
    const { rows } = await owner.query(
      "select 1 from transfer where company_id = $1 and status = 'pending' and ach_file_id is not null limit 1",
      [companyId],
    )
    if (rows.length > 0) break
    await ok('sandbox/advanceClock', { hours: 12 })
  }
  expect((await call('adminPortal/closeCompany', { companyId })).body.error.message).toMatch(
    /^\d+ payments? and 0 files of the company are with the bank; close it when they have settled/,
  )
  await travelTo(first.payDate, '20:00')
  await ok('sandbox/advanceClock', { days: 2 })

  const lease = (by: string) =>
    owner.query(
      `update agenda set leased_by = ${by} where agenda_id = (
         select agenda_id from agenda where company_id = $1 order by agenda_id limit 1)`,
      [companyId],
    )
  await lease('new_id()')
  expect(await call('adminPortal/closeCompany', { companyId })).toMatchObject(
    refused('Later work of the company is being done at this moment; try again in a minute'),
  )
  await lease('null')
  await ok('adminPortal/closeCompany', { companyId })
})

test('another client’s company is unknown', async () => {
  const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
  expect(await stranger('adminPortal/closeCompany', { companyId })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
