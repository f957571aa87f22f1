import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call, ok } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%' } })
const ada = await hire(companyId, { name: 'Ada Brown', state: 'GA', rate: 52_000 })
await later()
// Monday, June 1 to Sunday, June 14, paid Friday, June 19, which is a bank holiday: paid Thursday, June 18.
const [first] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
await ok('adminPortal/addCompanyHoliday', { companyId, date: '2026-07-02', name: 'Founders', paid: true })
const { timeOffPolicy } = await ok('adminPortal/addTimeOffPolicy', {
  timeOffPolicy: {
    companyId,
    timeOffPolicyName: 'Vacation',
    policyType: 'Vacation',
    earningMethod: 'Lump Sum',
    lumpSumHours: 80,
  },
})
await ok('adminPortal/addTimeOffPolicyAssignment', {
  companyId,
  timeOffPolicyId: timeOffPolicy.timeOffPolicyId,
  userIds: [ada.userId],
  effectiveStartDate: '2026-06-01',
})
await ok('userPortal/addTimeOffRequest', {
  timeOffRequest: {
    companyId,
    userId: ada.userId,
    policyType: 'Vacation',
    startDate: '2026-06-24',
    endDate: '2026-06-25',
    hours: 16,
    timeOffLineItems: [
      { date: '2026-06-24', requestHours: 8 },
      { date: '2026-06-25', requestHours: 8 },
    ],
  },
})

interface Entry {
  readonly kind: string
  readonly date: string
  readonly name: string
  readonly status: string
  readonly amount: number | null
}

const calendar = async (over: object = {}): Promise<Entry[]> =>
  (await ok('reports/getCalendar', { companyId, from: '2026-06-15', to: '2026-07-03', ...over })).calendar
const row = ({ date, kind, status, amount }: Entry) => [date, kind, status, amount]

test('what comes when, before the payroll is submitted and after', async () => {
  expect((await calendar()).map(row)).toEqual([
    ['2026-06-16', 'deadline', 'new', null],
    ['2026-06-17', 'draw', 'expected', null],
    ['2026-06-18', 'payday', 'new', null],
    ['2026-06-19', 'bankHoliday', '', null],
    ['2026-06-24', 'leave', 'Pending', null],
    ['2026-07-01', 'deadline', 'new', null],
    ['2026-07-02', 'draw', 'expected', null],
    ['2026-07-02', 'holiday', 'paid', null],
    ['2026-07-03', 'payday', 'new', null],
  ])

  const { payPeriodId } = first!
  const submitted = await ok('payroll/initiatePayroll', { companyId, payPeriodId })
  const { fundingTotal } = submitted.payPeriod
  const draws = async () => (await calendar()).filter(({ kind }) => kind === 'draw').map(row)
  expect((await draws())[0]).toEqual(['2026-06-17', 'draw', 'submitted', fundingTotal])
  await ok('sandbox/setClock', { to: '2026-06-18T16:00:00Z' })
  expect((await draws())[0]).toEqual(['2026-06-17', 'draw', 'complete', fundingTotal])

  const deposits = (await calendar({ to: '2026-12-31' })).filter(({ kind }) => kind === 'deposit')
  const { payrollTransaction } = await ok('reports/getTransactionsBasedOnName', {
    payPeriodId,
    transactionName: 'TaxPayment',
  })
  const sum = (amounts: number[]) => Math.round(amounts.reduce((total, each) => total + each * 100, 0))
  expect(deposits.length).toBeGreaterThan(1)
  expect(sum(deposits.map(({ amount }) => amount!))).toBe(
    sum(payrollTransaction.map(({ transferAmount }: { transferAmount: number }) => transferAmount)),
  )
})

test('leave names who is away, and stands on its first day', async () => {
  const [away] = (await calendar({ from: '2026-06-25', to: '2026-06-25' })).filter(
    ({ kind }) => kind === 'leave',
  )
  expect(away).toMatchObject({
    date: '2026-06-24',
    endDate: '2026-06-25',
    name: 'Vacation',
    userId: ada.userId,
    userName: 'Ada Brown',
  })
})

test.each([1, 2, 5])('pages of %i are the same list', async (limit) => {
  const whole = await calendar()
  const paged: Entry[] = []
  for (let cursor: string | null = null; ; ) {
    const page: { calendar: Entry[]; nextCursor: string | null } = await ok('reports/getCalendar', {
      ...{ companyId, from: '2026-06-15', to: '2026-07-03', limit, cursor },
    })
    paged.push(...page.calendar)
    cursor = page.nextCursor
    if (cursor === null) break
  }
  expect(paged).toEqual(whole)
})

test('a year at most; without days, the year that begins today', async () => {
  const asked = (from: string, to: string) => call('reports/getCalendar', { companyId, from, to })
  expect((await asked('2026-01-01', '2027-01-01')).status).toBe(200)
  expect(await asked('2026-01-01', '2027-01-02')).toMatchObject(
    refused('to: must be less than 366 days after from'),
  )
  expect(await asked('2026-06-02', '2026-06-01')).toMatchObject(refused('to: must not be before from'))
  const year = (await ok('reports/getCalendar', { companyId })).calendar
  expect(year[0].date >= '2026-06-18').toBe(true)
  expect(year.at(-1).date > '2027-05-01').toBe(true)
})

test('a company that is not there', async () => {
  expect(await call('reports/getCalendar', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
