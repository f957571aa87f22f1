import { describe, expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call, ok } = world
const { company, hire, schedule, later } = payroll(world)

const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%' } })
const { userId } = await hire(companyId, { name: 'Sal Aried', state: 'GA', rate: 52_000 })
await later()
const [period] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = { companyId, payPeriodId: period!.payPeriodId, userId }

const twins = [
  {
    operation: 'payroll/removeDeductions',
    field: 'deductionDescription',
    reply: 'removeDeductionOnly',
    payItem: 'Deduction',
    imported: 'deductions',
    once: 'Tools',
    monthly: 'Union Dues',
    nothing: 'No such deduction',
    empty: 'There are no deductions to remove',
  },
  {
    operation: 'payroll/removeAdditionalCompensations',
    field: 'additionalCompensationDescription',
    reply: 'removeAdditionalCompensation',
    payItem: 'AdditionalCompensation',
    imported: 'additionalCompensation',
    once: 'Bonus',
    monthly: 'Car Allowance',
    nothing: 'No such additional compensation',
    empty: 'There is no additional compensation to remove',
  },
] as const

describe.each(twins)('weak spots: $operation', ({ operation, field, reply, payItem, imported, ...words }) => {
  const remove = (description?: string) =>
    call(operation, { ...at, ...(description === undefined ? {} : { [field]: description }) })
  const none = { status: 400, body: { error: { message: words.nothing } } }
  const give = () =>
    ok('payroll/importRegularPayrollData', {
      companyId,
      payPeriodId: at.payPeriodId,
      payrollData: [{ userId, [imported]: [{ description: words.once, amount: 25 }] }],
    })

  test('says when there is nothing at all', async () => {
    expect(await remove(words.once)).toMatchObject(none)
    expect((await remove()).body[reply]).toEqual({ status: 'Success', message: words.empty })
  })

  test('removes an imported one by its description, once', async () => {
    await give()
    expect(await remove('Nope')).toMatchObject(none)
    expect((await remove(words.once.toLowerCase())).body[reply]).toMatchObject({ status: 'Success' })
    expect(await remove(words.once)).toMatchObject(none)
  })

  test('removes a recurring one from this period, once', async () => {
    await ok('adminPortal/addRecurringPayItem', {
      companyId,
      userId,
      payItem,
      type: words.monthly,
      amountPerPayperiod: 5,
    })
    expect(await remove('Nope')).toMatchObject(none)
    expect((await remove(words.monthly)).status).toBe(200)
    expect(await remove(words.monthly)).toMatchObject(none)
  })
})
