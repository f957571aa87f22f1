import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok, call } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({ today: '2026-05-25', states: { TX: '2.7%' } })
const hired = async (name: string): Promise<string> =>
  (await hire(companyId, { name, state: 'TX', rate: 10, basis: 'Per Hour' })).userId
const [ann, bob, cal] = [await hired('Ann Serves'), await hired('Bob Pours'), await hired('Cal Clears')]
await later()
const [first, second] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-18' })
const { payPeriodId } = first!
const sent = {
  companyId,
  payPeriodId,
  establishment: 'Harbor Street',
  grossReceipts: 10_000,
  method: 'Hours',
}
const both = [{ userId: ann }, { userId: bob }]
const allocate = (more: object = {}) =>
  call('payroll/allocateTips', { tipAllocation: { ...sent, workers: both, ...more } })

test('nobody is paid yet', async () => {
  expect(await allocate()).toMatchObject(refused('A worker among workers has no paycheck in this period'))
})

test('tips below 8 percent of the receipts are allocated and read back', async () => {
  const row = (userId: string, payHours: number, amount: number) => ({
    userId,
    basicPay: { payHours },
    additionalCompensation: [{ description: 'Cash Tips', amount }],
  })
  await ok('payroll/importRegularPayrollData', {
    ...{ companyId, payPeriodId },
    payrollData: [row(ann!, 60, 300), row(bob!, 40, 400)],
  })
  await ok('sandbox/setClock', { to: '2026-06-15T15:00:00Z' })
  await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  await allocate({ grossReceipts: 20_000 })
  // 8 % of 10,000 = 800 − 700; the share of Ann is 480
  expect((await allocate()).body.tipAllocation).toMatchObject({
    ...{ status: 'Ready', expectedTips: 800, reportedTips: 700, allocatedTips: 100 },
  })
  const { tipAllocations } = await ok('reports/getTipAllocations', { companyId })
  expect(tipAllocations).toMatchObject([
    {
      ...{ payPeriodId, establishment: 'Harbor Street', grossReceipts: 10_000, percent: 8, method: 'Hours' },
      workers: [
        { userId: ann, hours: 60, reportedTips: 300, share: 480, allocatedTips: 100 },
        { userId: bob, hours: 40, reportedTips: 400, share: 320, allocatedTips: 0 },
      ],
    },
  ])
})
test('hours do not decide over a staff of 25', async () => {
  const at = { companyId, payPeriodId: second!.payPeriodId }
  const staff = [ann, bob, cal]
  // 3 × 744 hours in two weeks
  const payrollData = staff.map((userId) => ({ userId, basicPay: { payHours: 744 } }))
  await ok('payroll/importRegularPayrollData', { ...at, payrollData })
  await ok('payroll/initiatePayroll', { ...at, runNow: true })
  expect(await allocate({ ...at, workers: staff.map((userId) => ({ userId })) })).toMatchObject(
    refused(
      'With 25 people of full time or more, Hours may not be used (26 CFR 31.6053-3(f)(1)(iv)); send Receipts',
    ),
  )
})

test('box 8 of the W-2 has them', async () => {
  await ok('sandbox/setClock', { to: '2027-01-05T15:00:00Z' })
  const asked = { companyId, form: 'W-2', period: '2026' }
  const { filingId } = (await ok('adminPortal/prepareFiling', { filing: asked })).filing
  const { figures } = (await ok('reports/getFiling', { companyId, filingId })).filing
  const box8 = figures.lines.find(({ line }: { line: string }) => line === '8')
  expect(box8).toMatchObject({ value: '100.00' })
})

test('by receipts, each needs its own', async () => {
  const served = [
    { userId: ann, grossReceipts: 6000 },
    { userId: bob, grossReceipts: 4000 },
  ]
  const other = { establishment: 'Harbor Bar', method: 'Receipts' }
  expect(await allocate({ ...other, workers: served })).toMatchObject({ status: 200 })
  expect(await allocate(other)).toMatchObject(
    refused('With Receipts everyone who is tipped directly needs grossReceipts'),
  )
})

test.each<[string, object, string]>([
  ['a rate below two', { percent: 1.99 }, 'percent must be at least 2'],
  ['someone twice', { workers: [{ userId: ann }, { userId: ann }] }, 'A worker is there twice'],
  [
    'nobody who serves',
    { workers: [{ userId: ann, isIndirect: true }] },
    'Name someone who is tipped directly and has worked hours or receipts, as the method asks',
  ],
  ['no such period', { payPeriodId: newId() }, 'Invalid PayPeriodId'],
])('refused: %s', async (_, more, message) => {
  expect(await allocate(more)).toMatchObject(refused(message))
})
