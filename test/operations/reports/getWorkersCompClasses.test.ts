import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok, call } = world
const { company } = payroll(world)
const companyId = await company({ today: '2026-05-25', states: { GA: '2.7%' } })

test('classes are listed a page at a time', async () => {
  for (const code of ['8810', '9082']) {
    const workersCompClass = { companyId, state: 'GA', code, description: `Work ${code}`, rate: 1.5 }
    await ok('adminPortal/addWorkersCompClass', { workersCompClass })
  }
  const { workersCompClasses, nextCursor } = await ok('reports/getWorkersCompClasses', {
    companyId,
    limit: 1,
  })
  expect(workersCompClasses).toMatchObject([
    { code: '8810', rates: [{ effectiveDate: '2026-05-25', rate: 1.5 }], assignments: [] },
  ])
  const rest = await ok('reports/getWorkersCompClasses', { companyId, limit: 1, cursor: nextCursor })
  expect(rest.workersCompClasses).toMatchObject([{ code: '9082' }])
  expect(await call('reports/getWorkersCompClasses', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
