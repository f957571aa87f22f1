import { expect, test } from 'vitest'
import { refused } from '../support/caller.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** Today is Monday, November 30, 2026; the period ends on December 13. */
const sandbox = await sharedService()
const { ok, call } = sandbox
const { company, hire, schedule, preview, periods } = payroll(sandbox)
const companyId = await company({ today: '2026-11-30', states: { TX: '2.7%' } })
const staff = async (name: string, dateOfJoin: string) =>
  (await hire(companyId, { name, state: 'TX', rate: 52_000, dateOfJoin })).userId
const here = await staff('Hal Here', '2026-11-16')
const coming = await staff('Cora Coming', '2026-12-09')
const never = await staff('Nev Never', '2026-12-09')
await ok('sandbox/advanceClock', { hours: 1 })
const [first] = await schedule(companyId, { payBeginDate: '2026-11-30', payDate: '2026-12-18' })

const exit = (userId: string, exitDate: string, finalPayCheckType: string) => ({
  user: { companyId, userId, exitDate, personalEmail: '', finalPayCheckType },
})

test.each(['adminPortal/terminateUser', 'adminPortal/deactivateUser'])(
  '%s: who has begun does not leave before that',
  async (address) => {
    const leave = (day: string) => call(address, exit(here, day, 'They have already been paid'))
    expect(await leave('2026-11-15')).toMatchObject(
      refused('exitDate must not be before dateOfJoin, 2026-11-16, of somebody who has begun'),
    )
    expect(await leave('2026-11-16')).toMatchObject({ status: 200 })
    await ok('adminPortal/activateUser', { user: { userId: here } })
  },
)

test('updateUser: the first day of who has begun is not moved past an exit that stands', async () => {
  await ok('adminPortal/deactivateUser', exit(here, '2026-11-20', 'They have already been paid'))
  const join = (userId: string, dateOfJoin: string) =>
    call('adminPortal/updateUser', { user: { userId, dateOfJoin } })
  const late = refused('dateOfJoin must not be after exitDate, 2026-11-20, of somebody who has begun')
  expect(await join(here, '2026-11-21')).toMatchObject(late)
  expect(await join(here, '2026-12-09')).toMatchObject(late)
  expect(await join(here, '2026-11-20')).toMatchObject({ status: 200 })
  expect(await join(here, '2026-11-16')).toMatchObject({ status: 200 })
  await ok('adminPortal/activateUser', { user: { userId: here } })
  expect(await join(here, '2026-11-21')).toMatchObject({ status: 200 })
  expect(await join(here, '2026-11-16')).toMatchObject({ status: 200 })
})

test('who has not begun leaves today and is not paid', async () => {
  await ok(
    'adminPortal/terminateUser',
    exit(coming, '2026-11-30', 'They will be paid during a regular payroll cycle'),
  )
  await ok(
    'adminPortal/terminateUser',
    exit(never, '2026-11-30', 'They will be paid by supplemental payroll'),
  )
  expect((await periods(companyId)).filter(({ payPeriodType }) => payPeriodType !== 'Regular')).toEqual([])
  expect(Object.keys(await preview({ companyId, payPeriodId: first!.payPeriodId }))).toEqual(['Hal Here'])
})

test('the first day of who left before it may come later, and not be today', async () => {
  const join = (dateOfJoin: string) =>
    call('adminPortal/updateUser', { user: { userId: coming, dateOfJoin } })
  expect(await join('2026-12-10')).toMatchObject({ status: 200 })
  await ok('sandbox/setClock', { to: '2026-12-10T16:00:00Z' })
  // The same day again changes nothing.
  expect(await join('2026-12-10')).toMatchObject({ status: 200 })
  expect(await join('2026-12-09')).toMatchObject(
    refused('dateOfJoin must not be after exitDate, 2026-11-30, of somebody who has begun'),
  )
  expect(await join('2026-12-11')).toMatchObject({ status: 200 })
})
