import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { user } from '../../support/bodies.ts'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const demo = await payday(sandbox, 3)
const { companyId } = demo
const { payPeriodId } = demo.first

const body = { companyId, payPeriodId, reason: 'wrong hours' }

test('what was not run is not voided', async () => {
  expect(await call('payroll/voidPayroll', body)).toMatchObject(
    refused('A pay period that is new cannot take voidPayroll; it must be inProcess or processed'),
  )
})

test('one paycheck, then the rest, and then there is nothing left', async () => {
  await demo.initiate()
  const { users } = await ok('reports/getActiveUsers', { companyId })
  const one = { ...body, userIds: [users[0].userId] }
  expect((await ok('payroll/voidPayroll', one)).payPeriod).toMatchObject({
    payPeriodId,
    voidedPaychecks: 1,
    message: '1 paycheck voided',
    amendments: [],
  })
  expect(await call('payroll/voidPayroll', one)).toMatchObject(
    refused(`The paycheck of ${users[0].userId} in this period is already voided`),
  )
  const newcomer = (await ok('adminPortal/addUser', user(companyId))).user.userId
  expect(await call('payroll/voidPayroll', { ...body, userIds: [newcomer] })).toMatchObject(
    refused('A worker among userIds has no paycheck in this period'),
  )
  expect(await call('payroll/voidPayroll', { ...body, userIds: [newId()] })).toMatchObject(
    refused('Invalid UserId'),
  )
  expect((await ok('payroll/voidPayroll', body)).payPeriod).toMatchObject({
    status: 'voided',
    voidedPaychecks: 2,
  })
  expect((await call('payroll/voidPayroll', body)).status).toBe(400)
})
