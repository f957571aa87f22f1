import { expect, test } from 'vitest'
import { holdsIn, isSettled } from '../support/invariants.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** When the IRS wants its deposits. Texas, which has no income tax; one worker who earns enough. */
const sandbox = await sharedService()
const { call, ok, owner } = sandbox
const { company, hire, schedule } = payroll(sandbox)

/** 4,000,000 a year is 153,846.15 a payday: about 60,000 for Form 941. */
async function employer(today: string, dates: { payBeginDate: string; payDate: string }) {
  await ok('sandbox/resetSandbox')
  const companyId = await company({ today, states: { TX: '2.7%' } })
  const { userId } = await hire(companyId, { name: 'Rich Employee', state: 'TX', rate: 4_000_000 })
  await ok('sandbox/advanceClock', { hours: 1 })
  const periods = await schedule(companyId, dates)
  return {
    companyId,
    userId,
    periods,
    run: (payPeriodId: string) => ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true }),
    /** The pay dates of a form: what is owed, what was deposited, and by when. */
    owed: async (agencyCode: string): Promise<Agency> => {
      const range = { companyId, from: '2026-01-01', to: '2040-01-01' }
      const { taxLiabilities } = await ok('reports/getTaxLiabilities', range)
      return taxLiabilities.find((agency: Agency) => agency.agencyCode === agencyCode)
    },
    /** Payments to the IRS by status and day. */
    payments: async (payPeriodId: string, code = 'US.941'): Promise<string[]> => {
      const { rows } = await owner.query(
        `select status || ' ' || effective_date as payment from transfer
         where pay_period_id = $1 and name = 'TaxPayment' and code = $2 order by transfer_id`,
        [payPeriodId, code],
      )
      return rows.map(({ payment }) => payment)
    },
    /** A bonus of its own, paid on a day. */
    bonus: async (payDate: string, amount: number): Promise<string> => {
      const { payPeriod } = await ok('payroll/addSupplementalPayPeriod', {
        payPeriod: {
          companyId,
          payPeriodType: 'Off-Cycle',
          workerType: 'W2',
          payBeginDate: payDate,
          payEndDate: payDate,
          payDate,
        },
      })
      const { payPeriodId } = payPeriod
      await ok('payroll/addUsersToSupplementalPayPeriod', {
        companyId,
        payPeriodId,
        payrollLineItems: [{ userId, amount }],
      })
      return payPeriodId
    },
    settled: async () => {
      await ok('sandbox/advanceClock', { days: 200 })
      await holdsIn(owner, companyId)
      await isSettled(owner, companyId)
    },
  }
}

const noonOf = (day: string) => ok('sandbox/setClock', { to: `${day}T17:00:00Z` })

test('two runs of a month reach 100,000: both are due the next business day, and the next ones by the week', async () => {
  const { companyId, owed, payments, periods, run, settled } = await employer('2026-05-26', {
    payBeginDate: '2026-05-18',
    payDate: '2026-06-05',
  })
  const first = periods[0]!
  const second = periods[1]!
  const third = periods[2]!
  expect([first, second, third].map(({ payDate }) => payDate)).toEqual([
    '2026-06-05',
    '2026-06-18', // the 19th is Juneteenth
    '2026-07-03', // Independence Day is observed, but not by the banks
  ])
  await noonOf(first.deadLineToRunPayroll)
  await run(first.payPeriodId)
  expect(await owed('US.941')).toMatchObject({ dueDate: '2026-07-15', deposited: 0 })
  await noonOf(second.deadLineToRunPayroll)
  expect(await payments(first.payPeriodId)).toEqual(['pending 2026-07-15'])

  await run(second.payPeriodId)
  const { liabilities } = await owed('US.941')
  const amounts = liabilities.map(({ accrued }) => accrued)
  expect(Math.max(...amounts)).toBeLessThan(100_000)
  expect(amounts[0]! + amounts[1]!).toBeGreaterThan(100_000)
  // Reached on Thursday the 18th; the 19th is a holiday.
  expect(liabilities.map(({ dueDate }) => dueDate)).toEqual(['2026-06-22', '2026-06-22'])
  await ok('sandbox/advanceClock', { hours: 1 })
  expect(await payments(first.payPeriodId)).toEqual(['cancelled 2026-07-15', 'pending 2026-06-22'])
  expect(await payments(second.payPeriodId)).toEqual(['pending 2026-06-22'])
  await holdsIn(owner, companyId)
  await noonOf('2026-06-22')
  expect(await payments(first.payPeriodId)).toEqual(['cancelled 2026-07-15', 'complete 2026-06-22'])
  expect(await payments(second.payPeriodId)).toEqual(['complete 2026-06-22'])
  expect(await owed('US.941')).toMatchObject({ outstanding: 0, dueDate: null })

  await noonOf(third.deadLineToRunPayroll)
  await run(third.payPeriodId)
  expect(await payments(third.payPeriodId)).toEqual(['pending 2026-07-08']) // Friday → Wednesday
  expect(await owed('US.941')).toMatchObject({ dueDate: '2026-07-08' })
  await settled()
})

test('two runs of one day, begun at the same moment; one is voided and the other waits for its month again', async () => {
  const { bonus, companyId, owed, payments, periods, run, settled } = await employer('2026-08-03', {
    payBeginDate: '2026-07-27',
    payDate: '2026-08-14',
  })
  const { payPeriodId, payDate } = periods[0]!
  const extra = await bonus(payDate, 150_000)
  await Promise.all([run(payPeriodId), run(extra)])
  const { accrued, dueDate } = await owed('US.941')
  expect(accrued).toBeGreaterThan(100_000)
  expect(dueDate).toBe('2026-08-17') // Friday → Monday
  await ok('sandbox/advanceClock', { hours: 1 })
  for (const each of [payPeriodId, extra]) expect((await payments(each)).at(-1)).toBe('pending 2026-08-17')

  await ok('payroll/voidPayroll', { companyId, payPeriodId: extra, reason: 'no bonus' })
  expect(await owed('US.941')).toMatchObject({ dueDate: '2026-09-15' })
  await ok('sandbox/advanceClock', { hours: 1 })
  expect((await payments(payPeriodId)).at(-1)).toBe('pending 2026-09-15')
  expect((await payments(extra)).at(-1)).toBe('cancelled 2026-08-17')
  await holdsIn(owner, companyId)
  await noonOf('2026-09-15')
  expect((await payments(payPeriodId)).at(-1)).toBe('complete 2026-09-15')
  await settled()
})

test('voided after its deposit went out, the money stays with the IRS and pays for the next', async () => {
  const { bonus, companyId, owed, payments, periods, run } = await employer('2026-08-03', {
    payBeginDate: '2026-07-27',
    payDate: '2026-08-14',
  })
  const { payPeriodId, payDate } = periods[0]!
  const extra = await bonus(payDate, 150_000)
  await run(payPeriodId)
  await run(extra)
  await noonOf('2026-08-17')
  const before = await owed('US.941')
  expect(before).toMatchObject({ outstanding: 0, credit: 0 })
  await ok('payroll/voidPayroll', { companyId, payPeriodId: extra, reason: 'no bonus' })
  const after = await owed('US.941')
  expect(after.deposited).toBe(before.deposited)
  expect(after.credit).toBeCloseTo(before.accrued - after.accrued, 2)
  expect(after.liabilities.map(({ dueDate }) => dueDate)).toEqual(['2026-09-15'])
  // Without the bonus the month comes to 100,000 with its second payday; the credit pays that first.
  const next = periods[1]!
  await noonOf(next.deadLineToRunPayroll)
  await run(next.payPeriodId)
  expect(await payments(next.payPeriodId)).toEqual(['pending 2026-08-31']) // Friday → Monday
  await noonOf('2026-08-31')
  expect(await owed('US.941')).toMatchObject({ outstanding: 0, dueDate: null })
  await holdsIn(owner, companyId)
})

test('the schedule of the year moves what was not sent', async () => {
  const { companyId, owed, payments, periods, run, settled } = await employer('2026-08-03', {
    payBeginDate: '2026-07-27',
    payDate: '2026-08-14',
  })
  const { payPeriodId } = periods[0]!
  const assigned = async (federalDepositSchedule: string) => {
    await ok('companyOnboarding/updateCompany', { company: { companyId, federalDepositSchedule } })
    expect((await ok('reports/getCompanyInfo', { companyId })).company).toMatchObject({
      federalDepositSchedule,
    })
    await ok('sandbox/advanceClock', { hours: 1 })
  }
  await run(payPeriodId)
  expect(await owed('US.941')).toMatchObject({ dueDate: '2026-09-15' })
  await assigned('Semiweekly')
  expect(await owed('US.941')).toMatchObject({ dueDate: '2026-08-19' }) // Friday → Wednesday
  expect(await payments(payPeriodId)).toEqual(['cancelled 2026-09-15', 'pending 2026-08-19'])
  await assigned('Monthly')
  expect((await payments(payPeriodId)).at(-1)).toBe('pending 2026-09-15')
  await holdsIn(owner, companyId)
  await settled()
})

test('42 for Form 940 may wait for the return, and is deposited after the quarter', async () => {
  const { owed, payments, periods, run, settled } = await employer('2026-08-03', {
    payBeginDate: '2026-07-27',
    payDate: '2026-08-14',
  })
  const { payPeriodId } = periods[0]!
  await run(payPeriodId)
  expect(await owed('US.940')).toMatchObject({ accrued: 42, dueDate: '2027-02-01' }) // January 31 is a Sunday
  expect(await payments(payPeriodId, 'US.940')).toEqual(['pending 2026-11-02']) // October 31 is a Saturday
  await noonOf('2026-11-02')
  expect(await owed('US.940')).toMatchObject({ deposited: 42, outstanding: 0, dueDate: null })
  await settled()
})

test('what another provider owed and deposited is counted, and nothing of it is paid', async () => {
  const { companyId, owed, payments, periods, run, settled, userId } = await employer('2026-08-03', {
    payBeginDate: '2026-07-27',
    payDate: '2026-08-14',
  })
  const pay = (payDate: string) => ({
    userId,
    payDate,
    state: 'TX',
    gross: 100_000,
    taxes: [
      { code: 'US.incomeTax', wages: 100_000, tax: 35_000 },
      { code: 'US.socialSecurity', wages: 100_000, tax: 6200 },
      { code: 'US.medicare', wages: 100_000, tax: 1450 },
      { code: 'US.futa', wages: 7000, tax: 42 },
    ],
  })
  await noonOf('2026-08-10')
  const history = [pay('2026-06-12'), pay('2026-08-07')]
  const refused = async (deposit: object) =>
    (await call('payroll/importPayrollHistory', { companyId, history, deposits: [deposit] })).body.error
  const deposit = { code: 'US.941', quarter: '2026-Q2', amount: 50_000 }
  expect(await refused({ ...deposit, quarter: '2026-Q4' })).toMatchObject({
    message: 'quarter must not be in the future',
  })
  expect((await refused({ ...deposit, quarter: '2026-Q5' })).details).toEqual([
    { path: 'deposits.0.quarter', code: 'invalid', message: 'must be a quarter: 2026-Q1' },
  ])
  expect((await refused({ ...deposit, code: 'US.942' })).details).toEqual([
    {
      path: 'deposits.0.code',
      code: 'invalid',
      message: 'must be a tax code: US.socialSecurity, GA.incomeTax',
    },
  ])
  await ok('payroll/importPayrollHistory', {
    companyId,
    history,
    deposits: [deposit, { code: 'US.futa', quarter: '2026Q2', amount: 42 }],
  })
  // 35,000 + 2 × 6,200 + 2 × 1,450 = 50,300 a payday; 50,000 was deposited.
  expect(await owed('US.941')).toMatchObject({
    accrued: 100_600,
    deposited: 50_000,
    outstanding: 50_600,
    credit: 0,
    dueDate: '2026-07-15',
    liabilities: [
      { payDate: '2026-06-12', accrued: 50_300, deposited: 50_000, dueDate: '2026-07-15' },
      { payDate: '2026-08-07', accrued: 50_300, deposited: 0, dueDate: '2026-09-15' },
    ],
  })
  expect(await owed('US.940')).toMatchObject({ accrued: 84, deposited: 42, outstanding: 42 })

  // Our run of August is paid on the 14th: with the other provider's it comes to 100,000.
  const { payPeriodId } = periods[0]!
  await run(payPeriodId)
  const { liabilities } = await owed('US.941')
  expect(liabilities.map(({ dueDate }) => dueDate)).toEqual(['2026-07-15', '2026-08-17', '2026-08-17'])
  expect(await payments(payPeriodId)).toEqual(['pending 2026-08-17'])
  await settled()
  expect(await owed('US.941')).toMatchObject({ outstanding: 50_600, credit: 0 })
})

interface Agency {
  readonly agencyCode: string
  readonly accrued: number
  readonly deposited: number
  readonly credit: number
  readonly dueDate: string | null
  readonly liabilities: readonly { readonly accrued: number; readonly dueDate: string }[]
}
