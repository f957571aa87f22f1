import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const demo = await payday(sandbox, 2)
const { companyId } = demo
const { payPeriodId } = demo.first

test('every run of a period, the cancelled one first', async () => {
  const at = { companyId, payPeriodId }
  const runs = async () => (await ok('reports/getPayRun', { payPeriodId })).payRun
  expect(await runs()).toEqual([])
  await ok('payroll/initiatePayroll', at)
  await ok('payroll/cancelPayrollSubmission', at)
  const { payPeriod } = await ok('payroll/initiatePayroll', at)
  expect(await runs()).toMatchObject([
    { payPeriodId, status: 'cancelled', people: 2 },
    { payPeriodId, status: 'submitted', people: 2, fundingTotal: payPeriod.fundingTotal },
  ])
})

test('the timeline says who submitted it, what has happened and what comes', async () => {
  const last = async () => (await ok('reports/getPayRun', { payPeriodId })).payRun.at(-1)
  const codes = ({ timeline }: { timeline: { code: string; state: string }[] }) =>
    timeline.map(({ code, state }) => `${code} ${state}`)
  const submitted = await last()
  expect(submitted).toMatchObject({
    submittedBy: expect.stringMatching(/^key:/),
    submittedAt: expect.stringMatching(/^2026-/),
    lockedAt: null,
    progress: { done: 0, of: 2 },
  })
  expect(codes(submitted)).toEqual(['submitted done', 'locked next', 'drawn next', 'paid next'])
  expect(submitted.timeline[2]).toMatchObject({ at: submitted.debitDate, amount: submitted.fundingTotal })

  await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  const locked = await last()
  expect(locked.lockedAt).not.toBeNull()
  expect(codes(locked).slice(0, 4)).toEqual(['submitted done', 'locked done', 'drawn next', 'paid next'])
  const taxes = locked.timeline.filter(({ code }: { code: string }) => code === 'taxesDue')
  expect(taxes.length).toBeGreaterThan(0)
  const { payrollLineItems } = (await ok('reports/getPayPeriodDetails', { payPeriodId })).payPeriod[0]
  const net = payrollLineItems.reduce((sum: number, item: { netTotal: number }) => sum + item.netTotal, 0)
  expect(locked.timeline[3].amount).toBeCloseTo(net, 10)

  await ok('sandbox/setClock', { to: `${locked.payDate}T23:00:00Z` })
  const paid = await last()
  expect(codes(paid).slice(0, 4)).toEqual(['submitted done', 'locked done', 'drawn done', 'paid done'])
  expect(paid.progress.done).toBeGreaterThanOrEqual(3)
  const [cancelled] = (await ok('reports/getPayRun', { payPeriodId })).payRun
  expect(codes(cancelled)).toEqual(['submitted done', 'cancelled failed'])
})

test('an unknown period', async () => {
  expect(await call('reports/getPayRun', { payPeriodId: newId() })).toMatchObject(
    refused('Invalid PayPeriodId'),
  )
})
