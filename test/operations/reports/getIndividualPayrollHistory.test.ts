import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const demo = await payday(sandbox, 2)
const { companyId } = demo
await demo.initiate()
const { users } = await ok('reports/getActiveUsers', { companyId })
const userId = users[0].userId as string

test('the paychecks of one worker, within a range of pay dates', async () => {
  const history = async (over: object = {}) =>
    (await ok('reports/getIndividualPayrollHistory', { companyId, userId, ...over })).payrollHistory
  expect(await history()).toMatchObject([{ userId, payDate: demo.first.payDate }])
  expect(await history({ from: demo.first.payDate, to: demo.first.payDate })).toHaveLength(1)
  expect(await history({ from: demo.second.payDate })).toEqual([])
})

test('an unknown user and an unknown company', async () => {
  const asking = (over: object) => call('reports/getIndividualPayrollHistory', { companyId, userId, ...over })
  expect(await asking({ userId: newId() })).toMatchObject(refused('Invalid UserId'))
  expect(await asking({ companyId: newId() })).toMatchObject(refused('Invalid CompanyId'))
})
