import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

/** Periods of two weeks from Monday, June 1, 2026, each paid on the Friday after it ends. */
const world = await sharedService()
const { ok } = world
const { company, hire, schedule, run, later } = payroll(world)
const companyId = await company({ today: '2026-06-01', states: { CA: '3.4%', TX: '2.7%' } })
const hired = (name: string, dateOfJoin: string, state = 'TX') =>
  hire(companyId, { name, state, rate: 52_000, dateOfJoin })
const raised = await hired('Ray Raised', '2026-01-05')
const quit = await hired('Quinn Quits', '2026-01-05', 'CA')
const back = await hired('Bea Back', '2026-01-05')
const died = await hired('Dee Parted', '2026-01-05')
await hired('Sam Steady', '2026-01-05')
await later()
const periods = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = (place: number) => ({ companyId, payPeriodId: periods[place]!.payPeriodId })
const CODES = ['firstDaysUnpaid', 'wageBackdated', 'finalPayLate', 'paidAfterDeath', 'daysBeforeRehire']
const told = async (place: number) => {
  const { warningDetails } = await ok('payroll/previewPayroll', at(place))
  return warningDetails
    .filter(({ code }: { code: string }) => CODES.includes(code))
    .map(({ code, message }: { code: string; message: string }) => `${code}: ${message}`)
}

test('first days in a period that was run, and a raise from a day that was paid, are told with the next payroll', async () => {
  await run(at(0))
  await ok('sandbox/advanceClock', { days: 14 })
  await hired('Lou Late', '2026-06-10')
  await hired('Nora New', '2026-06-15')
  await ok('adminPortal/updateUserWage', {
    userWage: { ...raised, wageRate: 62_400, wageBasis: 'Per Year', startDate: '2026-06-08' },
  })
  await ok('adminPortal/updateUserWage', {
    userWage: { ...quit, wageRate: 62_400, wageBasis: 'Per Year', startDate: '2026-06-15' },
  })
  await later()
  expect(await told(1)).toEqual([
    'firstDaysUnpaid: Lou Late began on 2026-06-10, and the payroll of 2026-06-01 to 2026-06-14 was run without them: ' +
      'a Missing pay period pays those days',
    'wageBackdated: Ray Raised has another wage since 2026-06-08, and was paid by the earlier one through 2026-06-14: ' +
      'retro pay makes up the difference',
  ])
  await run(at(1))
  expect(await told(2)).toEqual([])
})

test('final pay that comes with the regular payroll is told where the state wants it sooner', async () => {
  await ok('sandbox/advanceClock', { days: 14 })
  await ok('adminPortal/terminateUser', {
    user: {
      ...quit,
      ...{ exitDate: '2026-07-01', personalEmail: '', dismissalType: 'Dismissed' },
      finalPayCheckType: 'They will be paid during a regular payroll cycle',
    },
  })
  // Cal. Labor Code 201: at once.
  expect(await told(2)).toEqual([
    'finalPayLate: Quinn Quits left on 2026-07-01, and is paid on 2026-07-17: CA asks for the final pay of who is ' +
      'discharged by 2026-07-01',
  ])
})

test('pay after a death is told, with the regular payroll and with one beside it in the next year', async () => {
  await ok('adminPortal/terminateUser', {
    user: {
      ...died,
      ...{ exitDate: '2026-07-12', personalEmail: '', terminationChoice: 'Deceased' },
      finalPayCheckType: 'They will be paid during a regular payroll cycle',
    },
  })
  expect((await told(2)).at(-1)).toBe(
    'paidAfterDeath: Dee Parted died on 2026-07-12, and is paid on 2026-07-17: no federal income tax is withheld, and only ' +
      'boxes 3 to 6 of the W-2 have these wages; state and local taxes are taken like everyone else’s, which is not ' +
      'determined, and the estate gets Form 1099-MISC, which is not made here',
  )
  expect(await told(3)).toEqual([])
  const beside = {
    payPeriodType: 'Off-Cycle',
    workerType: 'W2',
    payBeginDate: '2027-01-04',
    payEndDate: '2027-01-04',
  }
  const { payPeriod } = await ok('payroll/addSupplementalPayPeriod', {
    payPeriod: { companyId, ...beside, payDate: '2027-01-08' },
  })
  const { payPeriodId } = payPeriod
  const payrollLineItems = [{ userId: died.userId, amount: 100 }]
  await ok('payroll/addUsersToSupplementalPayPeriod', { companyId, payPeriodId, payrollLineItems })
  const { warnings } = await ok('payroll/previewPayroll', { companyId, payPeriodId })
  expect(warnings.join()).toContain('no federal tax is withheld from wages paid after the year of death')
})

test('who left and came back before the days through the exit were paid is told, and who came back to a period that was run', async () => {
  const leave = (exitDate: string) => ({
    ...{ ...back, exitDate, personalEmail: '', dismissalType: 'Dismissed' },
    finalPayCheckType: 'They will be paid during a regular payroll cycle',
  })
  await ok('adminPortal/terminateUser', { user: leave('2026-07-02') })
  await ok('adminPortal/activateUser', { user: { userId: back.userId, dateOfJoin: '2026-07-08' } })
  expect((await told(2))[0]).toBe(
    'daysBeforeRehire: Bea Back left on 2026-07-02 and is back since 2026-07-08: a Missing pay period, or retro pay, pays the ' +
      'days through 2026-07-02',
  )
  await run(at(2))
  expect(await told(3)).toEqual([])

  await ok('adminPortal/terminateUser', { user: leave('2026-07-17') })
  await run(at(3))
  await run(at(4))
  await ok('adminPortal/activateUser', { user: { userId: back.userId, dateOfJoin: '2026-07-29' } })
  expect(await told(5)).toEqual([
    'firstDaysUnpaid: Bea Back began on 2026-07-29, and the payroll of 2026-07-27 to 2026-08-09 was run without them: ' +
      'a Missing pay period pays those days',
  ])
})
