import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { paidGround } from './paid-ground.ts'

const world = await sharedService()
const { call, ok, owner } = world
const { companyId, ada, bo, periods, imported, runAt } = await paidGround(world)
const [first, second] = [periods[0]!.payPeriodId, periods[1]!.payPeriodId]
await imported(first, bo.userId, 40)
await runAt(first, '2026-06-15')
await runAt(second, '2026-06-29')

interface Transfer {
  readonly payPeriodId: string
  readonly transactionName: string
  readonly transferAmount: number
  readonly sourceAccount: string
  readonly destinationAccount: string
  readonly status: string
  readonly reason: string
}

const cents = (amount: number): number => Math.round(amount * 100)

/** What the ledger has about a period: what was accrued to a kind of account, less what was taken back. */
async function booked(payPeriodId: string) {
  const { ledger } = await ok('reports/getLedger', { companyId })
  const kinds = new Map<string, string>(
    ledger.accounts.map(({ accountId, kind }: { accountId: string; kind: string }) => [accountId, kind]),
  )
  const own = (ledger.transfers as Transfer[]).filter(
    (each) => each.payPeriodId === payPeriodId && each.status !== 'cancelled',
  )
  const accrued = (kind: string, share = '') =>
    own
      .filter(({ transactionName, reason }) => transactionName === 'Accrual' && reason.endsWith(share))
      .reduce((sum, { sourceAccount, destinationAccount, transferAmount }) => {
        if (kinds.get(destinationAccount) === kind) return sum + cents(transferAmount)
        return kinds.get(sourceAccount) === kind ? sum - cents(transferAmount) : sum
      }, 0)
  const moved = (name: string) =>
    own
      .filter(({ transactionName }) => transactionName === name)
      .reduce((sum, { transferAmount }) => sum + cents(transferAmount), 0)
  return { accrued, moved }
}

const summary = async (over: object = {}) => ok('reports/getPayrollSummary', { companyId, ...over })
const of = async (payPeriodId: string) =>
  (await summary()).payrolls.find((each: { payPeriodId: string }) => each.payPeriodId === payPeriodId)

test('every amount of a payroll is in the ledger', async () => {
  const paid = await of(first)
  const { accrued, moved } = await booked(first)
  expect(paid).toMatchObject({ people: 3, payPeriodStatus: 'processed', debitDate: '2026-06-17' })
  expect(cents(paid.employeeTaxes)).toBe(accrued('taxAgency', ', withheld'))
  expect(cents(paid.employerTaxes)).toBe(accrued('taxAgency', ', employer'))
  expect(cents(paid.deposits)).toBe(accrued('wagesPayable'))
  expect(cents(paid.orders)).toBe(accrued('garnishmentAgency'))
  expect(cents(paid.deductions)).toBe(accrued('benefits', ', withheld'))
  expect(cents(paid.contributions)).toBe(accrued('benefits', ', employer'))
  expect(cents(paid.checks)).toBe(moved('Check'))
  expect(cents(paid.fundingTotal)).toBe(moved('AchDebit'))
  for (const name of ['employeeTaxes', 'deposits', 'orders', 'deductions', 'contributions', 'checks']) {
    expect(paid[name], name).toBeGreaterThan(0)
  }
  // 52,000, 65,000 and 78,000 a year are 2,000.00, 2,500.00 and 3,000.00 every two weeks.
  expect(paid.gross).toBe(7500)
  expect(paid.reimbursements).toBe(40)
  expect(cents(paid.net)).toBe(
    cents(paid.gross) +
      cents(paid.reimbursements) -
      cents(paid.employeeTaxes) -
      cents(paid.deductions) -
      cents(paid.orders),
  )
  expect(cents(paid.net)).toBe(cents(paid.checks) + cents(paid.deposits))
})

test('what was voided counts no more; what was drawn stays', async () => {
  const before = await of(second)
  await ok('payroll/voidPayroll', { companyId, payPeriodId: second, userIds: [ada.userId], reason: 'Twice' })
  const after = await of(second)
  const { accrued } = await booked(second)
  expect(after.people).toBe(2)
  expect(after.gross).toBe(before.gross - 2000)
  expect(after.orders).toBe(0)
  expect(cents(after.employeeTaxes) + cents(after.employerTaxes)).toBe(accrued('taxAgency'))
  expect(cents(after.deposits)).toBe(accrued('wagesPayable'))
  expect(after.fundingTotal).toBe(before.fundingTotal)
})

test('a run from before sums were kept is summed from its paychecks', async () => {
  const kept = await of(second)
  await owner.query(
    `update payroll_run set gross = null, net = null, reimbursements = null, employee_taxes = null, deposits = null,
       employer_taxes = null, deductions = null, contributions = null, orders = null, checks = null
     where company_id = $1 and pay_period_id = $2`,
    [companyId, second],
  )
  expect(await of(second)).toEqual(kept)
})

test('totals over the days that are asked for; a payroll that is not submitted has no amounts', async () => {
  const { payrolls, totals } = await summary({ from: '2026-06-01', to: '2026-07-31' })
  expect(payrolls.map(({ payDate }: { payDate: string }) => payDate)).toEqual([
    ...['2026-06-18', '2026-07-02', '2026-07-16', '2026-07-30'],
  ])
  expect(payrolls[3]).toMatchObject({ payPeriodStatus: 'new', people: null, gross: null, fundingTotal: null })
  expect(cents(totals.gross)).toBe(cents(payrolls[0].gross) + cents(payrolls[1].gross))
  const one = await summary({ from: '2026-06-01', to: '2026-06-18', limit: 1 })
  expect(one).toMatchObject({ totals: { gross: 7500 }, nextCursor: null })
})

test('three years at most, of a company that is there', async () => {
  const asked = (over: object) => call('reports/getPayrollSummary', { companyId, ...over })
  expect((await asked({ from: '2024-01-01', to: '2027-01-02' })).status).toBe(200)
  expect(await asked({ from: '2024-01-01', to: '2027-01-03' })).toMatchObject(
    refused('to: must be less than 1098 days after from'),
  )
  expect(await asked({ companyId: newId() })).toMatchObject(refused('Invalid CompanyId'))
})
