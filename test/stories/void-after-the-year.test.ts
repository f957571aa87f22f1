import { beforeEach, expect, test } from 'vitest'
import { holdsIn } from '../support/invariants.ts'
import type { Transaction } from '../support/payday.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** Paid in December, voided in the year after: the IRS keeps income tax of pay that the worker had. Texas. */
const sandbox = await sharedService()
const { ok, owner } = sandbox
const { company, hire, schedule, run } = payroll(sandbox)

beforeEach(() => ok('sandbox/resetSandbox'))

const at17 = (day: string) => ok('sandbox/setClock', { to: `${day}T17:00:00Z` })
const named = async (payPeriodId: string, transactionName: string): Promise<[number, string][]> => {
  const { payrollTransaction } = await ok('reports/getTransactionsBasedOnName', {
    payPeriodId,
    transactionName,
  })
  return (payrollTransaction as Transaction[])
    .map(({ transferAmount, status }): [number, string] => [transferAmount, status])
    .sort(([a], [b]) => a - b)
}

// Form 941: 156.15 of income tax, and 2 × (124 + 29) = 306. Form 940: 12. Texas: 54.
async function paidInDecember(account?: object) {
  const companyId = await company({ today: '2026-11-30', states: { TX: '2.7%' } })
  const hired = { name: 'Vi Void', state: 'TX', rate: 52_000, ...(account && { account }) }
  await hire(companyId, hired)
  await ok('sandbox/advanceClock', { hours: 1 })
  const periods = await schedule(companyId, { payBeginDate: '2026-11-30', payDate: '2026-12-18' })
  const { payPeriodId } = periods[0]!
  await run({ companyId, payPeriodId })
  await at17('2026-12-18')
  const voided = async () =>
    (await ok('payroll/voidPayroll', { companyId, payPeriodId, reason: 'never worked' })).payPeriod.message
  const credit941 = async () => {
    const asked = { companyId, from: '2026-12-18', to: '2026-12-18' }
    const { taxLiabilities } = await ok('reports/getTaxLiabilities', asked)
    return taxLiabilities.find(({ agencyCode }: { agencyCode: string }) => agencyCode === 'US.941')
  }
  return { companyId, payPeriodId, periods, voided, credit941 }
}

test('what was deposited is a credit but for income tax, and the next deposit is less by that alone', async () => {
  const { companyId, payPeriodId, periods, voided, credit941 } = await paidInDecember()
  await at17('2027-02-01')
  expect(await named(payPeriodId, 'TaxPayment')).toContainEqual([462.15, 'complete'])
  expect(await voided()).toContain('stay with the IRS: they are no credit')
  expect(await credit941()).toMatchObject({ deposited: 462.15, outstanding: -462.15, credit: 306 })
  await holdsIn(owner, companyId)

  const { payPeriodId: next } = periods.find(({ payDate }) => payDate > '2027-02-10')!
  const passed = periods.filter(({ payDate }) => payDate > '2026-12-18' && payDate <= '2027-02-10')
  for (const { payPeriodId: skipped } of passed)
    await ok('payroll/skipPayPeriod', { companyId, payPeriodId: skipped, reason: 'closed' })
  await run({ companyId, payPeriodId: next })
  await at17('2027-05-20')
  expect(await named(next, 'TaxCredit')).toContainEqual([306, 'complete'])
  const asked = { companyId, from: '2027-01-01', to: '2027-05-20' }
  const { taxLiabilities } = await ok('reports/getTaxLiabilities', asked)
  const owed = taxLiabilities.find(({ agencyCode }: { agencyCode: string }) => agencyCode === 'US.941')
  expect(owed).toMatchObject({ outstanding: 0, credited: 306, credit: 0 })
  // Credits paid all of Form 940 and of Texas.
  const sent = (await named(next, 'TaxPayment')).filter(([, status]) => status === 'complete')
  expect(sent).toEqual([[Math.round((owed.accrued - 306) * 100) / 100, 'complete']])
  await holdsIn(owner, companyId)
})

test('a deposit that waits shrinks to what the IRS keeps, and the rest is refunded', async () => {
  const { companyId, payPeriodId, voided, credit941 } = await paidInDecember()
  await at17('2027-01-05')
  await voided()
  const waiting = (await named(payPeriodId, 'TaxPayment')).filter(([, status]) => status === 'pending')
  expect(waiting).toEqual([[156.15, 'pending']])
  expect(await named(payPeriodId, 'Refund')).toEqual([[306 + 12 + 54, 'pending']])
  await holdsIn(owner, companyId)
  await at17('2027-03-01')
  expect(await credit941()).toMatchObject({ accrued: 0, deposited: 156.15, credit: 0 })
  await holdsIn(owner, companyId)
})

test('who never had the pay was not withheld from: all of it is a credit', async () => {
  const { companyId, voided, credit941 } = await paidInDecember({ accountNumber: '800000000003' })
  await at17('2027-02-01')
  await voided()
  expect(await credit941()).toMatchObject({ deposited: 462.15, credit: 462.15 })
  await holdsIn(owner, companyId)
})

test('backup withholding of a contractor who had the pay stays with the IRS, too', async () => {
  const companyId = await company({ today: '2026-07-06', states: { TX: '2.7%' } })
  const contractor = { state: 'TX', rate: 31.25, basis: 'Per Hour', workerType: '1099-NEC' } as const
  const { userId } = await hire(companyId, { name: 'Bob Backup', ...contractor, dateOfJoin: '2026-07-06' })
  await ok('adminPortal/updateUser', { user: { userId, backupWithholding: true } })
  await ok('sandbox/advanceClock', { hours: 1 })
  const given = { payBeginDate: '2026-07-06', payDate: '2026-07-24', workerType: '1099-NEC' }
  const at = { companyId, payPeriodId: (await schedule(companyId, given))[0]!.payPeriodId }
  await ok('payroll/importRegularPayrollData', {
    ...at,
    payrollData: [{ userId, basicPay: { payHours: 40 } }],
  })
  await run(at)
  await at17('2027-01-12')
  const { payPeriod } = await ok('payroll/voidPayroll', { ...at, reason: 'never worked' })
  expect(payPeriod.message).toContain(
    'Amounts of backup withholding of pay that the worker had stay with the IRS',
  )
  const asked = { companyId, from: '2026-07-24', to: '2026-07-24' }
  const { taxLiabilities } = await ok('reports/getTaxLiabilities', asked)
  // 24 % of 1,250.
  expect(taxLiabilities).toMatchObject([
    { agencyCode: 'US.945', deposited: 300, outstanding: -300, credit: 0 },
  ])
  await holdsIn(owner, companyId)
})
