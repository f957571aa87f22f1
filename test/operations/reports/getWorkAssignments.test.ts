import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { assignments } from '../adminPortal/assignments.ts'

const world = await sharedService()
const { worker, added } = await assignments(world)

test('the earliest first, with the state that insures the wage and why', async () => {
  const later = await added({ startDate: '2026-08-03', endDate: '2026-08-07' })
  const first = await added()
  const { workAssignments, unemployment } = await world.ok('reports/getWorkAssignments', worker)
  expect(workAssignments).toMatchObject([
    { workAssignmentId: first, state: 'CO' },
    { workAssignmentId: later },
  ])
  expect(unemployment).toEqual({ state: 'GA', because: expect.stringContaining('test 1') })
})
