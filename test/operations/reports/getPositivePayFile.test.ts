import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { paidByCheck } from '../payroll/checks.ts'

const sandbox = await sharedService()
const { ok } = sandbox

test('the bank learns what was issued and what was voided in these days', async () => {
  const { companyId, submit, toPayday, payDate, checksOf } = await paidByCheck(sandbox, '2026-11-02')
  await submit()
  await toPayday()
  const [one, two] = await checksOf()
  await ok('sandbox/advanceClock', { days: 3 })
  await ok('payroll/voidCheck', { companyId, checkId: two!.checkId, reason: 'Spoiled' })
  const today = (await ok('sandbox/getClock')).clock.today
  const { companyFundingSourceEntityId } = one!
  const ask = { companyId, companyFundingSourceEntityId }
  const line = (check: typeof one, day: string, kind: string) =>
    `000111222333,${check!.checkNumber},${day},${check!.amount.toFixed(2)},${check!.payee},${kind}\r\n`
  const head = 'Account,Check Number,Date,Amount,Payee,Issue/Void\r\n'
  expect(await ok('reports/getPositivePayFile', { ...ask, from: payDate, to: today })).toMatchObject({
    text: head + line(one, payDate, 'I') + line(two, payDate, 'I') + line(two, today, 'V'),
    checks: 3,
  })
  const later = await ok('reports/getPositivePayFile', { ...ask, from: today, to: today })
  expect(later).toMatchObject({ text: head + line(two, today, 'V'), checks: 1 })
})
