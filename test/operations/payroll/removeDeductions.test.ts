import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { inputs } from './inputs.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { at, salaried, imported, itemOf } = await inputs(sandbox)
const { userId } = salaried
const taken = async () =>
  (await itemOf(userId)).deductions.map((one: { deductionDescription: string }) => one.deductionDescription)

test('one by its name, or all', async () => {
  const deductions = ['Uniform', 'Tools', 'Loan'].map((description) => ({ description, amount: 10 }))
  await imported({ userId, deductions })
  const remove = (over: object = {}) => ok('payroll/removeDeductions', { ...at, userId, ...over })
  expect((await taken()).toSorted()).toEqual(['Loan', 'Tools', 'Uniform'])
  expect((await remove({ deductionDescription: 'Tools' })).removeDeductionOnly).toEqual({
    status: 'Success',
    message: 'Deductions removed successfully',
  })
  expect((await taken()).toSorted()).toEqual(['Loan', 'Uniform'])
  await remove()
  expect(await taken()).toEqual([])
})

test('an unknown user', async () => {
  expect(await call('payroll/removeDeductions', { ...at, userId: newId() })).toMatchObject(
    refused('Invalid UserId'),
  )
})
