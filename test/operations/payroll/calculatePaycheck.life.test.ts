import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'

const { call, ok } = await sharedService()

const life = { type: 'group term life', coverage: 200_000 }
const paycheck = (over: object = {}, earning: object = life) => ({
  paycheck: {
    payDate: '2026-09-30',
    payFrequency: 'Monthly',
    workState: 'CA',
    earnings: [{ type: 'Regular', amount: 6000 }, earning],
    person: { ageAtYearEnd: 45 },
    ...over,
  },
})

test('A13, A27: life insurance is imputed from its coverage, and California’s disability insurance leaves it out', async () => {
  const { paycheck: answer } = await ok('payroll/calculatePaycheck', paycheck())
  expect([answer.gross, answer.notPaidInCash]).toEqual([6022.5, 22.5]) // 150 × 0.15
  const tax = (code: string) => answer.employeeTaxes.find((line: { code: string }) => line.code === code)
  expect(tax('CA.sdi')).toMatchObject({ taxable: 6000, amount: 78 })
  expect(tax('US.socialSecurity')).toMatchObject({ taxable: 6022.5, amount: 373.4 })
})

test.each([
  [{ person: {} }, life, 'A coverage of Group-Term Life needs person.ageAtYearEnd'],
  [{}, { ...life, amount: 5 }, 'Group-Term Life takes an amount or a coverage, not both'],
  [{}, { ...life, type: 'Bonus' }, 'Bonus has no coverage: send its amount'],
])('A13: %j with %j is refused', async (over, earning, message) => {
  expect(await call('payroll/calculatePaycheck', paycheck(over, earning))).toMatchObject(refused(message))
})

test('A13: health of an S corporation’s owner is a kind of its own', async () => {
  const { paycheck: answer } = await ok(
    'payroll/calculatePaycheck',
    paycheck({ workState: 'TX' }, { type: 'S-Corp 2% Health', amount: 600 }),
  )
  const taxable = (lines: readonly { code: string; taxable: number }[]) =>
    Object.fromEntries(lines.map((line) => [line.code, line.taxable]))
  expect(taxable(answer.employeeTaxes)).toMatchObject({ 'US.incomeTax': 6600, 'US.medicare': 6000 })
  expect(taxable(answer.employerTaxes)).toMatchObject({ 'US.futa': 6000, 'TX.sui': 6000 })
})
