import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { holdsIn } from '../../support/invariants.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

/** Mileage and per diem by miles and days: up to the federal rate paid back, beyond it wages. Texas. */
const sandbox = await sharedService()
const { call, ok, owner } = sandbox
const { company, hire, schedule, run, preview, later } = payroll(sandbox)

const companyId = await company({ today: '2026-05-11', states: { TX: '2.7%' } })
const { userId } = await hire(companyId, { name: 'Dee Driver', state: 'TX', rate: 52_000 }) // 2,000
const item = (more: object) =>
  call('adminPortal/addPayItemType', {
    payItemType: { companyId, payItem: 'AdditionalCompensation', ...more },
  })
const site = await item({ name: 'Site miles', taxTreatment: 'Mileage', rate: 0.8 })
await later()
const [period] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = { companyId, payPeriodId: period!.payPeriodId }
const rows = (...additionalCompensation: object[]) => ({
  ...at,
  payrollData: [{ userId, additionalCompensation }],
})
const send = (...lines: object[]) => call('payroll/importRegularPayrollData', rows(...lines))
const days = { description: 'Per Diem', days: 2, rate: 250, perDiemArea: 'Low' }

test.each<[string, object, string]>([
  ['nothing to pay', { description: 'Bonus' }, '"Bonus" needs an amount'],
  ['nothing to pay for', { description: 'Mileage' }, '"Mileage" needs an amount, or miles'],
  ['both', { ...days, miles: 3 }, '"Per Diem" takes miles or days, not both'],
  ['miles of a bonus', { description: 'Bonus', miles: 3 }, '"Bonus" takes no miles: miles go with Mileage'],
  ['days of mileage', { ...days, description: 'Mileage' }, '"Mileage" takes no days: days go with Per Diem'],
  ['no area', { description: 'Per Diem', days: 2 }, 'the days of "Per Diem" need a perDiemArea'],
  [
    'an area of miles',
    { description: 'Mileage', miles: 2, perDiemArea: 'Low' },
    'perDiemArea and mealsOnly of "Mileage" go with days',
  ],
  [
    'a rate of an amount',
    { description: 'Mileage', amount: 2, rate: 0.5 },
    '"Mileage" has an amount; rate and what else is of travel go with miles or days',
  ],
  [
    'another amount',
    { ...days, amount: 499 },
    '"Per Diem" comes to 500.00, not to 499.00; leave the amount out',
  ],
])('a line with %s is refused, and changes nothing', async (_, line, fault) => {
  const message = `Miles or days do not fit: payrollData.0: ${fault}`
  expect(await send(line)).toMatchObject(refused(message))
  expect(await call('payroll/importRegularDifferentialPayrollData', rows(line))).toMatchObject(
    refused(message),
  )
  expect((await ok('reports/getImportedPayrollData', at)).importedPayrollData).toEqual([])
})

test('a rate goes with mileage and per diem only', async () => {
  const message = 'rate goes with a word that is taxed like Mileage or Per Diem'
  expect(await item({ name: 'Spot', taxTreatment: 'Bonus', rate: 1 })).toMatchObject(refused(message))
  expect(site.status).toBe(200)
  const bonus = await item({ name: 'Spot', taxTreatment: 'Bonus' })
  const { payItemTypeId } = bonus.body.payItemType
  const changed = { payItemType: { payItemTypeId, rate: 0.9 } }
  expect(await call('adminPortal/updatePayItemType', changed)).toMatchObject(refused(message))
  const { payItemTypes } = await ok('reports/getPayItemTypes', { companyId })
  expect(payItemTypes).toMatchObject([
    { name: 'Site miles', rate: 0.8 },
    { name: 'Spot', rate: null },
  ])
})

test('up to the federal rate it is paid back; beyond it, taxed', async () => {
  // 100 × 0.725; 200 × (0.80 − 0.725) = 15; 2 × (250 − 225) = 50.
  const sent = await send(
    { description: 'Mileage', miles: 100 },
    { description: 'Site miles', miles: 200 },
    days,
  )
  expect(sent.status).toBe(200)
  const { importedPayrollData: payrollData } = await ok('reports/getImportedPayrollData', at)
  expect(payrollData[0].additionalCompensation).toMatchObject([
    { description: 'Mileage', amount: 72.5, miles: 100, rate: 0.725, travelDate: '2026-06-14' },
    { description: 'Site miles', amount: 160, miles: 200, rate: 0.8 },
    { description: 'Per Diem', amount: 500, days: 2, rate: 250, perDiemArea: 'Low' },
  ])
  // What getPayrollData answers may be sent again as it is.
  const [row] = (await ok('payroll/getPayrollData', at)).payrollData
  expect(row).toMatchObject({ gross: 2065 })
  const again = { ...at, payrollData: [{ userId, ...row.imported }] }
  expect((await call('payroll/importRegularPayrollData', again)).status).toBe(200)

  // 2,065 × 6.2 %, × 1.45 %; 72.50 + 145 + 450 are paid back.
  const paid = {
    gross: 2065,
    taken: { 'Social Security': 128.03, Medicare: 29.94 },
  }
  expect((await preview(at))['Dee Driver']).toMatchObject(paid)
  expect((await run(at))['Dee Driver']).toMatchObject(paid)

  const { explanation } = await ok('reports/explainPaycheck', { ...at, userId })
  const said = explanation
    .filter(({ code }: { code: string }) => /Mileage|Per Diem/.test(code))
    .map(
      ({
        code,
        name,
        amount,
        says,
      }: {
        code: string
        name: string
        amount: number
        says: { en: string }
      }) => [code, name, amount, says.en],
    )
  expect(said).toEqual([
    [
      'Mileage',
      'Mileage',
      72.5,
      '100 miles at $0.7250: $72.50 is paid back without tax, up to the federal rate of $0.7250.',
    ],
    [
      'Mileage',
      'Site miles',
      145,
      '200 miles at $0.80: $145.00 is paid back without tax, up to the federal rate of $0.7250.',
    ],
    [
      'Mileage Excess',
      'Mileage Excess',
      15,
      '200 miles at $0.80: $15.00 is beyond the federal rate of $0.7250 and taxed as pay.',
    ],
    [
      'Per Diem',
      'Per Diem',
      450,
      '2 days at $250.00: $450.00 is paid back without tax, up to the federal rate of $225.00.',
    ],
    [
      'Per Diem Excess',
      'Per Diem Excess',
      50,
      '2 days at $250.00: $50.00 is beyond the federal rate of $225.00 and taxed as pay.',
    ],
  ])
  await holdsIn(owner, companyId)
})
