import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { ok } = await sharedService()
const { companyId } = (await ok('sandbox/seedDemoCompany', { employees: 1 })).company
const [{ payPeriodId }] = (await ok('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods
const at = { companyId, payPeriodId }
const preview = await ok('payroll/previewPayroll', at)
await ok('payroll/initiatePayroll', { ...at, runNow: true })
await ok('sandbox/advanceClock', { days: 30 })

const companiesIn = (records: readonly { companyId: string }[]) => [
  ...new Set(records.map((record) => record.companyId)),
]

test.each([
  ['reports/getPayPeriod', { companyId }, 'payPeriod'],
  ['reports/getUnProcessedPayPeriod', { companyId }, 'unprocessedPayPeriods'],
  ['reports/getPayPeriodDetails', { payPeriodId }, 'payPeriod'],
  ['reports/getProcessedPayperiodsDetails', { companyId }, 'payPeriod'],
])('1.13: every period of %s names its company', async (address, asked, key) => {
  expect(companiesIn((await ok(address, asked))[key])).toEqual([companyId])
})

test('1.13: so does a preview', () => {
  expect(companiesIn(preview.payPeriod)).toEqual([companyId])
})

test('1.13: and every Pay Period event, so that a receiver of many companies can route it', async () => {
  const { events } = await ok('reports/getEvents')
  const periods = events.flatMap(({ payload }: { payload: { payPeriod?: [{ companyId: string }] }[] }) =>
    payload.flatMap(({ payPeriod = [] as never }) => payPeriod),
  )
  expect(periods.length).toBeGreaterThan(20)
  expect(companiesIn(periods)).toEqual([companyId])
})
