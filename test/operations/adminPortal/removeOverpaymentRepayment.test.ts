import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { holdsIn } from '../../support/invariants.ts'
import { overpaid } from './overpaid.ts'

const { call, ok, owner, companyId, who, balance, booked, owedBy } = await overpaid('Wim Withdrawn')
const [wim] = who

test('a repayment that was not honored is owed again', async () => {
  const { overpaymentRepaymentId } = (
    await ok('adminPortal/addOverpaymentRepayment', { overpaymentRepayment: { ...wim, amount: 200 } })
  ).overpaymentRepayment
  const body = (over: object = {}) => ({
    overpaymentRepayment: { companyId, overpaymentRepaymentId, reason: 'the check bounced', ...over },
  })
  const remove = (over: object) => call('adminPortal/removeOverpaymentRepayment', body(over))
  expect(await remove({ overpaymentRepaymentId: newId() })).toMatchObject(
    refused('Invalid OverpaymentRepaymentId'),
  )
  expect(await remove({ companyId: newId() })).toMatchObject(refused('Invalid CompanyId'))

  await ok('adminPortal/removeOverpaymentRepayment', body())
  expect(await remove({})).toMatchObject(refused('The repayment was withdrawn already'))
  expect(await owedBy(wim!.userId)).toMatchObject({ repaid: 0, owed: 1690.85 })
  expect(await balance('employeeReceivable')).toBe(-1690.85)
  expect(await booked('Assets:Owed by employees')).toBe(1690.85)
  await holdsIn(owner, companyId)
})
