import { expect, test } from 'vitest'
import { holdsIn } from '../../support/invariants.ts'
import { sharedService } from '../../support/shared.ts'
import { paidByCheck } from './checks.ts'

const sandbox = await sharedService()
const { ok, owner } = sandbox

test('a stale check is written anew, and the one before is void for the bank', async () => {
  const { companyId, submit, toPayday, checksOf, balances } = await paidByCheck(sandbox, '2026-01-05')
  await submit()
  await toPayday()
  await ok('sandbox/advanceClock', { days: 181 })
  const stale = await checksOf({ status: 'stale' })
  expect(stale.map(({ checkNumber }) => checkNumber)).toEqual([1001, 1002])

  const again = await ok('payroll/reissueCheck', { companyId, checkId: stale[0]!.checkId })
  const today = (await ok('sandbox/getClock')).clock.today
  expect(again.check).toMatchObject({ checkNumber: 1003, checkDate: today, status: 'issued' })
  const second = { companyId, checkId: stale[1]!.checkId, reason: 'Stop payment', reissue: true }
  expect((await ok('payroll/voidCheck', second)).newCheck).toMatchObject({ checkNumber: 1004 })
  expect(await balances()).toMatchObject({ unclaimedWages: 0, unclaimedClearing: 0 })
  await holdsIn(owner, companyId)
})
