import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const demo = await payday(sandbox, 2)
const { companyId } = demo
const { payPeriodId } = demo.first
await demo.initiate()
const days = { from: '2026-01-01', to: '2029-12-31' }

test('what is owed to the IRS at a pay date is what the paychecks withheld and cost', async () => {
  const { taxLiabilities } = await ok('reports/getTaxLiabilities', { companyId, ...days })
  expect(taxLiabilities.length).toBeGreaterThan(1)
  const cents = (amount: number) => Math.round(amount * 100)
  const accrued = taxLiabilities.reduce(
    (sum: number, one: { accrued: number }) => sum + cents(one.accrued),
    0,
  )
  const { payPeriod } = await ok('reports/getPayPeriodDetails', { payPeriodId })
  const taxes = payPeriod[0].payrollLineItems.flatMap(
    (item: { employeeTaxDetails: object[]; employerTaxDetails: object[] }) => [
      ...item.employeeTaxDetails,
      ...item.employerTaxDetails,
    ],
  )
  expect(accrued).toBe(
    taxes.reduce((sum: number, tax: { taxAmount: number }) => sum + cents(tax.taxAmount), 0),
  )
  // The premium of an insurer is due by its bill, which nobody has told.
  for (const { deposited, dueDate, payee } of taxLiabilities)
    expect({ deposited, dueDate }).toEqual({
      deposited: 0,
      dueDate: payee === 'carrier' ? null : expect.any(String),
    })
})

test('each says when we deposit it: the day of our payment, no later than the law wants it', async () => {
  const { taxLiabilities } = await ok('reports/getTaxLiabilities', { companyId, ...days })
  const { payrollTransaction } = await ok('reports/getTransactions', { companyId })
  const paid = new Set(payrollTransaction.map((each: { effectiveDate: string }) => each.effectiveDate))
  for (const { depositDate, dueDate, payee, liabilities } of taxLiabilities) {
    expect(liabilities[0].depositDate).toBe(depositDate)
    if (payee === 'carrier') expect(depositDate).toBeNull()
    else expect([depositDate <= dueDate, paid.has(depositDate)]).toEqual([true, true])
  }
})

test('an unknown company', async () => {
  expect(await call('reports/getTaxLiabilities', { companyId: newId(), ...days })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
