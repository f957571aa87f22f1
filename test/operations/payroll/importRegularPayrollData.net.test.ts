import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { holdsIn } from '../../support/invariants.ts'
import { sharedService } from '../../support/shared.ts'
import { inputs } from './inputs.ts'

/** Pay that is given as net: Georgia, 2,000 every two weeks. */
const sandbox = await sharedService()
const { call, ok, owner } = sandbox
const { at, companyId, salaried, imported, itemOf } = await inputs(sandbox)
const { userId } = salaried

const net = (amount: number, description = 'Bonus') => ({
  userId,
  additionalCompensation: [{ description, amount, isNet: true }],
})
const send = (row: object) => call('payroll/importRegularPayrollData', { ...at, payrollData: [row] })
const netPay = async () => (await itemOf(userId)).netTotal as number
const cents = (dollars: number) => Math.round(dollars * 100)

test.each([
  ['below zero', -5, 'Bonus'],
  ['nothing', 0, 'Bonus'],
  ['not in money', 5, 'Group-Term Life'],
  ['tips', 5, 'Tips'],
])('not as net: %s', async (_, amount, word) => {
  expect(await send(net(amount, word))).toMatchObject(
    refused(
      `"${word}" of ${amount.toFixed(2)} cannot be net: a net amount is above zero, and of pay in money that is taxed as ` +
        'wages, such as Bonus or Commission. Send it without isNet',
    ),
  )
})

test('the import of base pay refuses it too', async () => {
  const payrollData = [net(5, 'Tips')]
  const { body } = await call('payroll/importRegularDifferentialPayrollData', { ...at, payrollData })
  expect(body.error.message).toMatch(/^"Tips" of 5\.00 cannot be net/)
})

test('preview, explanation and run pay the same gross, and it leaves what was asked', async () => {
  const before = await netPay()
  await imported(net(500))
  expect(cents(await netPay()) - cents(before)).toBe(50_000)

  const data = (await ok('payroll/getPayrollData', { ...at, userId })).payrollData[0]
  expect(data.additionalCompensation).toMatchObject([{ description: 'Bonus', amount: 500, isNet: true }])
  expect(data.imported.additionalCompensation).toEqual([{ description: 'Bonus', amount: 500, isNet: true }])
  const given = (await ok('reports/getImportedPayrollData', at)).importedPayrollData[0]
  expect(given.additionalCompensation).toMatchObject([{ amount: 500, isNet: true }])

  const asked = { payPeriodId: at.payPeriodId, userId }
  const lineIn = async () =>
    (await ok('reports/explainPaycheck', asked)).explanation.find(
      (line: { name: string }) => line.name === 'Bonus',
    )
  const expected = await lineIn()
  expect(expected.amount).toBeGreaterThan(500)
  expect(expected.says).toMatchObject({
    code: 'netPay',
    en: `$${expected.amount.toFixed(2)}, so that $500.00 of it is left after everything that is taken.`,
  })
  expect(expected.steps).toMatchObject([
    { formula: 'the gross that raises the net pay by what was asked', inputs: { 'net asked': '500.00' } },
  ])

  await ok('payroll/initiatePayroll', at)
  expect(await lineIn()).toEqual(expected)
  await ok('payroll/cancelPayrollSubmission', at)
  await holdsIn(owner, companyId)
})

test('what is taken beside taxes is told', async () => {
  await imported({ ...net(500), deductions: [{ description: 'Loan', amount: 10 }] })
  const told = async () =>
    (await ok('payroll/previewPayroll', at)).warningDetails.filter(({ code }: { code: string }) =>
      /^net/.test(code),
    )
  expect(await told()).toEqual([])
  await ok('adminPortal/addRecurringPayItem', {
    companyId,
    userId,
    payItem: 'Deduction',
    type: '401k',
    allocatedPercentage: 10,
  })
  const [warning] = await told()
  expect(warning).toMatchObject({ code: 'netWithDeductions', operation: 'payroll/skipItems' })
  expect(warning.message).toMatch(
    /^Sal Aried gets 500\.00 net for \d+\.\d\d gross, of which \d+\.\d\d to deductions goes beside taxes$/,
  )
})

test('a net that nothing reaches stops this worker, and says so', async () => {
  await ok('adminPortal/addRecurringPayItem', {
    companyId,
    userId,
    payItem: 'Deduction',
    type: 'Uniform',
    allocatedPercentage: 100,
  })
  expect((await ok('payroll/previewPayroll', at)).blockers).toMatchObject([
    {
      code: 'netUnreachable',
      userId,
      message: 'Sal Aried: No gross amount leaves a net of 500.00 (payrollData)',
      operation: 'payroll/importRegularPayrollData',
    },
  ])
})
