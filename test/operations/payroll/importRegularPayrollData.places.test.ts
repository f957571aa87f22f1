import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { refused } from '../../support/caller.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call, ok } = world
const { company, hire, schedule, later, preview } = payroll(world)
const companyId = await company({
  today: '2026-06-01',
  states: { GA: '2.7%', CO: '1.7%', OH: '2.7%', KY: '2.7%' },
})
const hourly = { state: 'GA', rate: 25, basis: 'Per Hour' } as const
const bonus = await hire(companyId, { name: 'Bo Nus', ...hourly })
const clocked = await hire(companyId, { name: 'Cleo Card', ...hourly })
const mover = await hire(companyId, { name: 'Mo Ver', ...hourly })
const asked = await hire(companyId, { name: 'Open Question', state: 'OH', rate: 25, basis: 'Per Hour' })
const { companyLocationId: pueblo } = (
  await ok('companyOnboarding/addCompanyLocation', {
    companyLocation: {
      ...business().companyLocation,
      companyId,
      companyLocation: 'Pueblo',
      city: 'Pueblo',
      state: 'CO',
      zipcode: '81001',
      isFilingAddress: false,
    },
  })
).companyLocation
await later()
const [period] = await schedule(companyId, {
  payBeginDate: '2026-06-01',
  payDate: '2026-06-19',
  payFrequency: 'BiWeekly',
})
const at = { companyId, payPeriodId: period!.payPeriodId }
const give = (userId: string, row: object) =>
  call('payroll/importRegularPayrollData', { ...at, payrollData: [{ userId, ...row }] })
const colorado = async (name: string) =>
  Object.keys((await preview(at))[name]!.taken).filter((tax) => tax.startsWith('CO'))

test('a line names one place of the company, or the worker’s own; another is refused and changes nothing', async () => {
  const line = { description: 'Bonus', amount: 500 }
  const both = { ...line, companyLocationId: pueblo, isRemote: true }
  expect(await give(bonus.userId, { additionalCompensation: [both] })).toMatchObject(
    refused('companyLocationId and isRemote exclude each other: an earning has one place of work'),
  )
  const night = { payCode: 'Night', amount: 100, companyLocationId: pueblo, isRemote: true }
  const rows = [{ userId: bonus.userId, basePay: [night] }]
  expect(
    await call('payroll/importRegularDifferentialPayrollData', { ...at, payrollData: rows }),
  ).toMatchObject(
    refused('companyLocationId and isRemote exclude each other: an earning has one place of work'),
  )
  const foreign = { ...line, companyLocationId: bonus.userId }
  expect((await give(bonus.userId, { additionalCompensation: [foreign] })).status).toBe(400)

  await give(bonus.userId, { basicPay: { payHours: 80 }, additionalCompensation: [line] })
  expect(await colorado('Bo Nus')).toEqual([])
  await give(bonus.userId, {
    basicPay: { payHours: 80 },
    additionalCompensation: [{ ...line, companyLocationId: pueblo }],
  })
  expect(await colorado('Bo Nus')).not.toEqual([])
  const { payrollData } = await ok('payroll/getPayrollData', at)
  const kept = payrollData.find(({ userId }: { userId: string }) => userId === bonus.userId)
  expect(kept.imported.additionalCompensation).toEqual([{ ...line, companyLocationId: pueblo }])
})

test('a time entry names its place, keeps it, and takes it off again', async () => {
  const { userId } = clocked
  const { timeTrackingPolicyId } = (
    await ok('adminPortal/addTimeTrackingPolicy', { timeTrackingPolicy: { companyId, name: 'Hours' } })
  ).timeTrackingPolicy
  await ok('adminPortal/addTimeTrackingPolicyAssignments', {
    companyId,
    timeTrackingPolicyId,
    userIds: [userId],
  })
  const worker = { companyId, userId }
  const { timeEntry } = await ok('userPortal/addTimeEntry', {
    ...worker,
    start: '2026-06-01T08:00',
    end: '2026-06-01T12:00',
    companyLocationId: pueblo,
  })
  expect(timeEntry).toMatchObject({ companyLocationId: pueblo, isRemote: false })
  await give(userId, { basicPay: { payHours: 80 } })
  expect(await colorado('Cleo Card')).not.toEqual([])

  const both = { companyLocationId: pueblo, isRemote: true }
  const times = { start: '2026-06-02T08:00', end: '2026-06-02T12:00' }
  const oneOnly = refused(
    'companyLocationId and isRemote exclude each other: an earning has one place of work',
  )
  expect(await call('userPortal/addTimeEntry', { ...worker, ...times, ...both })).toMatchObject(oneOnly)
  expect(await call('userPortal/clockIn', { ...worker, ...both })).toMatchObject(oneOnly)
  const named = { ...worker, timeEntryId: timeEntry.timeEntryId }
  expect(await call('userPortal/updateTimeEntry', { ...named, ...both })).toMatchObject(oneOnly)

  const change = (over: object) =>
    ok('userPortal/updateTimeEntry', { ...worker, timeEntryId: timeEntry.timeEntryId, ...over })
  expect((await change({ end: '2026-06-01T11:00' })).timeEntry.companyLocationId).toBe(pueblo)
  expect((await change({ isRemote: false })).timeEntry.companyLocationId).toBeNull()
  expect(await colorado('Cleo Card')).toEqual([])
})

test('earlier pay keeps the earlier home; a move inside the period splits it', async () => {
  await give(mover.userId, { basicPay: { payHours: 80 } })
  const taxes = async () => {
    const [{ payrollLineItems }] = (await ok('payroll/previewPayroll', at)).payPeriod
    return JSON.stringify(payrollLineItems.find(({ userId }: { userId: string }) => userId === mover.userId))
  }
  expect(await taxes()).not.toContain('KY - ')
  await ok('sandbox/setClock', { to: '2026-06-08T15:00:00Z' })
  const home = { address1: '1 Main Street', city: 'Paris', state: 'KY', zipcode: '40361' }
  await ok('userPortal/updateKycInformation', { kycInformation: { userId: mover.userId, ...home } })
  expect(await taxes()).toContain('KY - ')
})

test('an open question is a warning with its range, and a blocker where the company wants it known', async () => {
  await give(asked.userId, { basicPay: { payHours: 40 } })
  const shown = () => ok('payroll/previewPayroll', at)
  const words =
    /^Open Question works in OH, where most cities tax wages, .* \(between 0\.00 and 30\.00 of this pay\)$/
  const before = await shown()
  expect(before.warnings.filter((each: string) => words.test(each))).toHaveLength(1)
  const { company: info } = await ok('reports/getCompanyInfo', { companyId })
  expect(info.requiresKnownPlaces).toBe(false)

  await ok('companyOnboarding/updateCompany', { company: { companyId, requiresKnownPlaces: true } })
  const { blockers, warnings } = await shown()
  expect(warnings.filter((each: string) => words.test(each))).toEqual([])
  expect(blockers).toContainEqual(
    expect.objectContaining({
      code: 'placeNotKnown',
      message: expect.stringMatching(words),
      operation: 'userOnboarding/addStateW4Information',
    }),
  )
  expect((await call('payroll/initiatePayroll', { ...at, runNow: true })).status).toBe(400)

  await ok('userOnboarding/addStateW4Information', {
    userId: asked.userId,
    code: 'OH',
    stateW4Information: { 'City of Employment': 'None', 'School District Number': 'None' },
  })
  expect((await shown()).blockers).toEqual([])
})
