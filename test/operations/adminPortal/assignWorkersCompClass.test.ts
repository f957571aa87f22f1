import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok, call } = world
const { company, hire } = payroll(world)
const companyId = await company({ today: '2026-05-25', states: { GA: '2.7%' } })
const { userId } = await hire(companyId, { name: 'Ada Works', state: 'GA', rate: 20, basis: 'Per Hour' })
const added = async (code: string): Promise<string> => {
  const sent = { companyId, state: 'GA', code, description: 'Work', rate: 1 }
  return (await ok('adminPortal/addWorkersCompClass', { workersCompClass: sent })).workersCompClass
    .workersCompClassId
}
const [one, two] = [await added('8810'), await added('9082')]
const { jobId } = (await ok('adminPortal/addJob', { job: { companyId, name: 'Waiter' } })).job
const assign = (more: object) =>
  call('adminPortal/assignWorkersCompClass', { workersCompAssignment: { workersCompClassId: one, ...more } })

test('a worker and a job are assigned; the same day again replaces', async () => {
  expect(await assign({ userId })).toMatchObject({ status: 200 })
  expect(await assign({ userId, workersCompClassId: two })).toMatchObject({ status: 200 })
  expect(await assign({ jobId, effectiveDate: '2026-01-01' })).toMatchObject({ status: 200 })
  const { workersCompClasses } = await ok('reports/getWorkersCompClasses', { companyId })
  expect(workersCompClasses.map(({ assignments }: { assignments: object[] }) => assignments)).toEqual([
    [{ userId: null, jobId, effectiveDate: '2026-01-01' }],
    [{ userId, jobId: null, effectiveDate: '2026-05-25' }],
  ])
  const { auditLog } = await ok('reports/getAuditLog', { companyId, operation: 'assignWorkersCompClass' })
  expect(auditLog.flatMap(({ changes }: { changes: object[] }) => changes)).toContainEqual(
    expect.objectContaining({ field: 'workersCompClassId', before: one, after: two, recordId: userId }),
  )
})

test('one of the two, of the same company, in use', async () => {
  const oneOfTwo = refused('Send userId or jobId, one of the two')
  expect(await assign({})).toMatchObject(oneOfTwo)
  expect(await assign({ userId, jobId })).toMatchObject(oneOfTwo)
  expect(await assign({ userId: newId() })).toMatchObject(refused('Invalid UserId'))
  expect(await assign({ jobId: newId() })).toMatchObject(refused('Invalid JobId'))
  expect(await assign({ userId, workersCompClassId: newId() })).toMatchObject(
    refused('Invalid WorkersCompClassId'),
  )
  const other = await company({ today: '2026-05-25', states: { GA: '2.7%' } })
  const stranger = await hire(other, { name: 'Otto Else', state: 'GA', rate: 20, basis: 'Per Hour' })
  expect(await assign({ userId: stranger.userId })).toMatchObject(refused('Invalid UserId'))
  await ok('adminPortal/updateJob', { job: { jobId, isActive: false } })
  expect(await assign({ jobId })).toMatchObject(
    refused('Waiter is out of use; make it active again with updateJob, or send another'),
  )
})
