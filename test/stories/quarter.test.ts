import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holdsIn, isSettled } from '../support/invariants.ts'
import { payday } from '../support/payday.ts'
import { dataDirectory } from '../support/service.ts'
import { sharedService } from '../support/shared.ts'

const world = await sharedService()
const { ok, call, owner } = world

test('a quarter of paydays, each submitted and processed by its deadline, with child support withheld', async () => {
  const demo = await payday(world, 3)
  const { companyId } = demo
  const { users } = await ok('reports/getActiveUsers', { companyId })
  const [{ userId }] = users
  await ok('adminPortal/addGarnishment', {
    garnishment: {
      companyId,
      userId,
      garnishmentType: 'Child Support',
      garnishmentAgency: 'GA Family Support Registry',
      garnishmentFields: {
        State: 'GA',
        'Case Number': 'CS-2026-00123',
        'Current Support Amount': '250.00',
        'FIPS Code': '13121',
      },
    },
  })
  const quarter = demo.periods.slice(0, 6)
  for (const { payPeriodId, deadLineToRunPayroll, payDate } of quarter) {
    await demo.travelTo(deadLineToRunPayroll)
    await ok('payroll/initiatePayroll', { companyId, payPeriodId })
    expect(await demo.periodStatus(payPeriodId)).toBe('submitted')
    await demo.travelTo(payDate)
    expect(await demo.periodStatus(payPeriodId)).toBe('processed')
    expect(await demo.statuses('GarnishmentPayment', payPeriodId)).toEqual(['complete'])
  }
  await holdsIn(owner, companyId)

  const { achFiles } = await ok('reports/getAchFiles', { companyId, from: '2026-01-01', to: '2040-01-01' })
  const orders = achFiles.filter(({ kind }: { kind: string }) => kind === 'garnishment')
  expect(orders).toHaveLength(quarter.length)
  const text = readFileSync(join(dataDirectory, 'bank', 'outbox', orders[0].fileName), 'latin1')
  expect(text).toMatch(/^705DED\*CS\*CS-2026-00123\*\d{6}\*25000\*\d{9}\*N\*[A-Z ]+\*13121\\/m)
  const taxes = achFiles.filter(({ kind }: { kind: string }) => kind === 'tax')
  const deposits = taxes.map(({ fileName }: { fileName: string }) =>
    readFileSync(join(dataDirectory, 'bank', 'outbox', fileName), 'latin1'),
  )
  expect(deposits.join()).toMatch(/^705TXP\*\d{9}\*94105\*\d{6}\*1\*\d+\*2\*\d+\*3\*\d+\\/m)

  await ok('sandbox/advanceClock', { days: 150 })
  await holdsIn(owner, companyId)
  await isSettled(owner, companyId)
})

test('removeDeductions and initiatePayroll at once give one of the two orders', async () => {
  const demo = await payday(world, 1)
  const { companyId, first } = demo
  const { payPeriodId } = first
  const { users } = await ok('reports/getActiveUsers', { companyId })
  const [{ userId }] = users
  await ok('payroll/importRegularPayrollData', {
    companyId,
    payPeriodId,
    payrollData: [
      { userId, basicPay: { payHours: 80 }, deductions: [{ description: 'Uniform', amount: 25 }] },
    ],
  })
  const [removal, run] = await Promise.all([
    call('payroll/removeDeductions', { companyId, payPeriodId, userId }),
    call('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true }),
  ])
  expect(run.status).toBe(200)
  const { rows } = await owner.query(
    "select coalesce(sum(amount), 0)::int as taken from pay_line where company_id = $1 and kind = 'aftertax'",
    [companyId],
  )
  expect(rows[0].taken).toBe(removal.status === 200 ? 0 : 2500)
  if (removal.status !== 200) {
    expect(removal.body.error.message).toMatch(/^Pay period is not in an editable state: it is /)
  }
  await holdsIn(owner, companyId)
})
