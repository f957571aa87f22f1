import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { inputs } from './inputs.ts'

const world = await sharedService()
const { call, ok } = world
const { salaried, at, imported, itemOf } = await inputs(world)

test('compensation is taken out by either name of its description', async () => {
  const compensation = ['Bonus', 'Commission', 'Award'].map((description) => ({ description, amount: 100 }))
  await imported({ userId: salaried.userId, additionalCompensation: compensation })
  const remove = (given: object) =>
    ok('payroll/removeAdditionalCompensations', { ...at, userId: salaried.userId, ...given })
  await remove({ additionalCompensationDescription: 'bonus' })
  expect(await itemOf(salaried.userId)).toMatchObject({ grossTotal: 2200 })
  await remove({ description: 'Award' })
  expect(await itemOf(salaried.userId)).toMatchObject({ grossTotal: 2100 })
  await remove({})
  expect(await itemOf(salaried.userId)).toMatchObject({ grossTotal: 2000 })
})

test('a payroll that was submitted is changed no more', async () => {
  await ok('payroll/initiatePayroll', at)
  const reply = await call('payroll/removeAdditionalCompensations', { ...at, userId: salaried.userId })
  expect(reply.status).toBe(400)
  expect(reply.body.error.message).toMatch(/^Pay period is not in an editable state: it is submitted; /)
})
