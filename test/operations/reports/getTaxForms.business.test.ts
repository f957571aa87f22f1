import { expect, test } from 'vitest'
import { payday } from '../../support/payday.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok } = world
// Before a payday of December.
await ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })
const { companyId, travelTo } = await payday(world, 1)
const { onboarded } = people(world)

test('a 1099-NEC is addressed to the business under its EIN, and says of a corporation that it need not be', async () => {
  const { userId } = await onboarded(companyId, { workerType: '1099-NEC' })
  await ok('sandbox/advanceClock', { hours: 1 })
  await ok('userOnboarding/addW9Information', {
    w9Information: {
      userId,
      contractorType: 'Business',
      businessName: 'Kestrel Design Inc',
      ein: '12-3450001',
      taxClassification: 'S corporation',
    },
  })
  const { today } = (await ok('sandbox/getClock', {})).clock
  const year = Number(today.slice(0, 4))
  const dates = { payBeginDate: `${year}-12-01`, payEndDate: `${year}-12-07`, payDate: `${year}-12-18` }
  const { payPeriodId } = (
    await ok('payroll/addSupplementalPayPeriod', {
      payPeriod: { companyId, payPeriodType: 'Off-Cycle', workerType: '1099-NEC', ...dates },
    })
  ).payPeriod
  await ok('payroll/addUsersToSupplementalPayPeriod', {
    companyId,
    payPeriodId,
    payrollLineItems: [{ userId, amount: 5000 }],
  })
  await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  await travelTo(`${year + 1}-01-05`)
  await ok('adminPortal/prepareFiling', { filing: { companyId, form: '1099-NEC', period: String(year) } })
  const { taxForms } = await ok('reports/getTaxForms', { companyId, year, userId, format: 'pdf' })
  expect(taxForms).toMatchObject([
    {
      form: '1099-NEC',
      recipient: { names: ['Kestrel Design Inc'], tin: '**-***0001' },
      notes: [expect.stringContaining('The recipient is a corporation by its W-9')],
    },
  ])
  expect(Buffer.from(taxForms[0].fileBase64, 'base64').toString('latin1')).toMatch(/^%PDF/)
})
