import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call } = world
const { company } = payroll(world)
const companyId = await company({ today: '2026-05-25', states: { GA: '2.7%' } })
const office = { companyId, state: 'GA', code: '8810', description: 'Clerical office', rate: 0.25 }
const add = (more: object = {}) =>
  call('adminPortal/addWorkersCompClass', { workersCompClass: { ...office, ...more } })

test('a class is added once a state and code, with a rate of four decimals', async () => {
  expect((await add()).body.workersCompClass).toMatchObject({ status: 'Ready' })
  expect(await add()).toMatchObject(
    refused('The company has this code in this state already; updateWorkersCompClass changes it'),
  )
  expect(await add({ state: 'TN', rate: 1.2345 })).toMatchObject({ status: 200 })
  expect(await add({ code: '9082', rate: 1.23456 })).toMatchObject({ status: 400 })
  expect(await add({ companyId: newId() })).toMatchObject(refused('Invalid CompanyId'))
})

test('Washington goes by the hour', async () => {
  expect(await add({ state: 'WA' })).toMatchObject(
    refused(
      'Washington insures by the hour: addEmployeeMiscellaneousStateTax gives a worker the risk class of the rate notice',
    ),
  )
})
