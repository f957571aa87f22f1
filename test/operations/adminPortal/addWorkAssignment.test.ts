import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call, ok } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%', CO: '1.7%', NY: '4.1%' } })
const who = await hire(companyId, { name: 'Ada Way', state: 'GA', rate: 52_000 })
const other = await hire(companyId, { name: 'Con Tract', state: 'GA', rate: 100, workerType: '1099-NEC' })
await later()
const [period] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const denver = { address1: '1 Elm Street', city: 'Pueblo', state: 'CO', zipcode: '81001' }
const worker = { companyId, userId: who.userId }
const week = { ...worker, remoteAddress: denver, startDate: '2026-06-01', endDate: '2026-06-05' }
const add = (over: object) => call('adminPortal/addWorkAssignment', { ...week, ...over })

const preview = async () => {
  const { payPeriod, warnings } = await ok('payroll/previewPayroll', {
    companyId,
    payPeriodId: period!.payPeriodId,
  })
  const item = payPeriod[0].payrollLineItems.find((each: { userId: string }) => each.userId === who.userId)
  return { codes: JSON.stringify(item), warnings: JSON.stringify(warnings) }
}

test('what does not fit is refused, and changes nothing', async () => {
  expect(await add({ remoteAddress: undefined })).toMatchObject(
    refused('Exactly one of companyLocationId and remoteAddress is required'),
  )
  expect(await add({ endDate: '2026-05-31' })).toMatchObject(refused('endDate is before startDate'))
  expect(await add({ answers: { 'City of Work': 'Denver' } })).toMatchObject(
    refused('answers: City of Work is not on the certificate of CO'),
  )
  expect(await add({ userId: other.userId })).toMatchObject(
    refused('A contractor has no place of work for tax'),
  )
  const { workAssignments, unemployment } = await ok('reports/getWorkAssignments', worker)
  expect(workAssignments).toEqual([])
  expect(unemployment.state).toBe('GA')
})

test('a week away is in the preview, until it is taken back', async () => {
  const before = await preview()
  expect(before.codes).not.toContain('Colorado')
  const { workAssignmentId } = (await add({})).body.workAssignment
  expect(await add({ startDate: '2026-06-05', endDate: '2026-06-06' })).toMatchObject(
    refused(
      'More than all of the work of 2026-06-05 would be done elsewhere: end or remove another assignment first',
    ),
  )
  const { workAssignments, unemployment } = await ok('reports/getWorkAssignments', worker)
  expect(workAssignments).toMatchObject([
    { workAssignmentId, city: 'Pueblo', state: 'CO', share: null, endDate: '2026-06-05' },
  ])
  expect(unemployment).toEqual({ state: 'GA', because: expect.stringContaining('test 1') })
  expect((await preview()).codes).not.toBe(before.codes)

  await ok('adminPortal/removeWorkAssignment', { ...worker, workAssignmentId })
  expect((await preview()).codes).toBe(before.codes)
})

test('a share until further notice, ended later, and what it asks', async () => {
  const { workAssignmentId } = (
    await add({
      endDate: undefined,
      share: 40,
      remoteAddress: { ...denver, city: 'Denver', zipcode: '80202' },
    })
  ).body.workAssignment
  expect((await preview()).warnings).toContain('the answers of updateWorkAssignment say it')

  const update = { ...worker, workAssignmentId }
  await ok('adminPortal/updateWorkAssignment', { ...update, answers: { 'City of Employment': 'Denver' } })
  expect((await preview()).warnings).not.toContain('updateWorkAssignment')
  expect(await call('adminPortal/updateWorkAssignment', { ...update, endDate: '2026-05-01' })).toMatchObject(
    refused('endDate is before startDate'),
  )
  await ok('adminPortal/updateWorkAssignment', { ...update, endDate: '2026-12-31', requiredByEmployer: true })
  expect((await ok('reports/getWorkAssignments', worker)).workAssignments[0]).toMatchObject({
    share: 40,
    endDate: '2026-12-31',
    requiredByEmployer: true,
    answers: { 'City of Employment': 'Denver' },
  })
})
