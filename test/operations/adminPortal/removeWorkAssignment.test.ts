import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { assignments } from './assignments.ts'

const world = await sharedService()
const { worker, added, listed } = await assignments(world)

test('what was entered by mistake is taken back, once', async () => {
  const workAssignmentId = await added()
  expect(await listed()).toHaveLength(1)
  await world.ok('adminPortal/removeWorkAssignment', { ...worker, workAssignmentId })
  expect(await listed()).toEqual([])
  expect(await world.call('adminPortal/removeWorkAssignment', { ...worker, workAssignmentId })).toMatchObject(
    refused('Invalid WorkAssignmentId'),
  )
})
