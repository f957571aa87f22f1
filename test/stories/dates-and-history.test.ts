import { expect, test } from 'vitest'
import { newEin } from '../support/bodies.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** What stands in the way of a payroll, what came before it, and what happens when it is late. Texas again. */
const sandbox = await sharedService()
const { call, ok, owner } = sandbox
const { company, hire, schedule, run, register, slips } = payroll(sandbox)
const companyId = await company({
  today: '2026-11-30',
  states: {},
  kyb: { ein: newEin(), payrollRunThisYear: 'yes' },
})
const { userId } = await hire(companyId, { name: 'Hana History', state: 'TX', rate: 260_000 })
await ok('sandbox/advanceClock', { hours: 1 })
const periods = await schedule(companyId, { payBeginDate: '2026-11-30', payDate: '2026-12-18' })
const at = (place: number) => ({ companyId, payPeriodId: periods[place]!.payPeriodId })

test('every blocker is named at once, with what clears it', async () => {
  const { status, body } = await call('payroll/initiatePayroll', at(1))
  expect(status).toBe(400)
  expect(body.error.details).toEqual([
    {
      path: 'payroll/skipPayPeriod',
      code: 'earlierPeriodOpen',
      message: 'The earlier period 11/30/2026 - 12/13/2026 was neither run nor skipped',
    },
    {
      path: 'payroll/importPayrollHistory',
      code: 'historyMissing',
      message: 'Payroll was run elsewhere this year and its history is missing',
    },
    {
      path: 'adminPortal/addStateRegistrationInfo',
      code: 'stateNotRegistered',
      message: 'There is no state registration for TX',
    },
  ])
})

test('history counts against the wage bases, for the worker and for the employer', async () => {
  await register(companyId, 'TX', '2.7%')
  const paid = {
    userId,
    payDate: '2026-11-20',
    state: 'TX',
    gross: 177_000,
    taxes: [
      { code: 'US.incomeTax', wages: 177_000, tax: 40_000 },
      { code: 'US.socialSecurity', wages: 177_000, tax: 10_974 },
      { code: 'US.medicare', wages: 177_000, tax: 2566.5 },
      { code: 'US.futa', wages: 7000, tax: 42 },
      { code: 'TX.sui', wages: 9000, tax: 243 },
    ],
    deductions: [{ type: '401(K)', amount: 1000 }],
  }
  const deposits = [{ code: 'US.incomeTax', quarter: '2026Q4', amount: 40_000 }]
  // A misspelled code would count against nothing.
  const misspelled = { ...paid, taxes: [{ code: 'US.socialSecurty', wages: 177_000, tax: 10_974 }] }
  const refused = await call('payroll/importPayrollHistory', { companyId, history: [paid, misspelled] })
  expect(refused.body.error.message).toBe(
    'history.1.taxes.0.code: must be a tax code: US.socialSecurity, GA.incomeTax',
  )
  // Imported again it replaces: what was wrong is mended, what was right is not counted twice.
  const wrong = { ...paid, gross: 1, taxes: [{ code: 'US.futa', wages: 1, tax: 1 }] }
  for (const history of [[wrong], [paid], [paid]]) {
    await ok('payroll/importPayrollHistory', { companyId, history, deposits })
  }
  const { rows } = await owner.query(`
    select (select count(*)::int from deposit_history where company_id = '${companyId}') as deposits, gross::text, codes
    from year_to_date where user_id = '${userId}'`)
  expect(rows).toMatchObject([{ deposits: 1, gross: '17700000' }])
  expect(rows[0].codes).toEqual(expect.arrayContaining(['deduction:401(k)', 'tax:US.socialSecurity']))
  // 260,000 ÷ 26 = 10,000. Federal: 260,000 − 8,600 = 251,400; 41,024 + 32 % × (251,400 − 209,275) = 54,504; ÷ 26.
  const preview = await ok('payroll/previewPayroll', at(0))
  const kept = await run(at(0))
  const details = await ok('reports/getPayPeriodDetails', { payPeriodId: at(0).payPeriodId })
  expect(details.payPeriod[0].payrollLineItems).toEqual(preview.payPeriod[0].payrollLineItems)
  expect(kept['Hana History']).toEqual({
    pay: { Salary: 10_000 },
    taken: {
      'Federal Withholding Tax': 2096.31,
      'Social Security': 465, // 6.2 % of 184,500 − 177,000 = 7,500
      Medicare: 145,
    },
    employer: { 'Social Security': 465, Medicare: 145 }, // FUTA and Texas are full
    gross: 10_000,
    net: 7293.69,
  })
  expect(await call('payroll/importPayrollHistory', { companyId, history: [] })).toMatchObject({
    status: 400,
  })
})

test('after the deadline only runNow runs it, and the pay date moves', async () => {
  // The second period is paid on 31 December: the deadline is the 29th. On the 30th the earliest payday is 4 January.
  await ok('sandbox/setClock', { to: '2026-12-30T15:00:00Z' })
  const { status, body } = await call('payroll/initiatePayroll', at(1))
  expect(status).toBe(400)
  expect(body.error.message).toBe(
    'The deadline to run this payroll was 2026-12-29; call again with runNow: true to run it late, paid on 2027-01-04',
  )
  const moved =
    'The deadline to run this payroll was 2026-12-29: it is paid on 2027-01-04 instead of 2026-12-31'
  const preview = await ok('payroll/previewPayroll', at(1))
  expect(preview.warnings).toContain(moved)
  expect(preview).toMatchObject({ payDate: '2027-01-04', debitDate: '2026-12-31' })
  const { payPeriod } = await ok('payroll/initiatePayroll', { ...at(1), runNow: true })
  expect(payPeriod).toMatchObject({ payDate: '2027-01-04', debitDate: '2026-12-31' })
  expect(payPeriod.warnings).toEqual(preview.warnings)
  // Law, year and liability follow the new pay date: every base begins again.
  expect((await slips(at(1).payPeriodId))['Hana History']).toMatchObject({
    taken: { 'Federal Withholding Tax': 2096.31, 'Social Security': 620, Medicare: 145 },
    employer: {
      'Social Security': 620,
      Medicare: 145,
      FUTA: 42, // 0.6 % of 7,000
      'TX - State Unemployment Insurance': 243, // 2.7 % of 9,000
    },
    net: 7138.69,
  })
})

test('up to the deadline it is submitted, and processed when that date ends', async () => {
  await ok('sandbox/setClock', { to: '2027-01-13T15:00:00Z' })
  expect(periods[2]).toMatchObject({ payDate: '2027-01-15', deadLineToRunPayroll: '2027-01-13' })
  await ok('payroll/initiatePayroll', at(2))
  const status = async () =>
    (await ok('reports/getPayPeriodDetails', { payPeriodId: at(2).payPeriodId })).payPeriod[0].payPeriodStatus
  // 23:59 in New York is 04:59 the next day in Greenwich.
  await ok('sandbox/setClock', { to: '2027-01-14T04:58:00Z' })
  expect(await status()).toBe('submitted')
  await ok('sandbox/setClock', { to: '2027-01-14T05:00:00Z' })
  expect(await status()).toBe('inProcess')
})
