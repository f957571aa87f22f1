import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { assignments } from './assignments.ts'

const world = await sharedService()
const { worker, added, listed } = await assignments(world)

test('it ends on a day, and what is not sent stays', async () => {
  const workAssignmentId = await added({ endDate: undefined, share: 40 })
  const update = (over: object) =>
    world.call('adminPortal/updateWorkAssignment', { ...worker, workAssignmentId, ...over })
  expect(await update({ endDate: '2026-05-31' })).toMatchObject(refused('endDate is before startDate'))
  expect(await update({ answers: { 'City of Work': 'x' } })).toMatchObject(
    refused('answers: City of Work is not on the certificate of CO'),
  )
  expect((await update({ requiredByEmployer: true })).status).toBe(200)
  expect((await update({ endDate: '2026-06-30' })).status).toBe(200)
  expect(await listed()).toMatchObject([{ share: 40, endDate: '2026-06-30', requiredByEmployer: true }])

  await added({ startDate: '2026-07-01', endDate: '2026-07-03' })
  expect(await update({ endDate: '2026-07-02' })).toMatchObject(
    refused(
      'More than all of the work of 2026-07-01 would be done elsewhere: end or remove another assignment first',
    ),
  )
})
