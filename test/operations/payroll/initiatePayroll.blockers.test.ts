import { expect, test } from 'vitest'
import { business, newEin } from '../../support/bodies.ts'
import { payday } from '../../support/payday.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call, ok } = world
const { hire, schedule, later } = payroll(world)

interface Told {
  readonly code: string
  readonly message: string
  readonly operation: string
}

/** What stands in the way of a period, by the operation that clears it; the preview says the same. */
const blockers = async (at: { companyId: string; payPeriodId: string }) => {
  const { body } = await call('payroll/initiatePayroll', at)
  const details: { path: string; code: string; message: string }[] = body.error.details
  const { blockers: previewed } = await ok('payroll/previewPayroll', at)
  const told = previewed.map(({ code, message, operation }: Told) => ({ path: operation, code, message }))
  expect(details).toEqual(told)
  for (const { operation, body: sent } of previewed) {
    const isOfPeriod = operation.startsWith('payroll/')
    expect(sent).toMatchObject({
      companyId: at.companyId,
      ...(isOfPeriod ? { payPeriodId: expect.any(String) } : {}),
    })
  }
  return details.map(({ path }) => path)
}

test('everything that stands in the way is told at once, also while nobody can be Active', async () => {
  const endings: readonly [string, object, string, string][] = [
    // EIN          account            clears KYB              clears funding
    ['12-3450000', { accountNumber: '5550002' }, 'updateKybInformation', 'verifyMicroDeposits'],
    ['12-3450001', {}, 'initiateCompanyKyb', 'addCompanyBankAccount'],
  ]
  for (const [ein, account, kyb, funding] of endings) {
    const body = business({ kybInformation: { ein, payrollRunThisYear: 'yes' } })
    const { companyId } = (await ok('companyOnboarding/createBusiness', body)).registration
    await hire(companyId, { name: 'Tex As', state: 'TX', rate: 52_000 })
    if ('accountNumber' in account) {
      const entity = { companyId, routingNumber: '021000021', bankName: 'B', accountName: 'Operating' }
      await ok('adminPortal/addCompanyBankAccount', {
        companyFundingSourceEntity: { ...entity, accountType: 'checking', ...account },
      })
    }
    await later()
    const { clock } = await ok('sandbox/getClock')
    const dates = { payBeginDate: clock.today, payDate: clock.today, compensationFrequency: 'Monthly' }
    const [, second] = await schedule(companyId, dates)
    expect(await blockers({ companyId, payPeriodId: second!.payPeriodId })).toEqual([
      `companyOnboarding/${kyb}`,
      `adminPortal/${funding}`,
      'payroll/skipPayPeriod',
      'payroll/importPayrollHistory',
      'adminPortal/addStateRegistrationInfo',
    ])
  }
})

test('nobody is enrolled: by the operation for the kind of period', async () => {
  const { companyId } = await payday(world, 1)
  const { payPeriod } = await ok('payroll/addSupplementalPayPeriod', {
    payPeriod: {
      companyId,
      payPeriodType: 'Off-Cycle',
      workerType: 'W2',
      payBeginDate: '2026-11-02',
      payEndDate: '2026-11-13',
      payDate: '2027-01-15',
    },
  })
  expect(await blockers({ companyId, payPeriodId: payPeriod.payPeriodId })).toEqual([
    'payroll/addUsersToSupplementalPayPeriod',
  ])
})

test('funding that is owed is a task of the company too, until it is paid', async () => {
  const { companyId, first, second, named, initiate, travelTo } = await payday(world, 1)
  const tasks = async () => (await ok('reports/getCompanyTask', { companyId })).tasks
  await initiate()
  await travelTo(first.payDate, '22:00')
  const [debit] = await named('AchDebit')
  const returned = { requestReferenceId: debit!.requestReferenceId, returnCode: 'R01' }
  await ok('sandbox/simulateTransferReturn', returned)
  expect(await blockers({ companyId, payPeriodId: second.payPeriodId })).toEqual([
    'adminPortal/addCompanyBankAccount',
  ])
  expect(await tasks()).toMatchObject([
    { task: 'Pay What Is Owed', operation: 'adminPortal/addCompanyBankAccount' },
  ])
  await ok('sandbox/advanceClock', { days: 7 })
  expect(await tasks()).toEqual([])
})

test('a company came in the year that it was in New York, not in Greenwich', async () => {
  await ok('sandbox/setClock', { to: '2027-01-01T04:30:00Z' })
  const body = business({ kybInformation: { ein: newEin(), payrollRunThisYear: 'yes' } })
  const { companyId } = (await ok('companyOnboarding/createBusiness', body)).registration
  const { tasks } = await ok('reports/getCompanyTask', { companyId })
  expect(tasks.map(({ task }: { task: string }) => task)).toContain('Import Payroll History')
  // What another provider paid in 2026 is of no concern to the pay of 2027.
  const dates = { payBeginDate: '2027-01-04', payDate: '2027-01-22', compensationFrequency: 'Biweekly' }
  const [first] = await schedule(companyId, dates)
  expect(await blockers({ companyId, payPeriodId: first!.payPeriodId })).not.toContain(
    'payroll/importPayrollHistory',
  )
})
