import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { refusals } from './refusals.ts'

const world = await sharedService()
const { companyId, message } = await refusals(world)

test('dates of a period beside the schedule', async () => {
  const add = (over: object) =>
    message('payroll/addSupplementalPayPeriod', {
      payPeriod: {
        companyId,
        payPeriodType: 'Off-Cycle',
        workerType: 'W2',
        payBeginDate: '2026-11-02',
        payEndDate: '2026-11-13',
        payDate: '2027-01-15',
        ...over,
      },
    })
  expect(await add({ payEndDate: '2026-11-01' })).toBe('payEndDate must not be before payBeginDate')
  expect(await add({ payDate: '2026-11-01' })).toBe('payDate must not be before payBeginDate')
  expect(await add({ payBeginDate: '2026-01-01', payDate: '2026-01-15' })).toBe(
    'payDate must not be in the past',
  )
})
