import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok, call } = world
const { company } = payroll(world)
const companyId = await company({ today: '2026-05-25', states: { GA: '2.7%' } })
const office = { companyId, state: 'GA', code: '8810', description: 'Clerical office', rate: 0.25 }
const { workersCompClassId } = (await ok('adminPortal/addWorkersCompClass', { workersCompClass: office }))
  .workersCompClass
const change = (more: object) =>
  call('adminPortal/updateWorkersCompClass', { workersCompClass: { workersCompClassId, ...more } })

test('a rate counts from its day on, and replaces that of the same day', async () => {
  expect(await change({ rate: 0.3, effectiveDate: '2026-07-01' })).toMatchObject({ status: 200 })
  expect(await change({ rate: 0.28, effectiveDate: '2026-07-01', description: 'Office' })).toMatchObject({
    status: 200,
  })
  const { workersCompClasses } = await ok('reports/getWorkersCompClasses', { companyId })
  expect(workersCompClasses).toMatchObject([
    {
      description: 'Office',
      rates: [
        { effectiveDate: '2026-05-25', rate: 0.25 },
        { effectiveDate: '2026-07-01', rate: 0.28 },
      ],
    },
  ])
  expect(await change({ workersCompClassId: newId() })).toMatchObject(refused('Invalid WorkersCompClassId'))
})
