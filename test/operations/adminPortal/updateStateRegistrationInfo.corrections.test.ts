import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const SUI = 'TX - State Unemployment Insurance'
const CORRECTION = `${SUI}, correction since 2026-07-01`

/** 5,000 every two weeks, of which 2,000 + 5,000 + 2,000 fill the base of 9,000 by 07-17. */
async function paidTwice() {
  const world = await sharedService()
  const { ok } = world
  const { company, hire, schedule, run, preview, later } = payroll(world)
  const companyId = await company({ today: '2026-06-15', states: { TX: '2.7%' } })
  const { userId } = await hire(companyId, { name: 'Tex As', state: 'TX', rate: 130_000 })
  await later()
  await ok('payroll/importPayrollHistory', {
    companyId,
    history: [
      {
        userId,
        payDate: '2026-06-05',
        state: 'TX',
        gross: 2000,
        taxes: [{ code: 'TX.sui', wages: 2000, tax: 54 }],
      },
    ],
  })
  const periods = await schedule(companyId, { payBeginDate: '2026-06-15', payDate: '2026-07-03' })
  const at = (n: number) => ({ companyId, payPeriodId: periods[n]!.payPeriodId })
  const first = (await run(at(0)))['Tex As']!
  await ok('sandbox/setClock', { to: '2026-07-08T15:00:00Z' })
  const second = (await run(at(1)))['Tex As']!
  expect([first.employer[SUI], second.employer[SUI]]).toEqual([135, 54])
  await ok('sandbox/setClock', { to: '2026-07-23T15:00:00Z' })
  const notice = (rate: string) =>
    ok('adminPortal/updateStateRegistrationInfo', {
      companyId,
      code: 'TX',
      companyStateRegistration: {
        'Unemployment Rate': rate,
        'Unemployment Rate Effective Date': '2026-07-01',
      },
    })
  const employerOf = async (n: number) => (await preview(at(n)))['Tex As']!.employer
  return { ok, companyId, userId, at, notice, employerOf, run, hire, later }
}

test('A15: a notice with a past day is trued up by the next run, as a line of its own, once', async () => {
  const { ok, userId, at, notice, employerOf, run } = await paidTwice()
  await notice('4.1%')
  expect((await employerOf(2))[CORRECTION]).toBe(98) // 7,000 × 1.4 %
  const third = (await run(at(2)))['Tex As']!
  expect(third.employer[CORRECTION]).toBe(98)
  const { explanation } = await ok('reports/explainPaycheck', { payPeriodId: at(2).payPeriodId, userId })
  expect(explanation.find((line: { name: string }) => line.name === CORRECTION)).toMatchObject({
    code: 'TX.sui',
    taxable: 0,
    amount: 98,
    steps: [{ inputs: { 'at the rates of the notices': '287.00', charged: '189.00' }, value: '98.00' }],
  })
  await ok('sandbox/setClock', { to: '2026-08-05T15:00:00Z' })
  expect((await employerOf(3))[CORRECTION]).toBeUndefined()

  // The check that carried it is voided: the next one carries it again, and once.
  await ok('payroll/voidPayroll', { ...at(2), userIds: [userId], reason: 'wrong' })
  const fourth = (await run(at(3)))['Tex As']!
  expect(fourth.employer[CORRECTION]).toBe(98)
  await ok('sandbox/setClock', { to: '2026-08-19T15:00:00Z' })
  expect((await employerOf(4))[CORRECTION]).toBeUndefined()
})

test('A15: a lower rate gives back within what is owed, and a rate of the same day changes nothing', async () => {
  const { at, notice, employerOf, run } = await paidTwice()
  await notice('2.7%')
  expect((await employerOf(2))[CORRECTION]).toBeUndefined()
  await notice('1.7%')
  const third = (await run(at(2)))['Tex As']!
  expect(third.employer[CORRECTION]).toBeUndefined() // the base is full: nothing is owed that could be less
  expect(third.employer[SUI] ?? 0).toBe(0)
})

test('A15: of who is not in the next payroll a warning says what is short', async () => {
  const { ok, companyId, userId, at, notice, hire, later } = await paidTwice()
  await hire(companyId, { name: 'Ann Other', state: 'TX', rate: 52_000 })
  await later()
  await notice('4.1%')
  await ok('payroll/removeUsersFromRegularPayPeriod', { ...at(2), payrollLineItems: [{ userId }] })
  const { warnings } = await ok('payroll/previewPayroll', at(2))
  expect(warnings).toContain(
    'TX.sui since 2026-07-01 of somebody who is not in this payroll is 98.00 short: correct it on the return of the quarter',
  )
})
