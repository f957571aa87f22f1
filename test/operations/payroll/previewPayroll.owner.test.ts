import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%' } })

const OWNER = 'Yes, as an owner/corporate officer'
const salaried = (name: string, wage: object) =>
  hire(companyId, { name, state: 'GA', rate: 52_000, wage: { userRefTaxExempt: OWNER, ...wage } })
await salaried('Olga Owner', {})
await salaried('Oskar Officer', { taxExemptions: ['SUI'] })
await later()
const [period] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })

test('A13: an owner or officer pays every tax until an exemption is named, and the preview says so', async () => {
  const { warnings } = await ok('payroll/previewPayroll', { companyId, payPeriodId: period!.payPeriodId })
  expect(warnings).toEqual([
    'Olga Owner is marked as an owner or corporate officer: no tax is left out for that alone. ' +
      'Name what the law lets them out of, such as SUI, in the taxExemptions of the wage',
  ])
})
